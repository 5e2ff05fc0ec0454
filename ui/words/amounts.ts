import { count, i18n } from './i18n.ts'

/** Counted things, as part of a sentence or label. */
export const amountWords = i18n('amounts', {
  assets: count({ one: '{count} image', other: '{count} images' }),
  videos: count({ one: '{count} video', other: '{count} videos' }),
  downloads: count({ one: '{count} download', other: '{count} downloads' }),
  layers: count({ one: '{count} layer', other: '{count} layers' }),
  requests: count({ one: '{count} request', other: '{count} requests' })
})
