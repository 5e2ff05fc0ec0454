import type { AudioRecord } from '../../../contract/api/records/audio.ts'
import {
  trackFiles,
  trackPreviews,
  type Track
} from '../../catalog/tracks/track.ts'
import { isoTime } from '../http/iso-time.ts'

export interface RecordOptions {
  view: 'minimal' | 'full'
  mediaBase: string
}

type AudioAssets = NonNullable<AudioRecord['assets']>

/** A track as the API describes it; missing texts are empty. */
export function audioRecord(
  track: Track,
  { view, mediaBase }: RecordOptions
): AudioRecord {
  const previews = previewsOf(track, mediaBase)
  const minimal: AudioRecord = {
    id: track.id,
    album: track.album,
    artists: toNames(track.artists),
    assets: previews,
    bpm: track.bpm,
    contributor: { id: track.contributor.id },
    description: track.description,
    duration: track.duration,
    is_instrumental: track.isInstrumental,
    media_type: 'audio',
    title: track.title
  }
  if (view === 'minimal') return minimal
  return {
    ...minimal,
    added_date: track.addedDate,
    assets: { ...filesOf(track), ...previews },
    genres: [...track.genres],
    instruments: [...track.instruments],
    is_adult: track.isAdult,
    isrc: track.isrc,
    keywords: [...track.keywords],
    language: track.language,
    lyrics: track.lyrics,
    model_releases: [],
    moods: [...track.moods],
    published_time: isoTime(track.published),
    recording_version: track.recordingVersion,
    releases: [],
    similar_artists: toNames(track.similarArtists),
    submitted_time: isoTime(track.submitted),
    updated_time: isoTime(track.updated),
    vocal_description: track.vocals
  }
}

function previewsOf({ id, fileSizes }: Track, mediaBase: string): AudioAssets {
  return Object.fromEntries(
    trackPreviews.flatMap(name => {
      const size = fileSizes[name]
      if (size === undefined) return []
      const url = `${mediaBase}/audio/${id}/${trackFiles[name].file}`
      return [[name, { url, file_size: size }]]
    })
  )
}

/** The licensed file: its size, without an address. */
function filesOf({ fileSizes }: Track): AudioAssets {
  return {
    clean_audio: { file_size: fileSizes.clean_audio },
    original_audio: { file_size: fileSizes.original_audio }
  }
}

function toNames(names: readonly string[]): { name: string }[] {
  return names.map(name => ({ name }))
}
