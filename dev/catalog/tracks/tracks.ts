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

function toTrack(work: TrackSpec): Track {
  const added = Date.parse(`${work.addedDate}T09:30:00Z`)
  const { vocals = '', lyrics = '', isAdult = false } = work
  const isInstrumental = vocals === ''
  return {
    id: work.id,
    contributor: contributors.sound,
    title: work.title,
    description: work.description,
    album: albums[work.album],
    artists: [work.artist],
    similarArtists: work.similar,
    keywords: work.keywords,
    genres: work.genres,
    instruments: work.instruments,
    moods: work.moods,
    lyrics,
    vocals,
    recordingVersion: isInstrumental ? 'Instrumental' : 'Vocal',
    // ZZ is not a country, and CLR not a registered code.
    isrc: `ZZCLR${work.addedDate.slice(2, 4)}${work.id.slice(1)}`,
    language: lyrics === '' ? '' : 'en',
    bpm: work.bpm,
    duration: work.duration,
    isInstrumental,
    isAdult,
    addedDate: work.addedDate,
    submitted: added - 2 * day,
    published: added,
    updated: added + 30 * day,
    popularity: work.popularity,
    fileSizes: fileSizes(work)
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
