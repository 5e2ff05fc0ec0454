import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { imageSearchQuery } from '../../../../contract/api/image-search-query.ts'
import type { CatalogAsset } from '../../../catalog/assets/catalog-asset.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { randomFrom, type Random } from '../../../catalog/assets/random.ts'
import { catalogLibrary } from '../../library/catalog-library.ts'
import type { Database } from '../../database/open-database.ts'
import type { ImageSearch } from '../../search/filter-assets.ts'
import { openCatalog } from '../../index/open-catalog.ts'
import { searchAssets } from '../../search/search-assets.ts'
import { sample } from '../../../../test/sample.ts'

const count = 2000
const all = [...listAssets({ count })]
const seed = Math.floor(Math.random() * 1e6)
const everything = {
  safe: false,
  license: ['commercial', 'editorial'],
  spellcheck_query: false,
  per_page: 500
}

let catalog: Database

beforeAll(() => {
  const library = catalogLibrary('.cache/catalog')
  catalog = openCatalog(library, count, '.cache/service')
})
afterAll(() => catalog.close())

type Query = Record<string, unknown>
type Matches = (asset: CatalogAsset) => boolean

function toSearch(query: Query): ImageSearch {
  return v.parse(imageSearchQuery, { ...everything, ...query })
}

/** Ids of all pages, one after another; each must count the same. */
function findAll(query: Query, searchId = 'some search'): string[] {
  const ids: string[] = []
  const totals = new Set<number>()
  for (let page = 1; (page - 1) * 500 <= Math.max(0, ...totals); page++) {
    const search = toSearch({ ...query, page })
    const found = searchAssets(catalog, search, 'en', searchId)
    totals.add(found.total)
    ids.push(...found.ids)
  }
  expect([...totals]).toEqual([ids.length])
  return ids
}

function sorted(ids: Iterable<string>): string[] {
  return [...ids].toSorted()
}

/** Each makes a filter that at least one asset passes, and what it means. */
const filters: ((one: CatalogAsset) => [Query, Matches])[] = [
  one => [{ image_type: [one.imageType] }, its('imageType', one)],
  one => [{ width_from: one.width }, ({ width }) => width >= one.width],
  one => [{ width_to: one.width }, ({ width }) => width <= one.width],
  one => [{ height: one.height }, its('height', one)],
  one => [{ added_date: one.addedDate }, its('addedDate', one)],
  one => [
    { added_date_start: one.addedDate },
    ({ addedDate }) => addedDate >= one.addedDate
  ],
  one => [
    { added_date_end: one.addedDate },
    ({ addedDate }) => addedDate < one.addedDate
  ],
  one => [
    { category: one.categories[0]?.name ?? '' },
    ({ categories }) =>
      categories.some(({ id }) => id === one.categories[0]?.id)
  ],
  one => [
    { color: one.colors[0]?.hex ?? '' },
    ({ colors }) =>
      colors.slice(0, 2).some(({ family }) => family === one.colors[0]?.family)
  ],
  one => [
    { contributor: [one.contributor.id, 'nobody'] },
    ({ contributor }) => contributor.id === one.contributor.id
  ],
  one => [
    { people_number: one.people.number },
    ({ people }) => people.number === one.people.number
  ],
  () => [{ orientation: 'horizontal' }, ({ width, height }) => width > height],
  () => [{ safe: true }, ({ isAdult }) => !isAdult],
  () => [{ license: ['commercial'] }, ({ isEditorial }) => !isEditorial],
  () => [
    { license: ['commercial', 'editorial', 'NOT enhanced'] },
    ({ isEnhanced }) => !isEnhanced
  ]
]

function its(key: keyof CatalogAsset, one: CatalogAsset): Matches {
  return other => other[key] === one[key]
}

/** Words that share their stem with their plural alone. */
const words = [
  'people',
  'sky',
  'background',
  'mountain',
  'lake',
  'snow',
  'cat',
  'forest',
  'flat',
  '"blue background"',
  'nothingatall'
]

