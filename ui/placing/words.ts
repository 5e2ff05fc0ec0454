import { count, filled, i18n } from '../words/i18n.ts'

export const placeFailures = i18n('place-failures', {
  'not-found':
    'The library no longer has this preview. Search again, then place it.',
  'storage-failed': 'Figma could not place the picture. Try again.'
})

export const placingWords = i18n('placing', {
  fillAndPlace: 'Fill and place',
  selectedLayers: 'Selected layers',
  putBack: filled('Put {name} back'),
  keepWhatGets: filled('Keep what {name} gets'),
  putAllBackUntilCleared: 'Put all back (until Cleared is closed)',
  shufflePictures: 'Shuffle the pictures',
  filling: filled('Filling {progress}'),
  whatEachLayerGets: 'What each layer gets',
  ofFilled: filled('{filled} of {layers} filled'),
  selected: filled('{layers} selected'),
  fillSelection: 'Fill selection',
  fillLayer: 'Fill layer',
  fillLayers: filled('Fill {layers} layers'),
  andInstances: filled('{what} and instances'),
  placeOnCanvas: 'Place on the canvas',
  keptOldFill: filled('{names} kept the old fill.'),
  couldNotBePutBack: filled('{names} could not be put back.'),
  thisIsInMainComponent:
    'This is in a main component: its instances show it too.',
  alike: filled(
    'The library sent the same preview for more than one image: {names}'
  ),
  couldNotBePlaced: filled('{names} could not be placed.'),
  andMore: filled('{names} and {more} more'),
  more: count({ one: 'and {count} more', other: 'and {count} more' }),
  doneOf: filled('{done} of {total}'),
  pickNone: count({
    one: '{count} picked, pick none',
    other: '{count} picked, pick none'
  }),
  licenseSome: filled('License {count}'),
  placeSome: filled('Place {count}')
})
