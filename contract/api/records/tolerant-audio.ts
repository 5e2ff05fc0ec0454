import * as v from 'valibot'
import {
  assetFields,
  count,
  flag,
  lenient,
  listOfWords,
  numberOrText,
  readRecords,
  list,
  seconds,
  url,
  words,
  wordsUpTo
} from './tolerant.ts'

/** More artists than anybody reads. */
const maxArtists = 12

/** Beats a minute. */
const tempo = lenient(v.pipe(numberOrText, v.minValue(0), v.maxValue(1000)))

const artists = lenient(
  v.pipe(
    list,
    v.transform(items => {
      const { records } = readRecords(v.object({ name: words }), items)
      return records.flatMap(({ name }) => name ?? []).slice(0, maxArtists)
    })
  )
)

const Address = lenient(v.object({ url }))
const AudioFile = lenient(v.object({ file_size: count }))

const shown = ['preview_mp3', 'preview_ogg', 'album_art', 'waveform'] as const

/** A track with at least one preview or picture. */
export const TolerantAudio = v.object({
  ...assetFields,
  title: words,
  album: lenient(v.object({ title: words })),
  artists,
  similar_artists: artists,
  bpm: tempo,
  duration: lenient(seconds),
  genres: listOfWords,
  moods: listOfWords,
  instruments: listOfWords,
  is_instrumental: flag,
  vocal_description: words,
  lyrics: lenient(wordsUpTo(10_000)),
  assets: v.pipe(
    v.object({
      clean_audio: AudioFile,
      original_audio: AudioFile,
      preview_mp3: Address,
      preview_ogg: Address,
      album_art: Address,
      waveform: Address
    }),
    v.check(assets => shown.some(name => assets[name] !== undefined))
  )
})

export type TolerantAudio = v.InferOutput<typeof TolerantAudio>
