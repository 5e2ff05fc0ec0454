import * as v from 'valibot'
import { AudioRecord } from './records/audio.ts'
import { audioSearchQuery } from './audio-search-query.ts'
import { endpoint } from './endpoint.ts'
import { list, searchList } from './records/envelope.ts'
import { historyQuery } from './history-query.ts'
import { DownloadHistory, DownloadUrl } from './records/download-history.ts'
import {
  LicenseAudio,
  LicenseAudioResult,
  audioLicenses
} from './records/license.ts'
import { ids, repeated, view } from './query.ts'
import { shortText } from './records/short-text.ts'

export const searchAudio = endpoint({
  summary: 'Search tracks',
  method: 'GET',
  path: '/v2/audio/search',
  access: 'application',
  scope: null,
  query: audioSearchQuery,
  body: null,
  reply: searchList(AudioRecord),
  codes: [200, 400],
  relayed: true
})

export const listAudio = endpoint({
  summary: 'List tracks',
  method: 'GET',
  path: '/v2/audio',
  access: 'application',
  scope: null,
  query: v.object({
    id: ids(),
    view: view('minimal')
  }),
  body: null,
  reply: list(AudioRecord),
  codes: [200, 400],
  relayed: true
})

export const getAudio = endpoint({
  summary: 'Get track details',
  method: 'GET',
  path: '/v2/audio/{id}',
  access: 'application',
  scope: null,
  query: v.object({ view: view('full') }),
  body: null,
  reply: AudioRecord,
  codes: [200, 400, 404],
  relayed: true
})

export const licenseAudio = endpoint({
  summary: 'License tracks',
  method: 'POST',
  path: '/v2/audio/licenses',
  access: 'person',
  scope: 'licenses.create',
  query: v.object({
    license: v.optional(v.picklist(audioLicenses), 'audio_standard'),
    search_id: v.optional(shortText())
  }),
  body: v.object({ audio: repeated(LicenseAudio, 1, 50) }),
  reply: list(LicenseAudioResult),
  codes: [200, 400],
  relayed: false
})

export const listAudioLicenses = endpoint({
  summary: 'List licenses',
  method: 'GET',
  path: '/v2/audio/licenses',
  access: 'person',
  scope: 'licenses.view',
  query: v.object({ audio_id: v.optional(v.string()), ...historyQuery }),
  body: null,
  reply: list(DownloadHistory),
  codes: [200, 400],
  relayed: false
})

export const downloadAudio = endpoint({
  summary: 'Download track',
  method: 'POST',
  path: '/v2/audio/licenses/{id}/downloads',
  access: 'person',
  scope: 'licenses.view',
  query: v.object({}),
  body: null,
  reply: DownloadUrl,
  codes: [200, 400, 404],
  relayed: false
})
