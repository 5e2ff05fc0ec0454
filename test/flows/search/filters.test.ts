import { beforeEach, expect, it } from 'vitest'
import { ages } from '../../../contract/api/search-values.ts'
import type { CatalogAsset } from '../../../dev/catalog/assets/catalog-asset.ts'
import { assetText } from '../../../dev/catalog/asset-text.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { modelsOf } from '../../../dev/service/index/models-of.ts'
import type { Filters } from '../../../ui/api/search-filters.ts'
import { errorText } from '../../../ui/words/error-texts.ts'
import { filterFailures } from '../../../ui/search/words.ts'
import { libraryLength } from '../set-up/find-asset.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const path = '/v2/images/search'
const library = [...listAssets({ count: libraryLength })]
const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

type Test = (asset: CatalogAsset) => boolean

const someday = '2025-06-01'
const models = library.flatMap(modelsOf).map(({ id }) => id)
const model = models[0] ?? ''
const drawn = new Set(library.flatMap(({ people }) => people.ages))
const age = ages.find(one => drawn.has(one)) ?? 'older'
const isUsual: Test = asset => !asset.isEditorial
const hasPeople: Test = ({ people }) => people.number > 0

const filters: [Filters, Test][] = [
  [{ types: ['photo'] }, asset => asset.imageType === 'photo'],
  [{ types: ['vector', 'illustration'] }, asset => asset.imageType !== 'photo'],
  [{ orientation: 'vertical' }, ({ width, height }) => height > width],
  [{ orientation: 'horizontal' }, ({ width, height }) => width > height],
  [
    { color: '2563d8' },
    ({ colors }) => colors.slice(0, 2).some(one => one.family === 'blue')
  ],
  [{ color: 'grayscale' }, asset => asset.isGrayscale],
  [{ people: 0 }, ({ people }) => people.number === 0],
  [{ people: 1 }, ({ people }) => people.number === 1],
  [{ age }, ({ people }) => people.ages.includes(age)],
  [{ gender: 'female' }, ({ people }) => people.gender === 'female'],
  [
    { ethnicities: ['black', 'caucasian'] },
    ({ people }) =>
      people.ethnicities.some(one => ['black', 'caucasian'].includes(one))
  ],
  [{ isReleased: true }, one => one.hasModelRelease && hasPeople(one)],
  [{ minWidth: 3000 }, ({ width }) => width >= 3000],
  [{ maxWidth: 3000 }, ({ width }) => width <= 3000],
  [{ minHeight: 3000 }, ({ height }) => height >= 3000],
  [{ maxHeight: 3000 }, ({ height }) => height <= 3000],
  [
    { category: 'Nature' },
    ({ categories }) => categories.some(({ name }) => name === 'Nature')
  ],
  [{ contributors: ['OpenMoji'] }, one => one.contributor.name === 'OpenMoji'],
  [{ models: [model] }, one => modelsOf(one).some(({ id }) => id === model)],
  [{ addedFrom: someday }, ({ addedDate }) => addedDate >= someday],
  [{ addedUntil: someday }, ({ addedDate }) => addedDate <= someday],
  [{ use: 'editorial' }, asset => asset.isEditorial],
  [{ use: 'both' }, () => true],
  [{ isEnhanced: false }, asset => !asset.isEnhanced],
  [{ isEnhanced: true }, asset => asset.isEnhanced],
  [{ isSensitive: true }, asset => asset.isSensitive],
  [{ isSensitive: false }, asset => !asset.isSensitive]
]

/** Searches after a change of the filters and counts the results. */
async function totalOf(change: () => void): Promise<number> {
  const before = stack.service.arrivals.count('GET', path)
  change()
  await stack.until(
    () =>
      stack.service.arrivals.count('GET', path) > before &&
      file.panel.$search.get().state !== 'loading'
  )
  expect(file.panel.$search.get().state).toBe('ready')
  return shownTotal()
}

function shownTotal(): number {
  const found = file.panel.$search.get()
  return found.state === 'ready' ? found.total : -1
}

function countOf(isMatch: Test, filters: Filters = {}): number {
  return library.filter(
    asset => !asset.isAdult && isMatch(asset) && (filters.use || isUsual(asset))
  ).length
}

it.each(filters)(
  'finds matching assets by %j, and nothing else',
  async (one, isMatch) => {
    const expected = countOf(isMatch, one)

    const total = await totalOf(() => file.panel.changeFilters(one))

    expect(total).toBe(expected)
    expect(expected).toBeGreaterThan(0)
    expect(expected).not.toBe(countOf(() => true))
    expect(stack.service.arrivals.count('GET', path)).toBe(1)
  }
)

it('narrows the results, from the top, with one request', async () => {
  await file.panel.search('')
  Object.assign(file.panel.results.place, { scroll: 480 })
  const all = file.panel.$search.get()

  const total = await totalOf(() =>
    file.panel.changeFilters({ orientation: 'vertical' })
  )

  expect(all).toMatchObject({ total: countOf(() => true) })
  expect(total).toBe(countOf(({ width, height }) => height > width))
  expect(file.panel.results.place.scroll).toBe(0)
  expect(readResults(file.panel).every(({ aspect }) => aspect < 1)).toBe(true)
  expect(stack.service.arrivals.count('GET', path)).toBe(2)
})

