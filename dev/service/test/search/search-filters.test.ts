import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryValues } from '../../../../contract/api/address.ts'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import type { CatalogAsset } from '../../../catalog/assets/catalog-asset.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
const assets = [...listAssets({ count: 500 })]
const both = ['commercial', 'editorial']

beforeAll(async () => {
  opened = await openTestService({ assets: 500 })
})
afterAll(() => opened.close())

async function find(query: QueryValues): Promise<string[]> {
  const reply = await opened.ask(searchImages, {
    query: { safe: false, license: both, per_page: 500, ...query }
  })
  expect(reply.total_count).toBe(reply.data.length)
  return reply.data.map(({ id }) => id).toSorted()
}

function idsOf(matches: (asset: CatalogAsset) => boolean): string[] {
  return assets
    .filter(matches)
    .map(({ id }) => id)
    .toSorted()
}

const [some, other] = assets.filter(
  ({ categories, people }) => categories.length > 1 && people.number === 0
)
if (!some || !other) throw new Error('The catalogue is too small for this test')
const day = some.addedDate

const filters: [
  name: string,
  query: QueryValues,
  matches: (asset: CatalogAsset) => boolean
][] = [
  ['added_date', { added_date: day }, one => one.addedDate === day],
  [
    'added_date_start, that day too',
    { added_date_start: day },
    one => one.addedDate >= day
  ],
  [
    'added_date_end, without that day',
    { added_date_end: day },
    one => one.addedDate < day
  ],
  [
    'category by id',
    { category: '12' },
    one => one.categories.some(({ id }) => id === '12')
  ],
  [
    'category by name',
    { category: ' nature ' },
    one => one.categories.some(({ name }) => name === 'Nature')
  ],
  [
    'contributor by id',
    { contributor: some.contributor.id },
    one => one.contributor.id === some.contributor.id
  ],
  [
    'contributors by name and id',
    { contributor: ['openmoji', some.contributor.id] },
    one =>
      one.contributor.name === 'OpenMoji' ||
      one.contributor.id === some.contributor.id
  ],
  ['height', { height: some.height }, one => one.height === some.height],
  [
    'height_from',
    { height_from: some.height },
    one => one.height >= some.height
  ],
  ['height_to', { height_to: some.height }, one => one.height <= some.height],
  ['width', { width: some.width }, one => one.width === some.width],
  ['width_from', { width_from: some.width }, one => one.width >= some.width],
  ['width_to', { width_to: some.width }, one => one.width <= some.width],
  ['image_type', { image_type: 'vector' }, one => one.imageType === 'vector'],
  [
    'image types',
    { image_type: ['vector', 'photo'] },
    one => one.imageType !== 'illustration'
  ],
  [
    'orientation horizontal',
    { orientation: 'horizontal' },
    one => one.width > one.height
  ],
  [
    'orientation vertical',
    { orientation: 'vertical' },
    one => one.height > one.width
  ],
  [
    'people_model_released',
    { people_model_released: true },
    one => one.hasModelRelease && one.people.number > 0
  ],
  ['people_number', { people_number: 1 }, one => one.people.number === 1],
  ['people_number 0', { people_number: 0 }, one => one.people.number === 0],
  [
    'people_gender',
    { people_gender: 'female' },
    one => one.people.gender === 'female'
  ],
  [
    'people_age',
    { people_age: 'children' },
    one => one.people.ages.includes('children')
  ],
  [
    'people_ethnicity',
    { people_ethnicity: ['black', 'caucasian'] },
    one =>
      one.people.ethnicities.some(name => ['black', 'caucasian'].includes(name))
  ],
  ['color by family', { color: 'ff0000' }, one => isOfFamily(one, 'red')],
  ['color with #', { color: '#1E90FF' }, one => isOfFamily(one, 'blue')],
  ['grayscale', { color: 'grayscale' }, one => one.isGrayscale],
  ['safe', { safe: true }, one => !one.isAdult],
  ['license commercial', { license: 'commercial' }, one => !one.isEditorial],
  ['license editorial', { license: 'editorial' }, one => one.isEditorial],
  [
    'license enhanced',
    { license: 'enhanced' },
    one => one.isEnhanced && !one.isEditorial
  ],
  [
    'license NOT enhanced',
    { license: 'NOT enhanced' },
    one => !one.isEnhanced && !one.isEditorial
  ],
  [
    'license sensitive',
    { license: 'sensitive' },
    one => one.isSensitive && !one.isEditorial
  ],
  [
    'license NOT sensitive',
    { license: 'NOT sensitive' },
    one => !one.isSensitive && !one.isEditorial
  ],
  [
    'editorial and enhanced',
    { license: ['editorial', 'NOT enhanced'] },
    one => one.isEditorial && !one.isEnhanced
  ],
  [
    'licenses together',
    { license: ['commercial', 'NOT enhanced', 'NOT sensitive'] },
    one => !one.isEditorial && !one.isEnhanced && !one.isSensitive
  ]
]

