import { count, filled, i18n } from '../../words/i18n.ts'

/** Search by picture. */
export const pictureFailures = i18n('picture-failures', {
  'not-allowed':
    'Your library account does not include finding by picture. Ask whoever manages it for the product reverse image search, or search with words.',
  'not-found':
    'The library no longer knows the picture. Send it again to go on.'
})

export const pictureWords = i18n('picture', {
  title: 'Find by picture',
  back: 'Back',
  start: 'Find what looks like the selected layer',
  another: 'Find another',
  noLayer:
    'Select a layer that looks like what you want, then press the button.',
  ready:
    'The picture of the selected layer is made when you press the button. You see it before it is sent.',
  readyAgain:
    'The picture of the selected layer is made and sent when you press the button: you agreed to that for this file.',
  signInTitle: 'Sign in to find by picture',
  signInWhy:
    'The picture goes straight from here to the library, as you. Nothing was made or sent yet.',
  signIn: 'Sign in',

  drawing: 'Making a picture of the layer…',
  ask: 'Send this picture to the library?',
  pictureOf: filled('Picture of {name}'),
  facts: filled('{name}, {size} kB'),
  onlyThis: filled(
    'Only this picture is sent, to {host}: no name, no text of the file, no other layer.'
  ),
  once: 'You are asked once for this file. Pictures of other layers of it are then sent as soon as you search by them.',
  send: 'Send and search',
  sending: 'Sending the picture…',
  sent: filled('{size} kB sent: {name}'),

  looking: 'Looking for what is alike…',
  results: count({
    one: '{count} picture looks like it',
    other: '{count} pictures look like it'
  }),
  nothing: 'Nothing in the library looks like it',
  nothingHint: 'Select another layer, or search with words.',

  failed: 'The picture could not be searched by',
  tooLarge:
    'The library takes no picture as large as this one. Select a smaller part of it.',
  notTaken:
    'The library could not read the picture. Select another layer, then try again.',
  wait: count({
    one: 'The library takes no picture just now. Try again in {count} second.',
    other:
      'The library takes no picture just now. Try again in {count} seconds.'
  }),
  waitNow:
    'The library takes no picture just now. Wait a moment, then try again.',
  sendAgain: 'Send again'
})
