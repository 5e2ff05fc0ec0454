import { i18n } from './i18n.ts'

export const buttonWords = i18n('buttons', {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  place: 'Place',
  close: 'Close',
  done: 'Done',
  stop: 'Stop',
  checkAgain: 'Check again',
  putAside: 'Ignore',
  swap: 'Swap',
  license: 'License',
  putBack: 'Put back',
  takeBack: 'Stop ignoring',
  comp: 'Comp',
  licensed: 'Licensed',
  back: 'Back',
  fill: 'Fill',
  show: 'Show'
})
