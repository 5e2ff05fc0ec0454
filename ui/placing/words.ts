import { count, filled, i18n } from '../words/i18n.ts'

export const placeFailures = i18n('place-failures', {
  'not-found': 'This preview is no longer available. Search again.',
  'storage-failed': 'Figma couldn’t place it. Try again.'
})

/** Why the still of a video is used. */
export const clipFailures = i18n('clip-failures', {
  'not-found': 'The library has no preview video.',
  'video-too-large': 'The preview video is over 100 MB, Figma’s limit.',
  'video-unreadable': 'Figma can’t play the preview video.'
})

export const placingWords = i18n('placing', {
  fillAndPlace: 'Fill and place',
  selectedLayers: 'Selected layers',
  putBack: filled('Put {name} back'),
  keepWhatGets: filled('Keep fill for {name}'),
  putAllBack: 'Put all back (until you close Cleared)',
  shufflePictures: 'Shuffle fills',
  filling: filled('Filling {progress}'),
  layerList: 'What each layer gets',
  ofFilled: filled('{filled} of {layers} filled'),
  selected: filled('{layers} selected'),
  selectGroups: count({ one: 'Select group', other: 'Select groups' }),
  fillSelection: 'Fill selection',
  fillLayer: 'Fill layer',
  fillLayers: filled('Fill {layers} layers'),
  andInstances: filled('{what} and instances'),
  noMusicInLayers: 'Music can’t fill layers. Place it as a card.',
  placeOnCanvas: 'Place on canvas',
  keptOldFill: filled('{names} kept the old fill.'),
  notPutBack: filled('Couldn’t put {names} back.'),
  inMainComponent: 'In a main component. Instances show it too.',
  alike: filled('The library sent the same preview for all of these: {names}'),
  notPlaced: filled('Couldn’t place {names}.'),
  stillUsed: filled('Used the still of {names}.'),
  noVideos: count({
    one:
      'Your Figma team’s plan doesn’t take video. Used the still instead. ' +
      'On a paid plan, fill the layer again to get the video.',
    other:
      'Your Figma team’s plan doesn’t take video. Used {count} stills ' +
      'instead. On a paid plan, fill the layers again to get the videos.'
  }),
  andMore: filled('{names} and {more} more'),
  more: count({ one: 'and {count} more', other: 'and {count} more' }),
  doneOf: filled('{done} of {total}'),
  pickNone: count({
    one: '{count} picked, clear',
    other: '{count} picked, clear'
  }),
  licenseSome: filled('License {count}'),
  placeSome: filled('Place {count}')
})
