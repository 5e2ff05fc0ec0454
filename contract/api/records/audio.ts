import * as v from 'valibot'

const text = v.optional(v.string())
const texts = v.optional(v.array(v.string()))
const wholeNumber = v.optional(v.pipe(v.number(), v.integer()))
const flag = v.optional(v.boolean())
const artists = v.optional(v.array(v.object({ name: v.string() })))

const AudioAssetDetails = v.optional(
  v.object({ url: text, file_size: wholeNumber })
)

export const AudioAssets = v.object({
  album_art: AudioAssetDetails,
  clean_audio: AudioAssetDetails,
  original_audio: AudioAssetDetails,
  preview_mp3: AudioAssetDetails,
  preview_ogg: AudioAssetDetails,
  waveform: AudioAssetDetails
})

/** One track as the API describes it. */
export const AudioRecord = v.object({
  id: v.string(),
  media_type: v.string(),
  contributor: v.object({ id: v.string() }),
  album: v.optional(v.object({ id: v.string(), title: v.string() })),
  title: text,
  description: text,
  isrc: text,
  lyrics: text,
  recording_version: text,
  vocal_description: text,
  language: text,
  /** Beats a minute. */
  bpm: wholeNumber,
  /** Seconds. */
  duration: wholeNumber,
  keywords: texts,
  instruments: texts,
  genres: texts,
  moods: texts,
  releases: texts,
  artists,
  similar_artists: artists,
  model_releases: v.optional(v.array(v.object({ id: text }))),
  is_instrumental: flag,
  is_adult: flag,
  assets: v.optional(AudioAssets),
  published_time: text,
  updated_time: text,
  submitted_time: text,
  deleted_time: text,
  added_date: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)))
})

export type AudioRecord = v.InferOutput<typeof AudioRecord>
