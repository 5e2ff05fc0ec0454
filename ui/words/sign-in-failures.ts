import de from './de/sign-in-failures.json'
import es from './es/sign-in-failures.json'
import fr from './fr/sign-in-failures.json'
import ja from './ja/sign-in-failures.json'
import pt from './pt/sign-in-failures.json'
import { count, i18n } from './i18n.ts'

export const signInFailures = i18n('sign-in-failures', [de, es, fr, ja, pt], {
  tooManyTries: 'Too many wrong codes ended this sign-in. Start again.',
  tries0: 'You have no tries left.',
  tries: count({
    one: 'You have {count} try left.',
    other: 'You have {count} tries left.'
  }),
  'rate-limited': 'Too many sign-ins at once. Wait a minute, then try again.',
  'timed-out': 'Sign-in took too long. Try again.',
  'not-found': 'This sign-in has ended. Start again.',
  'storage-full':
    'Figma’s storage for plugins is full, so the sign-in could not be ' +
    'saved. Remove data of other plugins, then sign in again.',
  'storage-failed':
    'Figma could not save the sign-in. You are signed in until you close ' +
    'the plugin.'
})
