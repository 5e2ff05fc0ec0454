import { expect, it } from 'vitest'
import { readFilters } from '../../../../ui/search/query/read-filters.ts'
import type { Filters } from '../../../../ui/api/search-filters.ts'

const all: Required<Filters> = {
  types: ['photo', 'vector'],
  orientation: 'vertical',
  color: '2ea84f',
  seconds: { from: 5, to: 30 },
  resolution: '4k',
  aspectRatio: '16_9',
  frameRate: 30,
  genres: ['Jazz'],
  moods: ['Happy'],
  instruments: ['Piano'],
  tempo: { from: 90 },
  vocals: 'instrumental',
  title: 'rain',
  album: 'Weather',
  lyrics: 'drops',
  artists: ['Ada Winter'],
  similarArtist: 'Ada Winter',
  age: '20s',
  people: 2,
  gender: 'female',
  ethnicities: ['japanese'],
  isReleased: true,
  minWidth: 100,
  maxWidth: 4000,
  minHeight: 100,
  maxHeight: 4000,
  category: 'Nature',
  contributors: ['12'],
  models: ['34'],
  addedFrom: '2026-01-31',
  addedUntil: '2026-02-28',
  use: 'editorial',
  isEnhanced: false,
  isSensitive: true,
  language: 'de'
}

it('reads every filter', () => {
  expect(readFilters(JSON.parse(JSON.stringify(all)))).toEqual(all)
})

it.each(Object.keys(all))('leaves out an odd value of “%s”', name => {
  const many = Array.from({ length: 51 }, (_, i) => `${i}`)
  const odds = [{}, [{}], -1, 'nonsense '.repeat(40), null, [['a']], many]
  for (const odd of odds) {
    expect(readFilters({ people: 2, [name]: odd })).toEqual(
      name === 'people' ? {} : { people: 2 }
    )
  }
})

it.each([null, 'text', 7, [], undefined])('reads none from %j', saved => {
  expect(readFilters(saved)).toEqual({})
})

it('reads no unknown names', () => {
  const saved: unknown = JSON.parse(
    '{"__proto__":{"people":2},"constructor":1,"toString":"x"}'
  )

  expect(readFilters(saved)).toEqual({})
})
