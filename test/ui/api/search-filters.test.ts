import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { audioSearchQuery } from '../../../contract/api/audio-search-query.ts'
import { toAddress } from '../../../contract/api/address.ts'
import { imageSearchQuery } from '../../../contract/api/image-search-query.ts'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import { routes } from '../../../contract/api/routes.ts'
import { videoSearchQuery } from '../../../contract/api/video-search-query.ts'
import {
  filterKey,
  toQuery,
  withFilters
} from '../../../ui/api/search-filters.ts'
import type { Filters } from '../../../ui/api/search-filters.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => void useQuietPlatform())

const asked: [filters: Filters, query: string][] = [
  [{}, ''],
  [{ types: ['photo', 'vector'] }, 'image_type=photo&image_type=vector'],
  [{ orientation: 'vertical' }, 'orientation=vertical'],
  [{ color: 'e02424' }, 'color=e02424'],
  [{ color: 'grayscale' }, 'color=grayscale'],
  [{ age: '20s' }, 'people_age=20s'],
  [{ people: 0 }, 'people_number=0'],
  [{ people: 4 }, 'people_number=4'],
  [{ gender: 'both' }, 'people_gender=both'],
  [
    { ethnicities: ['black', 'other'] },
    'people_ethnicity=black&people_ethnicity=other'
  ],
  [{ isReleased: true }, 'people_model_released=true'],
  [{ minWidth: 1200, maxWidth: 4000 }, 'width_from=1200&width_to=4000'],
  [{ minHeight: 800, maxHeight: 900 }, 'height_from=800&height_to=900'],
  [{ category: 'Food & Drink' }, 'category=Food%20%26%20Drink'],
  [{ contributors: ['OpenMoji', '1'] }, 'contributor=OpenMoji&contributor=1'],
  [{ models: ['m1'] }, 'model=m1'],
  [{ addedFrom: '2026-01-31' }, 'added_date_start=2026-01-31'],
  [{ addedFrom: 'week' }, 'added_date_start=2026-11-13'],
  [{ addedFrom: 'month' }, 'added_date_start=2026-10-21'],
  [{ addedFrom: 'year' }, 'added_date_start=2025-11-20'],
  [{ addedUntil: '2026-01-31' }, 'added_date_end=2026-02-01'],
  [{ addedUntil: '2024-02-28' }, 'added_date_end=2024-02-29'],
  [{ addedUntil: '2025-12-31' }, 'added_date_end=2026-01-01'],
  [{ use: 'editorial' }, 'license=editorial&view=full'],
  [{ use: 'both' }, 'license=commercial&license=editorial&view=full'],
  [{ isEnhanced: true }, 'license=commercial&license=enhanced'],
  [{ isEnhanced: false }, 'license=commercial&license=NOT%20enhanced'],
  [
    { use: 'editorial', isSensitive: false },
    'license=editorial&license=NOT%20sensitive&view=full'
  ],
  [{ language: 'de' }, 'language=de']
]

it.each(asked)('turns %j into a query', (filters, query) => {
  const address = toAddress(routes.searchImages, {}, toQuery('image', filters))

  expect(address).toBe('/v2/images/search' + (query && `?${query}`))
})

const askedOfVideos: [filters: Filters, query: string][] = [
  [{}, 'view=full'],
  [{ seconds: { to: 10 } }, 'duration_to=10&view=full'],
  [
    { seconds: { from: 10, to: 30 } },
    'duration_from=10&duration_to=30&view=full'
  ],
  [{ resolution: '4k' }, 'resolution=4k&view=full'],
  [{ aspectRatio: 'nonstandard' }, 'aspect_ratio=nonstandard&view=full'],
  [{ frameRate: 30 }, 'fps_from=29.9&fps_to=30&view=full'],
  [
    { people: 1, category: 'Nature' },
    'people_number=1&category=Nature&view=full'
  ],
  [{ use: 'both' }, 'license=commercial&license=editorial&view=full'],
  [{ use: 'editorial', isEnhanced: true }, 'license=editorial&view=full'],
  [{ color: 'ffffff', orientation: 'vertical', minWidth: 9 }, 'view=full']
]

it.each(askedOfVideos)('asks for videos by %j', (filters, query) => {
  const address = toAddress(routes.searchVideos, {}, toQuery('video', filters))

  expect(address).toBe(`/v2/videos/search?${query}`)
})

