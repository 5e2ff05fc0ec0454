import de from './de/buttons.json'
import es from './es/buttons.json'
import fr from './fr/buttons.json'
import ja from './ja/buttons.json'
import pt from './pt/buttons.json'
import { i18n } from './i18n.ts'

export const buttonWords = i18n('buttons', [de, es, fr, ja, pt], {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  place: 'Place',
  close: 'Close',
  done: 'Done',
  stop: 'Stop',
  checkAgain: 'Check again',
  putAside: 'Put aside',
  swap: 'Swap',
  license: 'License',
  putBack: 'Put back',
  takeBack: 'Take back',
  comp: 'Comp',
  licensed: 'Licensed',
  back: 'Back',
  fill: 'Fill',
  show: 'Show'
})
