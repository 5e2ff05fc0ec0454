import { i18n } from './i18n.ts'

/** The filters that are asked for most. */
export const filterSectionWords = i18n('filter-sections', {
  type: 'Type',
  orientation: 'Orientation',
  color: 'Color',
  people: 'People',
  size: 'Size',
  license: 'License'
})
