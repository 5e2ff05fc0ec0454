import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { collectionRoot, idsOf, openCollector } from './collections.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await openCollector(stack)
})

/** Name and items of the newest collection. */
async function openNewest(): Promise<{ name: string; ids: readonly string[] }> {
  await stack.calm()
  await file.panel.readCollections()
  const [first] = file.panel.listed()
  await file.panel.openCollection(first?.id ?? '')
  const shown = file.panel.$collection.get()
  return {
    name: first?.name ?? '',
    ids: shown.state === 'ready' ? shown.ids : []
  }
}

/** Opens a collection of search results; returns its assets. */
async function collect(count: number): Promise<readonly Asset[]> {
  await file.panel.search('')
  while (readResults(file.panel).length < count)
    await file.panel.results.loadMore()
  const found = readResults(file.panel).slice(0, count)
  const made = await file.panel.makeCollection('Spring')
  await file.panel.addToCollection(made, idsOf(found))
  await file.panel.openCollection(made.id)
  return found
}

function placedIds(): string[] {
  const { selection } = file.headless.host.scene()
  return selection.flatMap(id => file.headless.host.node(id)?.name ?? [])
}

it('saves all comps of the file as a collection', async () => {
  const placed = await placeResults(file, 'mountain', 3)

  const { ofFile } = await file.panel.findCompIds()
  await file.panel.saveComps('All comps', ofFile)

  const { name, ids } = await openNewest()
  expect(name).toBe('All comps')
  expect(ids.toSorted()).toEqual(placed.map(one => one.assetId).toSorted())
  expect(readNotices(file)).toMatch('Saved 3 images to “All comps”')
})

it('saves the comps of the selection alone, each once', async () => {
  const [first, second] = await placeResults(file, 'mountain', 3)
  const layers = [first, second].flatMap(one => one?.layer.id ?? [])
  file.headless.host.user.select(layers)
  await file.headless.settle()

  const { ofSelection } = await file.panel.findCompIds()
  await file.panel.saveComps('Two', ofSelection)

  const { ids } = await openNewest()
  expect(ids.toSorted()).toEqual(
    [first, second].map(one => one?.assetId ?? '').toSorted()
  )
})

it('leaves out assets that the library removed, and says so', async () => {
  const [removed, kept] = await placeResults(file, 'mountain', 2)
  stack.service.faults.removeAsset(removed?.assetId ?? '')

  const { ofFile } = await file.panel.findCompIds()
  await file.panel.saveComps('Rest', ofFile)

  expect((await openNewest()).ids).toEqual([kept?.assetId])
  expect(readNotices(file)).toMatch('1 image skipped')
})

it('fails before anything is saved when no collection can be made', async () => {
  await placeResults(file, 'mountain', 1)
  const { ofFile } = await file.panel.findCompIds()
  stack.service.faults.failNext({
    method: 'POST',
    path: collectionRoot,
    status: 403
  })

  const saving = file.panel.saveComps('All', ofFile)

  await expect(saving).rejects.toMatchObject({ code: 'not-allowed' })
  expect(stack.service.arrivals.count('POST', collectionRoot)).toBe(1)
})

it('places a whole collection as a board', async () => {
  await collect(4)
  const reported: string[] = []
  file.panel.$works.listen(works => {
    for (const { kind, done, total } of works.values()) {
      reported.push(`${kind} ${done} of ${total}`)
    }
  })
  const shown = file.panel.$collection.get()
  const id = shown.state === 'ready' ? shown.collection.id : ''

  await file.panel.placeCollection(id)

  expect(placedIds()).toHaveLength(4)
  expect(reported.at(-1)).toBe('place 4 of 4')
  expect(file.panel.$works.get().size).toBe(0)
})

it('loads the remaining items before it places them', async () => {
  const found = await collect(160)
  const shown = file.panel.$collection.get()
  const id = shown.state === 'ready' ? shown.collection.id : ''
  const calls: number[] = []
  file.panel.window.onCall(({ method, input }) => {
    if (method === 'placeBoard')
      calls.push((input as { comps: [] }).comps.length)
    if (method === 'addImage') file.panel.cancelBoard()
  })

  await file.panel.placeCollection(id)

  const opened = file.panel.$collection.get()
  expect(opened.state === 'ready' && opened.ids).toHaveLength(found.length)
  expect(calls).toEqual([])
})

it('places nothing of a cancelled board', async () => {
  await collect(4)
  const shown = file.panel.$collection.get()
  const id = shown.state === 'ready' ? shown.collection.id : ''
  file.panel.$works.listen(works => {
    for (const { done, cancel } of works.values()) if (done === 2) cancel?.()
  })

  await file.panel.placeCollection(id)

  expect(placedIds()).toHaveLength(0)
})

it('says why a collection could not be read for a board', async () => {
  await collect(160)
  const shown = file.panel.$collection.get()
  const id = shown.state === 'ready' ? shown.collection.id : ''
  const path = `${collectionRoot}/${id}/items`
  stack.service.faults.failNext({ method: 'GET', path, status: 500 })

  await file.panel.placeCollection(id)

  expect(placedIds()).toHaveLength(0)
  expect(readNotices(file)).toMatch('The library has a problem')
})
