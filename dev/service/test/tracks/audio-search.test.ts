import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryValues } from '../../../../contract/api/address.ts'
import { searchAudio } from '../../../../contract/api/audio-endpoints.ts'
import { genres } from '../../../../contract/api/search-values.ts'
import {
  listGenres,
  listInstruments,
  listMoods
} from '../../../../contract/api/audio-word-endpoints.ts'
import type { Track } from '../../../catalog/tracks/track.ts'
import { findTrack, tracks } from '../../../catalog/tracks/tracks.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ assets: 20 })
})
afterAll(() => opened.close())

async function find(query: QueryValues) {
  const reply = await opened.ask(searchAudio, {
    query: { safe: false, per_page: 500, ...query }
  })
  return { ...reply, ids: reply.data.map(({ id }) => id) }
}

function tracksOf(ids: readonly string[]): Track[] {
  return ids.flatMap(id => findTrack(id) ?? [])
}

const [nightArtist, dayArtist] = ['Kessel Drive', 'Paper Lantern Club']

type Filter = [query: QueryValues, matches: (track: Track) => boolean]

const filters: Filter[] = [
  [{ added_date: '2024-07-15' }, one => one.addedDate === '2024-07-15'],
  [{ added_date_start: '2025-06-01' }, one => one.addedDate >= '2025-06-01'],
  [{ added_date_end: '2025-06-01' }, one => one.addedDate < '2025-06-01'],
  [{ album_title: 'open window' }, one => one.album.id === '30116'],
  [{ album_title: 'WITH a radio' }, one => one.album.id === '30101'],
  [{ artists: 'kessel drive' }, one => one.artists.includes(nightArtist)],
  [
    { artists: [nightArtist, dayArtist] },
    one => one.artists.some(name => [nightArtist, dayArtist].includes(name))
  ],
  [{ artists: 'Adaeze Rowe' }, one => one.artists.includes('Adaeze Rowe')],
  [{ bpm: 104 }, one => one.bpm === 104],
  [{ bpm_from: 112 }, one => one.bpm >= 112],
  [{ bpm_to: 72 }, one => one.bpm <= 72],
  [{ bpm_from: 80, bpm_to: 90 }, one => one.bpm >= 80 && one.bpm <= 90],
  [{ duration: 10 }, one => one.duration === 10],
  [{ duration_from: 12 }, one => one.duration >= 12],
  [{ duration_to: 9 }, one => one.duration <= 9],
  ...genres.map((genre): Filter => [
    { genre },
    one => one.genres.includes(genre)
  ]),
  [
    { genre: ['Blues', 'Dance/Electronic'] },
    one => one.genres.some(name => /Blues|Dance/.test(name))
  ],
  [{ instruments: 'piano' }, one => one.instruments.includes('Piano')],
  [
    { instruments: ['Bass', 'Guitar'] },
    one =>
      one.instruments.includes('Bass') && one.instruments.includes('Guitar')
  ],
  [{ is_instrumental: true }, one => one.vocals === ''],
  [{ lyrics: 'THE ROAD is dust' }, one => one.id === '440241'],
  [{ moods: 'Calm' }, one => one.moods.includes('Calm')],
  [
    { moods: ['Happy', 'playful'] },
    one => one.moods.includes('Happy') && one.moods.includes('Playful')
  ],
  [{ safe: true }, one => !one.isAdult],
  [
    { similar_artists: 'juno vasken' },
    one => one.similarArtists.includes('Juno Vasken')
  ],
  [{ title: 'open' }, one => one.id === '440216'],
  [{ title: 'the' }, one => /\bthe\b/i.test(one.title)],
  [{ vocal_description: 'male' }, one => one.vocals === 'male'],
  [{ vocal_description: 'female' }, one => one.vocals === 'female'],
  [
    { vocal_description: 'female', genre: 'R&B/Soul', bpm_to: 80 },
    one => one.id === '440235'
  ],
  [
    { query: 'night', moods: 'Dark', is_instrumental: true, bpm_from: 120 },
    one =>
      one.keywords.includes('night') &&
      one.moods.includes('Dark') &&
      one.bpm >= 120
  ]
]

test.each(filters)(
  'finds exactly the matches of %j',
  async (query, matches) => {
    const expected = tracks.filter(matches).map(({ id }) => id)

    const { ids, total_count: total } = await find(query)

    expect(ids.toSorted()).toEqual(expected.toSorted())
    expect(total).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.length).toBeLessThan(tracks.length)
  }
)

test.each([
  [{ instruments: ['Tabla', 'Banjo'] }],
  [{ moods: ['Calm', 'Energetic'] }],
  [{ title: 'ope' }],
  [{ title: '!' }],
  [{ lyrics: '%' }],
  [{ artists: 'Kessel' }]
])('finds nothing for %j', async query => {
  expect((await find(query)).ids).toEqual([])
})

test.each([{ is_instrumental: false }, { title: '', lyrics: ' ', query: '' }])(
  'leaves nothing out for %j',
  async query => {
    expect((await find(query)).ids).toHaveLength(tracks.length)
  }
)

