import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QueryValues } from '../../../../contract/api/address.ts'
import {
  ages,
  ethnicities,
  genders
} from '../../../../contract/api/search-values.ts'
import { searchVideos } from '../../../../contract/api/video-endpoints.ts'
import type { Film } from '../../../catalog/films/film.ts'
import { films } from '../../../catalog/films/films.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ assets: 20 })
})
afterAll(() => opened.close())

async function find(query: QueryValues): Promise<string[]> {
  const { data, total_count: total } = await opened.ask(searchVideos, {
    query: {
      safe: false,
      license: ['commercial', 'editorial'],
      per_page: 500,
      ...query
    }
  })
  expect(total).toBe(data.length)
  return data.map(({ id }) => id).toSorted()
}

const filters: [query: QueryValues, matches: (film: Film) => boolean][] = [
  [{ added_date: '2024-07-15' }, one => one.addedDate === '2024-07-15'],
  [{ added_date_start: '2024-07-15' }, one => one.addedDate >= '2024-07-15'],
  [{ added_date_end: '2024-07-15' }, one => one.addedDate < '2024-07-15'],
  [{ aspect_ratio: '4_3' }, one => one.aspectRatio === '4:3'],
  [{ aspect_ratio: '16_9' }, one => one.aspectRatio === '16:9'],
  [
    { aspect_ratio: 'nonstandard' },
    one => ['1:1', '9:16', '1.90:1'].includes(one.aspectRatio)
  ],
  [{ category: '12' }, one => one.categories.some(({ id }) => id === '12')],
  [
    { category: ' NATURE ' },
    one => one.categories.some(({ name }) => name === 'Nature')
  ],
  [{ contributor: '1100303' }, one => one.contributor.id === '1100303'],
  [
    { contributor: ['cleared scenery', '999'] },
    one => one.contributor.name === 'Cleared Scenery'
  ],
  [{ model: '2100101' }, one => one.models.includes('2100101')],
  [
    { model: ['2100102', '2100104'] },
    one => one.models.some(id => ['2100102', '2100104'].includes(id))
  ],
  [{ duration: 3 }, one => one.duration >= 3 && one.duration < 4],
  [{ duration_from: 4 }, one => one.duration >= 4],
  [{ duration_to: 2 }, one => one.duration <= 2],
  [{ fps: 29.97 }, one => one.fps === 29.97],
  [{ fps_from: 25 }, one => one.fps >= 25],
  [{ fps_to: 24 }, one => one.fps <= 24],
  [{ license: 'commercial' }, one => !one.isEditorial],
  [{ license: 'editorial' }, one => one.isEditorial],
  [{ people_number: 0 }, one => one.people.number === 0],
  [{ people_number: 4 }, one => one.people.number === 4],
  [{ people_gender: 'both' }, one => one.people.gender === 'both'],
  [{ people_age: '30s' }, one => one.people.ages.includes('30s')],
  [
    { people_ethnicity: ['african', 'hispanic'] },
    one => one.people.ethnicities.some(x => /^(african|hispanic)$/.test(x))
  ],
  [{ people_model_released: true }, one => one.models.length > 0],
  [{ resolution: '4k' }, one => '4k' in one.sizes],
  [
    { resolution: 'high_definition' },
    one => 'hd' in one.sizes && !('4k' in one.sizes)
  ],
  [{ resolution: 'standard_definition' }, one => !('hd' in one.sizes)],
  [{ safe: true }, one => !one.isAdult],
  [
    { category: '12', resolution: '4k', duration: 2 },
    one => one.id === '5100107'
  ]
]

test.each(filters)(
  'finds exactly the matches of %j',
  async (query, matches) => {
    const expected = films.filter(matches).map(({ id }) => id)

    const found = await find(query)

    expect(found).toEqual(expected.toSorted())
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(films.length)
  }
)

test.each([
  [{ duration_from: 1, duration_to: 2 }, true],
  [{ duration: 1 }, true],
  [{ duration_from: 2 }, false],
  [{ duration_to: 1 }, false],
  [{ duration: 2 }, false],
  [{ fps: 23.98 }, true],
  [{ fps_from: 23.98, fps_to: 23.98 }, true],
  [{ fps: 24 }, false],
  [{ fps_from: 24 }, false],
  [{ fps_to: 23 }, false]
])('for a film of 1.5 s with 23.98 frames, %j is %s', async (query, fits) => {
  const ids = await find(query)

  expect(ids.includes('5200446')).toBe(fits)
})

test.each([
  ...ages.map(age => ({ people_age: age })),
  ...ethnicities.map(one => ({ people_ethnicity: one })),
  ...genders.map(gender => ({ people_gender: gender })),
  ...[1, 2, 3, 4].map(number => ({ people_number: number }))
])('an ordinary search for %j finds released films', async query => {
  const { data } = await opened.ask(searchVideos, {
    query: { ...query, people_model_released: true, view: 'full' }
  })

  expect(data.length).toBeGreaterThan(0)
  data.forEach(({ has_model_release: isReleased, models = [] }) => {
    expect(isReleased).toBe(true)
    expect(models.length).toBeGreaterThan(0)
  })
})

test('releases as large a part of films with people as of images', async () => {
  const query = { view: 'full', per_page: 500 }
  const { data } = await opened.ask(searchVideos, { query })
  const { data: shown } = await opened.ask(searchVideos, {
    query: { ...query, people_number: 0 }
  })

  const isReleased = data.filter(one => one.has_model_release).length
  const isOwned = data.filter(one => one.has_property_release).length
  expect(isReleased).toBeGreaterThan(0.7 * (data.length - shown.length))
  expect(isOwned).toBeGreaterThan(0.12 * data.length)
})

test('excludes adult and editorial films by default', async () => {
  const { data } = await opened.ask(searchVideos, {
    query: { per_page: 500 }
  })

  const expected = films.filter(one => !one.isAdult && !one.isEditorial)
  expect(data.map(({ id }) => id).toSorted()).toEqual(
    expected.map(({ id }) => id).toSorted()
  )
})

test.each([{ people_model_released: false }, { added_date_end: '2099-01-01' }])(
  'leaves nothing out for %j',
  async query => {
    expect(await find(query)).toHaveLength(films.length)
  }
)

test.each([
  { added_date: '2026-02-30' },
  { aspect_ratio: '16:9' },
  { contributor: Array(101).fill('1') },
  { model: Array(101).fill('1') },
  { duration: 'long' },
  { duration_from: -1 },
  { duration_to: 1.5 },
  { fps: -1 },
  { language: 'xx' },
  { license: 'enhanced' },
  { page: 0 },
  { per_page: 501 },
  { per_page: -1 },
  { people_age: '20' },
  { people_ethnicity: 'martian' },
  { people_gender: 'none' },
  { people_number: 5 },
  { people_model_released: 'maybe' },
  { resolution: '8k' },
  { safe: 'no' },
  { sort: 'oldest' },
  { view: 'medium' }
])('refuses %j', async query => {
  const { status, errors } = await opened.refusal(searchVideos, { query })

  const [name] = Object.keys(query)
  expect(status).toBe(400)
  expect(errors?.[0]?.path).toContain(`$.query.${name}`)
})