it('keeps its filters on following pages', async () => {
  await totalOf(() => file.panel.changeFilters({ orientation: 'vertical' }))

  await file.panel.results.loadMore()

  const results = readResults(file.panel)
  expect(results.length).toBeGreaterThan(50)
  expect(results.every(({ aspect }) => aspect < 1)).toBe(true)
})

it('clears all filters', async () => {
  const all = await totalOf(() => void file.panel.search('mountain'))
  file.panel.setSafeSearch(false)
  const some = await totalOf(() => file.panel.changeFilters({ people: 1 }))

  file.panel.clearFilters()

  await stack.until(() => shownTotal() === all)
  expect(some).toBeLessThan(all)
  expect(file.panel.$filterCount.get()).toBe(0)
})

it('returns to the start page when the only filters are cleared', async () => {
  await totalOf(() => file.panel.changeFilters({ types: ['photo'] }))
  const asked = stack.service.arrivals.count('GET', path)

  file.panel.clearFilters()

  await stack.until(() => file.panel.$search.get().state === 'idle')
  expect(stack.service.arrivals.count('GET', path)).toBe(asked)
})

it('shows more when safe search is off, and counts that as a filter', async () => {
  await file.panel.search('')

  const total = await totalOf(() => file.panel.setSafeSearch(false))

  expect(total).toBe(library.filter(isUsual).length)
  expect(total).toBeGreaterThan(countOf(() => true))
  expect(file.panel.$filterCount.get()).toBe(1)
})

it('marks editorial results at once', async () => {
  await totalOf(() => file.panel.changeFilters({ use: 'both' }))

  const shown = readResults(file.panel)
  const known = library.filter(({ isEditorial }) => isEditorial)
  const editorial = new Set(known.map(({ id }) => id))
  expect(shown.filter(one => one.isEditorial).length).toBeGreaterThan(0)
  expect(
    shown.every(one => one.isEditorial === editorial.has(one.assetId))
  ).toBe(true)
})

it('keeps a random order through all pages', async () => {
  await file.panel.search('')
  const usual = readResults(file.panel).map(({ assetId: id }) => id)

  const total = await totalOf(() => file.panel.setSort('random'))
  const first = readResults(file.panel).map(({ assetId: id }) => id)
  for (let page = 2; page <= Math.ceil(total / 50); page += 1) {
    await file.panel.results.loadMore()
  }

  const ids = readResults(file.panel).map(({ assetId: id }) => id)
  expect(first).not.toEqual(usual)
  expect(new Set(ids).size).toBe(total)
})

it('sorts by the day when asked for the newest', async () => {
  await totalOf(() => file.panel.changeFilters({ use: 'both' }))

  await totalOf(() => file.panel.setSort('newest'))

  const days = readResults(file.panel).map(({ addedDate }) => addedDate ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
  expect(new Set(days).size).toBeGreaterThan(1)
})

it('keeps filters and order when the service fails, and retries with them', async () => {
  stack.service.faults.failNext({ path, status: 500 })
  file.panel.changeFilters({ orientation: 'vertical' })
  await stack.until(() => file.panel.$search.get().state === 'failed')

  await file.panel.retrySearch()

  expect(readResults(file.panel).every(({ aspect }) => aspect < 1)).toBe(true)
})

it('shows only the results of the last of several changes', async () => {
  await file.panel.search('')
  file.panel.changeFilters({ orientation: 'vertical' })
  await Promise.resolve()

  const total = await totalOf(() =>
    file.panel.changeFilters({ orientation: 'horizontal' })
  )
  await stack.calm()

  expect(total).toBe(countOf(({ width, height }) => width > height))
  expect(readResults(file.panel).every(({ aspect }) => aspect > 1)).toBe(true)
})

it('searches in the chosen language, and shows texts in it', async () => {
  const german = library.filter(
    asset =>
      !asset.isAdult &&
      isUsual(asset) &&
      assetText(asset, 'de')?.keywords.includes('Berg')
  )
  await file.panel.search('Berg')
  const before = file.panel.$search.get()

  const total = await totalOf(() =>
    file.panel.changeFilters({ language: 'de' })
  )

  const shown = readResults(file.panel)
  expect(before).toMatchObject({ state: 'ready', total: 0 })
  expect(german.length).toBeGreaterThan(0)
  expect(total).toBe(german.length)
  const described = new Map(
    german.map(one => [one.id, assetText(one, 'de')?.description])
  )
  expect(shown.map(({ description }) => description)).toEqual(
    shown.map(({ assetId: id }) => described.get(id))
  )
})

it('says that a filter may not be included when a search is refused', async () => {
  const message = 'Your subscription does not include this filter.'
  stack.service.faults.failNext({ path, status: 403, message })
  file.panel.changeFilters({ isSensitive: true })
  await stack.until(() => file.panel.$search.get().state === 'failed')
  const failed = file.panel.$search.get()

  file.panel.clearFilters()

  await stack.until(() => file.panel.$search.get().state === 'idle')
  expect(failed).toMatchObject({ error: { code: 'not-allowed' } })
  expect(
    failed.state === 'failed' && errorText(failed.error, filterFailures)
  ).toBe(
    'Your subscription doesn’t include every filter. Remove some, ' +
      'then try again. The library says: “' +
      message +
      '”'
  )
})
