import { i18n } from './i18n.ts'

/** The tabs of the panel. */
export const placeWords = i18n('places', {
  search: 'Search',
  collections: 'Collections',
  file: 'This file',
  licenses: 'Licenses',
  account: 'Account'
})