function isOfFamily(asset: CatalogAsset, family: string): boolean {
  return asset.colors.slice(0, 2).some(color => color.family === family)
}

describe('a filter keeps exactly the right assets', () => {
  test.each(filters)('%s', async (_name, query, matches) => {
    const found = await find(query)

    expect(found).toEqual(idsOf(matches))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(assets.length)
  })

  test('is combined with others and the words', async () => {
    const found = await find({
      query: 'mountain',
      image_type: 'illustration',
      orientation: 'horizontal',
      width_from: 3000
    })

    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(
      idsOf(
        one =>
          one.imageType === 'illustration' &&
          one.width > one.height &&
          one.width >= 3000 &&
          /mountain/i.test([one.title, ...one.keywords].join(' '))
      )
    )
  })

  test('by the model of an asset', async () => {
    const full = await opened.ask(searchImages, {
      query: { people_model_released: true, license: both, view: 'full' }
    })
    const model = full.data[0]?.models?.[0]?.id ?? ''

    const found = await find({ model: [model, 'nobody'] })

    expect(found).toContain(full.data[0]?.id)
    expect(await find({ model: 'nobody' })).toEqual([])
  })

  test('without matches finds nothing', async () => {
    expect(await find({ category: 'Nothing at all' })).toEqual([])
    expect(await find({ contributor: 'nobody' })).toEqual([])
  })

  test('without parameters is safe and commercial', async () => {
    const reply = await opened.ask(searchImages, { query: { per_page: 500 } })

    expect(reply.data.map(({ id }) => id).toSorted()).toEqual(
      idsOf(one => !one.isAdult && !one.isEditorial)
    )
  })
})

describe('a wrong value', () => {
  test.each([
    ['added_date', '2026-02-30', 'VALIDATION_PATTERN'],
    ['added_date', '01/02/2026', 'VALIDATION_PATTERN'],
    ['color', 'red', 'VALIDATION_PATTERN'],
    ['height', 'tall', 'VALIDATION_INVALID_TYPE'],
    ['image_type', 'painting', 'VALIDATION_ENUM_MISMATCH'],
    ['language', 'xx', 'VALIDATION_ENUM_MISMATCH'],
    ['license', 'free', 'VALIDATION_ENUM_MISMATCH'],
    ['orientation', 'square', 'VALIDATION_ENUM_MISMATCH'],
    ['page', '0', 'VALIDATION_MINIMUM'],
    ['per_page', '501', 'VALIDATION_MAXIMUM'],
    ['per_page', '-1', 'VALIDATION_MINIMUM'],
    ['people_age', '70s', 'VALIDATION_ENUM_MISMATCH'],
    ['people_ethnicity', 'martian', 'VALIDATION_ENUM_MISMATCH'],
    ['people_gender', 'any', 'VALIDATION_ENUM_MISMATCH'],
    ['people_number', '5', 'VALIDATION_MAXIMUM'],
    ['people_model_released', 'maybe', 'VALIDATION_INVALID_TYPE'],
    ['safe', 'yes', 'VALIDATION_INVALID_TYPE'],
    ['sort', 'best', 'VALIDATION_ENUM_MISMATCH'],
    ['spellcheck_query', '2', 'VALIDATION_INVALID_TYPE'],
    ['view', 'huge', 'VALIDATION_ENUM_MISMATCH']
  ])(
    'of %s (%s) is refused in the body of an error',
    async (name, value, code) => {
      const refused = await opened.refusal(searchImages, {
        query: { [name]: value }
      })

      expect(refused.status).toBe(400)
      expect(refused.message).toBe('Validation failed')
      expect(refused.errors).toHaveLength(1)
      expect(refused.errors?.[0]).toMatchObject({ code, data: value })
      expect(refused.errors?.[0]?.path).toContain(`$.query.${name}`)
    }
  )

  test('of more than 100 contributors is refused', async () => {
    const contributor = Array.from({ length: 101 }, (_, place) => `c${place}`)

    const refused = await opened.refusal(searchImages, {
      query: { contributor }
    })

    expect(refused.errors?.[0]?.code).toBe('VALIDATION_ARRAY_LENGTH_LONG')
  })
})
