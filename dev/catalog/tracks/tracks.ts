import { contributors } from '../assets/contributors.ts'
import { mediaFileSize } from '../assets/media-files.ts'
import { albums, type TrackSpec } from './track-spec.ts'
import { trackSpecs } from './track-specs.ts'
import { trackFiles, type Track, type TrackFileName } from './track.ts'
import { wavSize } from './wav.ts'

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
  const { vocals = '', lyrics = '', isAdult = false } = spec
  const isInstrumental = vocals === ''
  return {
    id: spec.id,
    contributor: contributors.sound,
    title: spec.title,
    description: spec.description,
    album: albums[spec.album],
    artists: [spec.artist],
    similarArtists: spec.similar,
    keywords: spec.keywords,
    genres: spec.genres,
    instruments: spec.instruments,
    moods: spec.moods,
    lyrics,
    vocals,
    recordingVersion: isInstrumental ? 'Instrumental' : 'Vocal',
    // ZZ is not a country, and CLR not a registered code.
    isrc: `ZZCLR${spec.addedDate.slice(2, 4)}${spec.id.slice(1)}`,
    language: lyrics === '' ? '' : 'en',
    bpm: spec.bpm,
    duration: spec.duration,
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

function fileSizes({ id, duration }: TrackSpec): Track['fileSizes'] {
  function sizeOf(name: TrackFileName): number {
    return mediaFileSize('track-files', `${id}-${trackFiles[name].file}`)
  }
  return {
    clean_audio: sizeOf('clean_audio'),
    original_audio: wavSize(duration),
    preview_mp3: sizeOf('preview_mp3'),
    preview_ogg: sizeOf('preview_ogg'),
    waveform: sizeOf('waveform'),
    album_art: sizeOf('album_art')
  }
}
