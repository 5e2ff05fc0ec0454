import { filled, i18n } from './i18n.ts'

/** What somebody does first, in three steps. */
export const welcomeWords = i18n('welcome', {
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