describe('words', () => {
  test.each([
    ['of a title', 'umbrella', ['440152', '441912']],
    ['of the keywords', 'advent', ['442303']],
    ['of a description', 'counts the tiles', ['441925']],
    [
      'of genre, instrument and mood',
      'jazz piano melancholy',
      ['440152', '441117']
    ],
    ['of artist and album', 'linden street rain', ['440152']],
    ['as a singular', 'umbrellas', ['440152', '441912']],
    ['all of them', 'snow bells', ['440127', '442315']],
    ['that look like operators', 'train OR snow', []],
    ['with signs around them', '(advent) "gift"', ['442303']],
    ['that nothing has', 'submarine', []],
    ['that are signs', '♫', []]
  ])('%s find tracks', async (_, query, expected) => {
    const { ids, total_count: total } = await find({ query })

    expect(ids.toSorted()).toEqual(expected)
    expect(total).toBe(expected.length)
  })
})

const sorts: [sort: string, key: (track: Track) => string | number][] = [
  ['ranking_all', one => one.popularity],
  ['artist', one => one.artists[0] ?? ''],
  ['title', one => one.title],
  ['bpm', one => one.bpm],
  ['freshness', one => one.addedDate],
  ['duration', one => one.duration]
]

describe('sort', () => {
  test.each(sorts)(
    'by %s is descending, and ascending on request',
    async (sort, key) => {
      const down = await find({ sort })
      const up = await find({ sort, sort_order: 'asc' })

      const [first, last] = [down.ids, up.ids].map(ids =>
        tracksOf(ids).map(key)
      )
      expect(first).toHaveLength(tracks.length)
      expect(last).toEqual(first?.toReversed())
      expect(last).toEqual(
        last?.toSorted((a, b) => Number(a > b) - Number(a < b))
      )
    }
  )

  test('is by popularity by default', async () => {
    const plain = await find({})

    expect(plain.ids).toEqual((await find({ sort: 'ranking_all' })).ids)
  })

  test.each(['score', 'composition_metadata'])(
    '%s puts a word of the title before one of the rest',
    async sort => {
      const { ids } = await find({ query: 'window', sort })
      const up = await find({ query: 'window', sort, sort_order: 'asc' })

      const isNamed = (id: string) => /window/i.test(findTrack(id)?.title ?? '')
      const named = ids.filter(isNamed)
      expect(named.length).toBeGreaterThan(1)
      expect(ids.slice(0, named.length).every(isNamed)).toBe(true)
      expect(ids.length).toBeGreaterThan(named.length)
      expect(up.ids).not.toEqual(ids)
    }
  )

  test('returns every track once on the pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(page => find({ sort: 'bpm', page, per_page: 20 }))
    )

    const ids = pages.flatMap(one => one.ids)
    expect(ids).toEqual((await find({ sort: 'bpm', per_page: 500 })).ids)
    expect(new Set(ids).size).toBe(tracks.length)
    expect(new Set(pages.map(one => one.search_id)).size).toBe(1)
  })
})

test('counts exactly on an empty page', async () => {
  const none = await find({ per_page: 0 })
  const beyond = await find({ page: 9, per_page: 20 })

  expect([none.data, beyond.data]).toEqual([[], []])
  expect([none.total_count, beyond.total_count]).toEqual([
    tracks.length,
    tracks.length
  ])
  expect(none.search_id).toMatch(/^[\w-]{22}$/)
})

test('excludes adult tracks by default', async () => {
  const query = { per_page: 500 }

  const { data } = await opened.ask(searchAudio, { query })

  const ids = data.map(({ id }) => id)
  expect(ids).not.toContain('440223')
  expect(ids).toHaveLength(tracks.length - 1)
})

describe.each([
  ['genres', listGenres, (track: Track) => track.genres],
  ['instruments', listInstruments, (track: Track) => track.instruments],
  ['moods', listMoods, (track: Track) => track.moods]
] as const)('the list of %s', (_, entry, wordsOf) => {
  test('has the words of all tracks once, sorted', async () => {
    const { data } = await opened.ask(entry)

    expect(data).toEqual([...new Set(tracks.flatMap(wordsOf))].toSorted())
    expect(data.length).toBeGreaterThan(10)
  })
})

test('every genre, instrument and mood of the lists finds tracks', async () => {
  const lists = {
    genre: (await opened.ask(listGenres)).data,
    instruments: (await opened.ask(listInstruments)).data,
    moods: (await opened.ask(listMoods)).data
  }
  const queries = Object.entries(lists).flatMap(([name, words]) =>
    words.map(word => ({ [name]: word }))
  )

  const counts = await Promise.all(
    queries.map(async query => (await find(query)).total_count)
  )

  expect(counts.filter(count => !count)).toEqual([])
})

test.each([
  { added_date: 'today' },
  { bpm: 'fast' },
  { bpm_from: -1 },
  { duration_to: 1.5 },
  { genre: 'Polka' },
  { is_instrumental: 'maybe' },
  { language: 'xx' },
  { page: 0 },
  { per_page: 501 },
  { safe: 'no' },
  { sort: 'popular' },
  { sort_order: 'up' },
  { view: 'medium' },
  { vocal_description: 'both' }
])('refuses %j', async query => {
  const { status, errors } = await opened.refusal(searchAudio, { query })

  const [name] = Object.keys(query)
  expect(status).toBe(400)
  expect(errors?.[0]?.path).toContain(`$.query.${name}`)
})
