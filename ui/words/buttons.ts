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
