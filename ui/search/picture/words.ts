import { count, filled, i18n } from '../../words/i18n.ts'

/** Search by picture. */
export const pictureFailures = i18n('picture-failures', {
  'not-allowed':
    'Your library account doesn’t include search by image. Ask your admin for the product reverse image search.',
  'gateway-credentials':
    'Search by image doesn’t work without signing in right now. Sign in, or tell the person who set up Cleared.',
  'not-found': 'The library no longer has this image. Send it again.'
})

export const pictureWords = i18n('picture', {
  title: 'Search by image',
  back: 'Back',
  start: 'Find similar images',
  another: 'Search again',
  noLayer: 'Select a layer that looks like what you want',
  ready:
    'Makes an image of the selected layer. You’ll see it before it’s sent.',
  readyAgain:
    'Makes an image of the selected layer and sends it, as you allowed for this file.',
  signInTitle: 'Sign in to search by image',
  signInWhy:
    'The image goes straight to the library, from your account. Nothing has been made or sent yet.',
  signIn: 'Sign in',
  checking: 'Checking…',

  drawing: 'Making an image of the layer…',
  ask: 'Send this image to the library?',
  pictureOf: filled('Image of {name}'),
  facts: filled('{name}, {size} kB'),
  onlyThis: filled(
    'Only this image is sent to {host}: no names, text, or other layers.'
  ),
  through: filled(
    'Only this image is sent, through {gateway} to {host}: no names, text, or other layers. {gateway} doesn’t keep it.'
  ),
  once: 'Cleared asks once per file. Images of other layers in this file are then sent as soon as you search with them.',
  send: 'Send and search',
  sending: 'Sending image…',
  sent: filled('{size} kB sent: {name}'),

  looking: 'Finding similar images…',
  results: count({
    one: '{count} similar image',
    other: '{count} similar images'
  }),
  nothing: 'No similar images',
  nothingHint: 'Select another layer, or search with words.',

  failed: 'Couldn’t search with this image',
  tooLarge: 'This image is too large. Select a smaller part.',
  notTaken: 'The library couldn’t read this image. Select another layer.',
  wait: count({
    one: 'Search by image is busy. Try again in {count} second.',
    other: 'Search by image is busy. Try again in {count} seconds.'
  }),
  waitNow: 'Search by image is busy. Try again in a minute.',
  sendAgain: 'Send again'
})
