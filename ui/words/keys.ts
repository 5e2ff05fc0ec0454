import de from './de/keys.json'
import es from './es/keys.json'
import fr from './fr/keys.json'
import ja from './ja/keys.json'
import pt from './pt/keys.json'
import { i18n } from './i18n.ts'

/** What keys do, as the dialog that lists them says it. */
export const keyWords = i18n('keys', [de, es, fr, ja, pt], {
  title: 'Keyboard',
  anywhere: 'Anywhere',
  inResults: 'In results',
  inField: 'In the search field',
  enter: 'Enter',
  space: 'Space',
  arrows: 'Arrow keys',
  shiftArrow: 'Shift + arrow key',
  delete: 'Delete',
  esc: 'Esc',
  altDigits: 'Alt + 1 … 4',
  ctrlA: 'Ctrl + A, ⌘ A',
  toField: 'Go to the search field',
  stepBack: 'Step back',
  places: 'Search, Collections, This file, Licenses',
  thisList: 'Show these keys',
  move: 'Move from one to the next',
  open: 'Open the asset',
  pick: 'Pick it, or take the pick back',
  pickMore: 'Pick the next one, too',
  pickAll: 'Pick all that are loaded',
  place: 'Place',
  fill: 'Fill the selected layers',
  save: 'Save to a collection',
  remove: 'Remove from your own collection',
  search: 'Search',
  suggestions: 'Choose a suggestion',
  forget: 'Forget the chosen suggestion'
})
