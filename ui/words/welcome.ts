import de from './de/welcome.json'
import es from './es/welcome.json'
import fr from './fr/welcome.json'
import ja from './ja/welcome.json'
import pt from './pt/welcome.json'
import { filled, i18n } from './i18n.ts'

/** What somebody does first, in three steps. */
export const welcomeWords = i18n('welcome', [de, es, fr, ja, pt], {
  title: 'Welcome to Cleared',
  close: 'Put the first steps away',
  place: 'Search, and place a comp. No account is needed.',
  placeDo: 'Search',
  signIn: 'Sign in when you want to license, now or later.',
  signInDo: 'Sign in',
  license: 'See what this file uses, and license it.',
  licenseDo: 'This file',
  done: filled('Done: {step}')
})
