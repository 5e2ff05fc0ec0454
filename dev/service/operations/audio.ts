import {
  getAudio,
  listAudio,
  searchAudio
} from '../../../contract/api/audio-endpoints.ts'
import {
  listGenres,
  listInstruments,
  listMoods
} from '../../../contract/api/audio-word-endpoints.ts'
import type { AudioRecord } from '../../../contract/api/records/audio.ts'
import type { Track } from '../../catalog/tracks/track.ts'
import type { Core } from '../core/core.ts'
import { malformed } from '../faults/malformed.ts'
import { ServiceError } from '../http/service-error.ts'
import { mediaBase } from '../media/media-base.ts'
import { operation } from '../requests/operation.ts'
import { audioRecord } from '../tracks/audio-record.ts'
import { findTrack } from '../tracks/find-track.ts'
import { searchTracks } from '../tracks/search-tracks.ts'
import { findByIds } from './find-by-ids.ts'
import { pageOf } from './page-of.ts'
import { searchIdOf } from './search-id.ts'

export const searchAudioOperation = operation(searchAudio, call => {
  const { core, query, language } = call
  const found = searchTracks(core, query, language)
  return {
    ...pageOf(found, query, track => toRecord(core, track, query.view)),
    search_id: searchIdOf(call, 'audio')
  }
})

export const listAudioOperation = operation(listAudio, ({ core, query }) => {
  const { found, errors } = findByIds(query.id, id => findTrack(core, id))
  const data = found.map(track => toRecord(core, track, query.view))
  return { data, ...errors }
})

export const getAudioOperation = operation(getAudio, call => {
  const track = findTrack(call.core, call.path('id'))
  if (!track) throw new ServiceError(404, { message: 'Not Found' })
  return toRecord(call.core, track, call.query.view)
})

export const listGenresOperation = operation(listGenres, ({ core }) =>
  wordsOf(core, ({ genres }) => genres)
)

export const listInstrumentsOperation = operation(listInstruments, ({ core }) =>
  wordsOf(core, ({ instruments }) => instruments)
)

export const listMoodsOperation = operation(listMoods, ({ core }) =>
  wordsOf(core, ({ moods }) => moods)
)

/** Those that tracks have, in English, sorted. */
function wordsOf(core: Core, of: (track: Track) => readonly string[]) {
  const words = new Set(core.library.tracks.flatMap(of))
  return { data: [...words].toSorted() }
}

function toRecord(
  core: Core,
  track: Track,
  view: 'minimal' | 'full'
): AudioRecord {
  const base = mediaBase(core, track.id)
  const record = audioRecord(track, { view, mediaBase: base })
  return malformed(core.faults, record, 'title')
}
