import { beforeEach, expect, it } from 'vitest'
import { films } from '../../../dev/catalog/films/films.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

/** Loads the sections as the start page does. */
async function showStartPage({ panel }: OpenFile): Promise<void> {
  const { recentComps: ids } = panel.$settings.get()
  const seeds = panel.findSeeds()
  await Promise.all([
    panel.featured.load(null),
    panel.popularQueries.load('en'),
    ids.length > 0 && panel.yourAssets.recent.load(ids),
    seeds.ids.length > 0 && panel.recommended.load(seeds)
  ])
}

/** What the sections show. */
function sectionStates({ panel }: OpenFile) {
  const { featured, popularQueries, yourAssets, recommended } = panel
  const { recent } = yourAssets
  const sections = { featured, popularQueries, recent, recommended }
  return Object.fromEntries(
    Object.entries(sections).map(([name, { $section }]) => [
      name,
      $section.get().state
    ])
  )
}

const paths = {
  featured: '/v2/images/collections/featured',
  popular: '/v2/images/search/popular/queries',
  recommendations: '/v2/images/recommendations',
  details: '/v2/images',
  search: '/v2/images/search'
}

function counts() {
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      stack.service.arrivals.count('GET', path)
    ])
  )
}

it('shows the newest videos and their categories while videos are chosen', async () => {
  const { panel } = file
  await Promise.all([
    panel.newestAssets.video.load(true),
    panel.videoCategories.load(null)
  ])

  const newest = panel.newestAssets.video.$section.get()
  const added = newest.state === 'ready' ? newest.found : []
  expect(added.length).toBeGreaterThan(5)
  expect(added.map(one => one.addedDate)).toEqual(
    films
      .filter(film => !film.isAdult && !film.isEditorial)
      .map(film => film.addedDate)
      .toSorted()
      .toReversed()
      .slice(0, added.length)
  )
  expect(panel.videoCategories.$section.get()).toMatchObject({
    state: 'ready',
    found: expect.arrayContaining(['Nature'])
  })
})

it('shows the comps of each medium, and recommends images alone', async () => {
  const [film] = films
  const [image] = listAssets({ count: 1 })
  if (!film || !image) throw new Error('The library is empty.')
  file.panel.rememberComps([`video ${film.id}`, image.id])

  await showStartPage(file)

  expect(file.panel.yourAssets.recent.$section.get()).toMatchObject({
    found: [
      { assetId: film.id, mediaType: 'video' },
      { assetId: image.id, mediaType: 'image' }
    ]
  })
  expect(file.panel.$yourKeys.get().recent).toEqual([image.id])
  file.panel.chooseMedium('video')
  expect(file.panel.$yourKeys.get().recent).toEqual([`video ${film.id}`])
  expect(file.panel.findSeeds().ids).toEqual([image.id])
})

it('shows a new person the library with two requests', async () => {
  await showStartPage(file)
  await showStartPage(file)

  const { featured, popularQueries } = file.panel
  expect(featured.$section.get()).toMatchObject({
    state: 'ready',
    found: expect.arrayContaining([
      expect.objectContaining({
        name: 'Wide open country',
        coverUrl: expect.stringContaining('/preview.jpg')
      })
    ])
  })
  expect(popularQueries.$section.get()).toMatchObject({
    state: 'ready',
    found: expect.arrayContaining([expect.stringMatching(/\w/)])
  })
  expect(counts()).toEqual({
    featured: 1,
    popular: 1,
    recommendations: 0,
    details: 0,
    search: 0
  })
})

it('remembers what was placed or filled, and starts from there', async () => {
  const placed = await placeResults(file, 'mountain', 2)
  const ids = placed.map(({ assetId }) => assetId)
  await stack.clock.advance(1000)
  const reopened = await stack.reopen(file)
  const before = counts()

  await showStartPage(reopened)
  await showStartPage(reopened)

  const { $settings, yourAssets, recommended } = reopened.panel
  expect($settings.get().recentComps.toSorted()).toEqual(ids.toSorted())
  const recent = yourAssets.recent.$section.get()
  expect(recent).toMatchObject({ state: 'ready' })
  expect(idsIn(recent).toSorted()).toEqual(ids.toSorted())
  const found = recommended.$section.get()
  expect(found).toMatchObject({
    state: 'ready',
    found: {
      seeds: { areInFile: false },
      first: { assetId: expect.any(String) }
    }
  })
  const now = counts()
  expect(now['recommendations']).toBe(1)
  expect((now['details'] ?? 0) - (before['details'] ?? 0)).toBe(2)
})

function idsIn(section: {
  state: string
  found?: readonly { assetId: string }[]
}) {
  return section.found?.map(({ assetId }) => assetId) ?? []
}

it('recommends by the file’s assets once it was checked', async () => {
  const placed = await placeResults(file, 'mountain', 2)

  await file.panel.checkFile()
  await showStartPage(file)

  expect(file.panel.recommended.$section.get()).toMatchObject({
    state: 'ready',
    found: {
      seeds: {
        areInFile: true,
        ids: expect.arrayContaining(placed.map(({ assetId }) => assetId))
      }
    }
  })
})

it.each([
  ['featured', paths.featured],
  ['popularQueries', paths.popular],
  ['recommended', paths.recommendations]
])('fails only in the section of %s', async (name, path) => {
  await placeResults(file, 'mountain', 1)
  stack.service.faults.failNext({ status: 500, path, times: 1 })

  await showStartPage(file)
  const once = sectionStates(file)
  await showStartPage(file)

  const all = {
    featured: 'ready',
    popularQueries: 'ready',
    recent: 'ready',
    recommended: 'ready'
  }
  expect(once).toEqual({ ...all, [name]: 'failed' })
  expect(sectionStates(file)).toEqual(all)
})

it('opens a featured collection page by page, and returns to where it was left', async () => {
  await file.panel.openFeatured('136351027')
  const { $list } = file.panel.featuredAssets
  const opened = $list.get()
  await file.panel.openFeatured('136351031')
  const other = $list.get()
  const before = stack.service.arrivals.count('GET', paths.details)
  await file.panel.openFeatured('136351027')

  expect(opened).toMatchObject({
    state: 'ready',
    id: '136351027',
    more: 'none'
  })
  expect(other).toMatchObject({ state: 'ready', id: '136351031' })
  expect($list.get()).toEqual(opened)
  expect(stack.service.arrivals.count('GET', paths.details)).toBe(before)
})

it('says that a featured collection is missing', async () => {
  await file.panel.openFeatured('999999999')

  expect(file.panel.featuredAssets.$list.get()).toMatchObject({
    state: 'failed',
    error: { code: 'not-found' }
  })
})
