import { beforeEach, expect, it } from 'vitest'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { libraryLength } from '../set-up/find-asset.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

/** The contributor with the most pictures, who has sets. */
const contributorId = findBusiestContributor()

beforeEach(async () => {
  file = await stack.openFile()
})

function findBusiestContributor(): string {
  const counts = new Map<string, number>()
  for (const { contributor } of listAssets({ count: libraryLength })) {
    counts.set(contributor.id, (counts.get(contributor.id) ?? 0) + 1)
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a)
  return first?.[0] ?? ''
}

function setsOf(id: string) {
  const shown = file.panel.$sets.get().get(id)
  if (shown?.state !== 'ready') throw new Error(JSON.stringify(shown))
  return shown.sets
}

it('lists the sets of a contributor, and asks once', async () => {
  await file.panel.loadSets(contributorId)
  await file.panel.loadSets(contributorId)

  const sets = setsOf(contributorId)
  expect(sets.length).toBeGreaterThan(0)
  expect(sets.every(({ name, count }) => name !== '' && count >= 3)).toBe(true)
  const path = `/v2/contributors/${contributorId}/collections`
  expect(stack.service.arrivals.count('GET', path)).toBe(1)
})

it('fetches all covers in one request', async () => {
  await file.panel.loadSets(contributorId)
  const sets = setsOf(contributorId)

  await file.panel.loadCovers(sets)
  await file.panel.loadCovers(sets)

  const ids = sets.map(({ coverId }) => coverId)
  expect(ids.every(id => file.panel.$covers.get().has(id ?? ''))).toBe(true)
  expect(stack.service.arrivals.count('GET', '/v2/images')).toBe(1)
})

it('loads a set that is opened directly', async () => {
  await file.panel.loadSets(contributorId)
  const [set] = setsOf(contributorId)
  if (!set) throw new Error('There is no set.')
  const key = { contributorId, id: set.id }
  const other = await stack.openFile()
  expect(other.panel.findSet(key)).toBeUndefined()

  await other.panel.loadSet(key)

  expect(other.panel.findSet(key)).toEqual(set)
})

it('shows the items of a set, with two requests a page', async () => {
  await file.panel.loadSets(contributorId)
  const [set] = setsOf(contributorId).toSorted((a, b) => b.count - a.count)
  if (!set) throw new Error('There is no set.')
  const path = `/v2/contributors/${contributorId}/collections/${set.id}/items`
  const { setPictures } = file.panel

  await setPictures.open(file.panel.setKey({ contributorId, id: set.id }))
  await setPictures.loadMore()

  const shown = setPictures.$list.get()
  const count = Math.min(set.count, 100)
  const pages = Math.ceil(count / 50)
  expect(shown).toMatchObject({ state: 'ready', total: set.count })
  expect('assets' in shown && shown.assets.length).toBe(count)
  expect(stack.service.arrivals.count('GET', path)).toBe(pages)
  expect(stack.service.arrivals.count('GET', '/v2/images')).toBe(pages)
})

it('says why sets could not be read, and tries again', async () => {
  const path = `/v2/contributors/${contributorId}/collections`
  stack.service.faults.failNext({ path, status: 500 })
  await file.panel.loadSets(contributorId)
  expect(file.panel.$sets.get().get(contributorId)).toMatchObject({
    state: 'failed'
  })

  await file.panel.loadSets(contributorId)

  expect(setsOf(contributorId).length).toBeGreaterThan(0)
})
