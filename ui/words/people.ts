import de from './de/people.json'
import es from './es/people.json'
import fr from './fr/people.json'
import ja from './ja/people.json'
import pt from './pt/people.json'
import { i18n } from './i18n.ts'

/** How many are in a picture, by their number. */
export const peopleWords = i18n('people', [de, es, fr, ja, pt], {
  0: 'No people',
  1: '1 person',
  2: '2 people',
  3: '3 people',
  4: '4 or more people'
})