const askedOfTracks: [filters: Filters, query: string][] = [
  [{}, 'view=full'],
  [{ genres: ['Jazz', 'R&B/Soul'] }, 'genre=Jazz&genre=R%26B%2FSoul&view=full'],
  [{ moods: ['Calm', 'Warm'] }, 'moods=Calm&moods=Warm&view=full'],
  [
    { instruments: ['Electric Piano', 'Bass'] },
    'instruments=Electric%20Piano&instruments=Bass&view=full'
  ],
  [{ tempo: { from: 80 } }, 'bpm_from=80&view=full'],
  [{ tempo: { from: 80, to: 120 } }, 'bpm_from=80&bpm_to=120&view=full'],
  [{ seconds: { to: 30 } }, 'duration_to=30&view=full'],
  [{ vocals: 'instrumental' }, 'is_instrumental=true&view=full'],
  [{ vocals: 'female' }, 'vocal_description=female&view=full'],
  [{ title: ' Rain ' }, 'title=Rain&view=full'],
  [{ album: 'Rooms' }, 'album_title=Rooms&view=full'],
  [{ lyrics: 'my love' }, 'lyrics=my%20love&view=full'],
  [{ artists: ['A', 'B'] }, 'artists=A&artists=B&view=full'],
  [{ similarArtist: 'A' }, 'similar_artists=A&view=full'],
  [
    { addedFrom: '2026-01-31', language: 'de' },
    'added_date_start=2026-01-31&language=de&view=full'
  ]
]

it.each(askedOfTracks)('asks for tracks by %j', (filters, query) => {
  const address = toAddress(routes.searchAudio, {}, toQuery('audio', filters))

  expect(address).toBe(`/v2/audio/search?${query}`)
})

const known = {
  image: imageSearchQuery,
  video: videoSearchQuery,
  audio: audioSearchQuery
}

it.each(mediaTypes)('asks for no %s by what the API does not know', medium => {
  for (const filters of everyAlone()) {
    const query = toQuery(medium, filters)

    const given = Object.entries(query).filter(
      ([, value]) => value !== undefined
    )
    const { issues } = v.safeParse(
      v.strictObject(known[medium].entries),
      Object.fromEntries(given)
    )
    expect([filters, issues]).toEqual([filters, undefined])
  }
})

/** All filters together, and each alone. */
function everyAlone(): Filters[] {
  const alone = Object.entries(every).map(([name, value]) => ({
    [name]: value
  }))
  return [every, ...alone]
}

it('does not ask for images by what only videos have', () => {
  const { seconds, resolution, aspectRatio, frameRate } = every
  const query = toQuery('image', {
    seconds,
    resolution,
    aspectRatio,
    frameRate
  })

  expect(toAddress(routes.searchImages, {}, query)).toBe('/v2/images/search')
})

const every: Required<Filters> = {
  types: ['photo'],
  orientation: 'vertical',
  color: 'ffffff',
  seconds: { from: 10, to: 30 },
  resolution: '4k',
  aspectRatio: '4_3',
  frameRate: 25,
  genres: ['Jazz'],
  moods: ['Calm'],
  instruments: ['Piano'],
  tempo: { from: 80, to: 120 },
  vocals: 'female',
  title: 'Rain',
  album: 'Rooms',
  lyrics: 'love',
  artists: ['A'],
  similarArtist: 'B',
  age: '20s',
  people: 1,
  gender: 'male',
  ethnicities: ['other'],
  isReleased: true,
  minWidth: 1,
  maxWidth: 2,
  minHeight: 1,
  maxHeight: 2,
  category: 'Nature',
  contributors: ['1'],
  models: ['m1'],
  addedFrom: '2026-01-01',
  addedUntil: '2026-01-31',
  use: 'both',
  isEnhanced: true,
  isSensitive: true,
  language: 'de'
}

it.each(Object.keys(every))('leaves out %s', name => {
  const others = withFilters(every, { [name]: undefined })

  expect(filterKey(others)).not.toBe(filterKey(every))
})

describe('withFilters', () => {
  it('removes undefined and empty filters only', () => {
    const filters = withFilters(
      { types: ['photo'], color: 'ffffff', category: 'Nature', people: 1 },
      { types: [], color: undefined, category: '' }
    )

    expect(filters).toStrictEqual({ people: 1 })
  })

  it('removes blank texts', () => {
    expect(withFilters({ title: 'a' }, { title: ' ' })).toEqual({})
  })

  it('keeps false and zero', () => {
    const filters = withFilters({}, { isEnhanced: false, people: 0 })

    expect(filters).toEqual({ isEnhanced: false, people: 0 })
  })

  it('asks nothing else about people where there are none', () => {
    const about: Filters = {
      age: '20s',
      gender: 'male',
      ethnicities: ['other'],
      isReleased: true,
      color: 'ffffff'
    }

    expect(withFilters(about, { people: 0 })).toEqual({
      people: 0,
      color: 'ffffff'
    })
  })
})

describe('filterKey', () => {
  it('ignores the order of filters', () => {
    expect(filterKey({ color: 'ffffff', people: 1 })).toBe(
      filterKey({ people: 1, color: 'ffffff' })
    )
  })

  it('distinguishes different filters', () => {
    const keys = asked.map(([filters]) => filterKey(filters))

    expect(new Set(keys).size).toBe(asked.length)
  })
})
