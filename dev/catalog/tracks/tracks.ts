import { contributors } from '../assets/contributors.ts'
import { mediaFileSize } from '../assets/media-files.ts'
import { albums, type AlbumName } from './covers/albums.ts'
import { secondsOf } from './music/sections.ts'
import type { Part, Score } from './music/score.ts'
import { drums } from './sound/drum.ts'
import { findVoice } from './sound/voices.ts'
import { wavSize } from './sound/wav.ts'
import type { TrackSpec } from './styles/track-spec.ts'
import { trackSpecs } from './track-specs.ts'
import { trackFiles, type Track, type TrackFileName } from './track.ts'

const day = 86_400_000

/** All tracks of the catalogue. */
export const tracks: readonly Track[] = trackSpecs.map(toTrack)

const byId = new Map(tracks.map(track => [track.id, track]))

/** The track with an id; undefined if unknown. */
export function findTrack(id: string): Track | undefined {
  return byId.get(id)
}

function toTrack(spec: TrackSpec): Track {
  const added = Date.parse(`${spec.addedDate}T09:30:00Z`)
  const { score, lyrics = '', isAdult = false } = spec
  const vocals = vocalsOf(score)
  const isInstrumental = vocals === ''
  return {
    id: spec.id,
    contributor: contributors.sound,
    title: spec.title,
    description: spec.description,
    album: albumOf(spec.album),
    artists: spec.artists,
    similarArtists: spec.similar,
    keywords: spec.keywords,
    genres: spec.genres,
    instruments: instrumentsOf(score),
    moods: spec.moods,
    lyrics,
    vocals,
    recordingVersion: isInstrumental ? 'Instrumental' : 'Vocal',
    // ZZ is not a country, and CLR not a registered code.
    isrc: `ZZCLR${spec.addedDate.slice(2, 4)}${spec.id.slice(1)}`,
    language: lyrics === '' ? '' : 'en',
    bpm: score.bpm,
    duration: secondsOf(score),
    isInstrumental,
    isAdult,
    addedDate: spec.addedDate,
    submitted: added - 2 * day,
    published: added,
    updated: added + 30 * day,
    popularity: spec.popularity,
    fileSizes: fileSizes(spec)
  }
}

function albumOf(name: AlbumName): Track['album'] {
  if (name === 'none') return { id: '', title: '' }
  const { id, title } = albums[name]
  return { id, title }
}

function instrumentsOf({ parts }: Score): string[] {
  const names = parts.flatMap(part => namesOf(part))
  return [...new Set(names)].toSorted()
}

function namesOf(part: Part): string[] {
  if (part.role !== 'beat')
    return [findVoice(part.voice).instrument ?? []].flat()
  return Object.entries(drums)
    .filter(([name]) => name in part.rhythms)
    .map(([, { instrument }]) => instrument)
}

function vocalsOf({ parts }: Score): Track['vocals'] {
  const sung = parts.flatMap(part =>
    part.role === 'beat' ? [] : (findVoice(part.voice).vocals ?? [])
  )
  return sung[0] ?? ''
}

function fileSizes(spec: TrackSpec): Track['fileSizes'] {
  function sizeOf(name: TrackFileName): number {
    return mediaFileSize('track-files', `${spec.id}-${trackFiles[name].file}`)
  }
  return {
    clean_audio: sizeOf('clean_audio'),
    original_audio: wavSize(secondsOf(spec.score)),
    preview_mp3: sizeOf('preview_mp3'),
    preview_ogg: sizeOf('preview_ogg'),
    ...((spec.hasWaveform ?? true) && { waveform: sizeOf('waveform') }),
    album_art: sizeOf('album_art')
  }
}
