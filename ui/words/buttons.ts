import { i18n } from './i18n.ts'

export const buttonWords = i18n('buttons', {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  place: 'Place'
})
