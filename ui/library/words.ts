import type { MediaType } from '../../contract/api/media-type.ts'
import type { Orientation } from '../../contract/api/search-values.ts'
import { count, filled, i18n } from '../words/i18n.ts'

/** Texts of asset lists. */
export const libraryWords = i18n('library', {
  back: 'Back',
  loading: 'Loading…',
  loadingMore: 'Loading more…',
  endOfResults: 'End of results',
  editorial: 'Editorial',
  vector: 'Vector',
  inThisFile: 'In this file',
  tempo: filled('{bpm} BPM'),
  open: filled('Open {name}'),
  moreFor: filled('More for {name}'),
  pick: filled('Pick {name}'),
  pickX: 'Pick (X)',
  cannotPlay: 'Preview can’t be played',
  couldNotPlay: 'Couldn’t play. Open to try again.',
  keys: 'Enter to fill selected layers, or to open if there are none, O to open, X to pick, Space to pick an image or to play a video or track, Shift + arrow keys to pick more, Ctrl or Cmd + A to pick all, P to place, F to fill selected layers.'
})

/** The media, each as a choice. */
export const mediumWords = i18n('search-media', {
  image: 'Images',
  video: 'Videos',
  audio: 'Music'
} satisfies Record<MediaType, string>)

export const orientationWords = i18n('orientations', {
  horizontal: 'Horizontal',
  vertical: 'Vertical'
} satisfies Record<Orientation, string>)

/** Sizes of more than two letters, by the library's names in small ones. */
export const sizeWords = i18n('size-names', {
  small: 'Small',
  med: 'Med',
  medium: 'Medium',
  large: 'Large',
  huge: 'Huge',
  original: 'Original',
  super: 'Super',
  supersize: 'Super',
  vector: 'Vector',
  web: 'Web'
})

/** What is known of a file. */
export const fileFactWords = i18n('file-facts', {
  pixels: filled('{width} × {height} px'),
  frames: filled('{fps} fps'),
  megabytes: filled('{size} MB'),
  fewBytes: '<\u00a00.1\u00a0MB'
})

/** The usual licenses, by the API's names. */
export const licenseNameWords = i18n('license-names', {
  standard: 'Standard',
  enhanced: 'Enhanced',
  image: 'Image',
  multi_share: 'Multi-share',
  media: 'Media',
  media_digital: 'Digital media',
  premier: 'Premier',
  premier_digital: 'Premier (digital)',
  premier_editorial_all_digital: 'Editorial (digital)',
  premier_editorial_all_media: 'Editorial (all media)',
  premier_editorial_comp: 'Editorial comp',
  footage_standard: 'Standard',
  footage_enhanced: 'Enhanced',
  footage_comp: 'Comp',
  audio_standard: 'Standard',
  audio_enhanced: 'Enhanced',
  audio_platform: 'Platform'
})

export const savingWords = i18n('saving', {
  save: 'Save',
  saveTo: 'Save to a collection',
  savePicked: count({
    one: 'Save {count} to a collection',
    other: 'Save {count} to a collection'
  })
})