/** A query of some words and the ids it stands for. */
function makeQuery(random: Random, depth = 0): [string, Set<string>] {
  const place = random.integer(0, words.length - 1)
  const word = words[place] ?? ''
  if (depth > 2 || random.chance(0.3)) return [word, idsOf(word)]
  const [left, some] = makeQuery(random, depth + 1)
  const [right, others] = makeQuery(random, depth + 1)
  if (random.chance(0.3)) {
    return [`(${left} OR ${right})`, new Set([...some, ...others])]
  }
  const isNot = random.chance(0.3)
  const kept = [...some].filter(id => others.has(id) !== isNot)
  return [`(${left} ${isNot ? 'NOT ' : ''}${right})`, new Set(kept)]
}

const known = new Map<string, Set<string>>()

function idsOf(word: string): Set<string> {
  const ids = known.get(word) ?? new Set(look(word))
  known.set(word, ids)
  return ids
}

/** Looks at every asset for a word or words in quotes. */
function look(word: string): string[] {
  const phrase = new RegExp(`\\b${word.replaceAll('"', '')}s?\\b`, 'i')
  return all
    .filter(({ title, description, keywords }) =>
      [title, description, ...keywords].some(text => phrase.test(text))
    )
    .map(({ id }) => id)
}

const orders: Record<string, (a: CatalogAsset, b: CatalogAsset) => number> = {
  popular: (a, b) => b.popularity - a.popularity,
  newest: (a, b) =>
    a.addedDate === b.addedDate
      ? b.popularity - a.popularity
      : a.addedDate < b.addedDate
        ? 1
        : -1
}

describe(`with seed ${seed}`, () => {
  const random = randomFrom(seed)
  const cases = Array.from({ length: 150 }, () => {
    const [query, matching] = makeQuery(random)
    const [first] = all
    const one = all[random.integer(0, all.length - 1)] ?? first
    const chosen = Array.from(
      { length: random.integer(0, 3) },
      () => filters[random.integer(0, filters.length - 1)]
    ).flatMap(filter => (filter && one ? [filter(one)] : []))
    const sort = random.pick(['popular', 'newest', 'relevance', 'random'])
    const search = chosen.reduce((sum, [part]) => ({ ...sum, ...part }), {})
    // A later one of the same parameter takes the earlier one's place.
    const meant = chosen.filter(([part]) =>
      Object.entries(part).every(
        ([name, value]) => Reflect.get(search, name) === value
      )
    )
    return { query, matching, sort, search, meant }
  })

  test('every search has the same results as a scan of all assets', () => {
    let foundSome = 0
    for (const { query, matching, sort, search, meant } of sample(cases, 40)) {
      const expected = all.filter(
        asset =>
          matching.has(asset.id) && meant.every(([, matches]) => matches(asset))
      )

      const ids = findAll({ query, sort, ...search })

      const text = JSON.stringify({ query, sort, ...search })
      const inOrder = orders[sort]
      const wanted = (inOrder ? expected.toSorted(inOrder) : expected).map(
        ({ id }) => id
      )
      expect([text, inOrder ? ids : sorted(ids)]).toEqual([
        text,
        inOrder ? wanted : sorted(wanted)
      ])
      if (ids.length > 0) foundSome += 1
    }
    expect(foundSome).toBeGreaterThan(10)
  })
})

test.each(['popular', 'newest', 'relevance', 'random'])(
  'small pages by %s are the large ones cut',
  sort => {
    const query = { query: 'background OR lake', sort }
    const whole = findAll(query).slice(0, 140)

    const pages = Array.from({ length: 20 }, (_, place) =>
      searchAssets(
        catalog,
        toSearch({ ...query, page: place + 1, per_page: 7 }),
        'en',
        'some search'
      )
    )

    expect(whole).toHaveLength(140)
    expect(pages.flatMap(({ ids }) => ids)).toEqual(whole)
  }
)

test('random depends on the search_id', () => {
  const query = { query: 'background', sort: 'random' }

  const one = findAll(query, 'one')

  expect(findAll(query, 'one')).toEqual(one)
  expect(findAll(query, 'two')).not.toEqual(one)
  expect(sorted(findAll(query, 'two'))).toEqual(sorted(one))
})
