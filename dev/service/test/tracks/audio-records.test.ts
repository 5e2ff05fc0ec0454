import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getAudio,
  listAudio,
  searchAudio
} from '../../../../contract/api/audio-endpoints.ts'
import { findTrack, tracks } from '../../../catalog/tracks/tracks.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { testBase } from '../test-addresses.ts'

const song = '440216'
const other = '440119'
let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ assets: 20 })
})
afterAll(() => opened.close())

describe('a track', () => {
  test('has all its fields', async () => {
    const { assets, ...track } = await opened.ask(getAudio, {
      path: { id: song }
    })

    expect(track).toEqual({
      id: song,
      media_type: 'audio',
      contributor: { id: '1100304' },
      album: { id: '30116', title: 'Every Open Window' },
      title: 'Open Window',
      description: 'A bright pop song about letting the summer in',
      isrc: 'ZZCLR2640216',
      lyrics: 'Oh, open the window, oh, let the summer in',
      recording_version: 'Vocal',
      vocal_description: 'female',
      language: 'en',
      bpm: 118,
      duration: 11,
      keywords: ['summer', 'bright', 'window', 'song', 'energy', 'radio'],
      instruments: ['Bass', 'Drums', 'Guitar', 'Percussion', 'Synthesizer'],
      genres: ['Pop/Rock'],
      moods: ['Happy', 'Hopeful'],
      releases: [],
      model_releases: [],
      artists: [{ name: 'Paper Lantern Club' }],
      similar_artists: [{ name: 'Adaeze Rowe' }],
      is_instrumental: false,
      is_adult: false,
      added_date: '2026-04-22',
      submitted_time: '2026-04-20T09:30:00+00:00',
      published_time: '2026-04-22T09:30:00+00:00',
      updated_time: '2026-05-22T09:30:00+00:00'
    })
    const sizes = findTrack(song)?.fileSizes
    const files = `${testBase}/media/audio/${song}`
    expect(assets).toEqual({
      clean_audio: { file_size: sizes?.clean_audio },
      original_audio: { file_size: 44 + 11 * 44_100 * 4 },
      preview_mp3: {
        url: `${files}/preview.mp3`,
        file_size: sizes?.preview_mp3
      },
      preview_ogg: {
        url: `${files}/preview.ogg`,
        file_size: sizes?.preview_ogg
      },
      waveform: { url: `${files}/waveform.png`, file_size: sizes?.waveform },
      album_art: { url: `${files}/album_art.jpg`, file_size: sizes?.album_art }
    })
  })

  test('without lyrics or album has empty texts', async () => {
    const plain = await opened.ask(getAudio, { path: { id: other } })
    const single = await opened.ask(getAudio, { path: { id: '440138' } })

    expect(plain).toMatchObject({
      lyrics: '',
      language: '',
      vocal_description: '',
      recording_version: 'Instrumental',
      is_instrumental: true
    })
    expect(single.album).toEqual({ id: '', title: '' })
  })

  test('without a waveform has no address of one', async () => {
    const bare = tracks.find(one => one.fileSizes.waveform === undefined)
    const { id = '' } = bare ?? {}

    const { assets } = await opened.ask(getAudio, { path: { id } })
    const { status } = await opened.send(`/media/audio/${id}/waveform.png`)

    expect(Object.keys(assets ?? {}).toSorted()).toEqual([
      'album_art',
      'clean_audio',
      'original_audio',
      'preview_mp3',
      'preview_ogg'
    ])
    expect(status).toBe(404)
  })

  test('has few fields in the minimal view, as in a search', async () => {
    const query = { view: 'minimal' }

    const track = await opened.ask(getAudio, { path: { id: song }, query })

    const found = await opened.ask(searchAudio, {
      query: { query: 'letting summer in' }
    })
    expect(found.data).toEqual([track])
    expect(Object.keys(track).toSorted()).toEqual([
      'album',
      'artists',
      'assets',
      'bpm',
      'contributor',
      'description',
      'duration',
      'id',
      'is_instrumental',
      'media_type',
      'title'
    ])
    expect(track.assets).not.toHaveProperty('clean_audio')
  })

  test.each(['999', 'abc', `${song}0`])('is none at %s', async id => {
    const { status } = await opened.refusal(getAudio, { path: { id } })

    expect(status).toBe(404)
  })

  test('that was removed is not found', async () => {
    opened.service.faults.removeAsset(song)

    const { status } = await opened.refusal(getAudio, { path: { id: song } })
    const { data } = await opened.ask(searchAudio, {
      query: { query: 'letting' }
    })

    opened.service.faults.reset()
    expect(status).toBe(404)
    expect(data).toEqual([])
  })

  test('refuses another view', async () => {
    const { status } = await opened.refusal(getAudio, {
      path: { id: song },
      query: { view: 'all' }
    })

    expect(status).toBe(400)
  })
})

describe('a list of tracks', () => {
  test('keeps the order without repeats, and lists unknown ids', async () => {
    const query = { id: [song, '999', other, song] }

    const { data, errors } = await opened.ask(listAudio, { query })

    expect(data.map(({ id }) => id)).toEqual([song, other])
    expect(data[0]).not.toHaveProperty('keywords')
    expect(errors).toEqual([{ message: 'Media unavailable', data: '999' }])
  })

  test('has all fields on request', async () => {
    const query = { id: [song], view: 'full' }

    const reply = await opened.ask(listAudio, { query })

    expect(reply.data[0]).toHaveProperty('keywords')
    expect(reply).not.toHaveProperty('errors')
  })

  test.each([[[]], [Array(501).fill(song)]])(
    'accepts 1 to 500 ids',
    async id => {
      const { status } = await opened.refusal(listAudio, { query: { id } })

      expect(status).toBe(400)
    }
  )
})
