import { count, filled, i18n } from '../words/i18n.ts'

/** Texts of asset lists. */
export const libraryWords = i18n('library', {
  back: 'Back',
  loadingPictures: 'Loading pictures',
  loadingMore: 'Loading more…',
  thatIsAllThereIs: 'That is all there is.',
  pictureCount: count({ one: '{count} picture', other: '{count} pictures' }),
  editorial: 'Editorial',
  vector: 'Vector',
  inThisFile: 'In this file',
  open: filled('Open {name}'),
  pick: filled('Pick {name}'),
  pickSpace: 'Pick (Space)',
  keys: 'Enter opens, Space picks, Shift with an arrow key picks more, Ctrl or Cmd A picks all, P places, F fills the selected layers.'
})

/** One asset of a media type. */
export const mediaTypeWords = i18n('media-types', {
  image: 'Image',
  video: 'Video',
  audio: 'Track'
})

export const savingWords = i18n('saving', {
  save: 'Save',
  saveTo: 'Save to a collection',
  savePicked: count({
    one: 'Save {count} to a collection',
    other: 'Save {count} to a collection'
  })
})
