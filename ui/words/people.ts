import { i18n } from './i18n.ts'

/** How many are in a picture, by their number. */
export const peopleWords = i18n('people', {
  0: 'No people',
  1: '1 person',
  2: '2 people',
  3: '3 people',
  4: '4 or more people'
})
