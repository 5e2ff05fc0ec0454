import { count, i18n } from '../words/i18n.ts'

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
