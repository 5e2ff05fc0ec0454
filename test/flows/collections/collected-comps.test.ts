import { beforeEach, describe, expect, it } from 'vitest'
import { assetKey } from '../../../contract/asset-key.ts'
import {
  keysOf,
  media,
  nouns,
  openCollector,
  pathOf,
  rootOf,
  shownItems
} from './collections.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

/** Name and items of the newest collection. */
async function openNewest(): Promise<{
  name: string
  keys: readonly string[]
}> {
  await stack.calm()
  await file.panel.readCollections()
  const [first] = file.panel.listed()
  await file.panel.openCollection(first?.id ?? '')
  return { name: first?.name ?? '', keys: shownItems(file) }
}

/** Opens a collection of search results; returns its id. */
async function collect(count: number): Promise<string> {
  await file.panel.search('')
  while (readResults(file.panel).length < count)
    await file.panel.results.loadMore()
  const found = readResults(file.panel).slice(0, count)
  const mediaType = found[0]?.mediaType ?? 'image'
  const made = await file.panel.makeCollection('Spring', mediaType)
  await file.panel.addToCollection(made, keysOf(found))
  await file.panel.openCollection(made.id)
  return made.id
}

function placedIds(): string[] {
  const { selection } = file.headless.host.scene()
  return selection.flatMap(id => file.headless.host.node(id)?.name ?? [])
}

describe.each(media)('of %ss', medium => {
  beforeEach(async () => {
    file = await openCollector(stack)
    file.panel.chooseMedium(medium)
  })

  function keyOf(placed: { assetId: string } | undefined): string {
    return assetKey({ assetId: placed?.assetId ?? '', mediaType: medium })
  }

  it('saves all comps of the file as a collection', async () => {
    const placed = await placeResults(file, '', 3)

    const { ofFile } = await file.panel.findComps()
    await file.panel.saveComps('All comps', ofFile)

    const { name, keys } = await openNewest()
    expect(name).toBe('All comps')
    expect(keys.toSorted()).toEqual(placed.map(keyOf).toSorted())
    expect(readNotices(file)).toMatch(
      `Saved 3 ${nouns[medium]}s to “All comps”`
    )
  })

  it('saves the comps of the selection alone, each once', async () => {
    const [first, second] = await placeResults(file, '', 3)
    const layers = [first, second].flatMap(one => one?.layer.id ?? [])
    file.headless.host.user.select(layers)
    await file.headless.settle()

    const { ofSelection } = await file.panel.findComps()
    await file.panel.saveComps('Two', ofSelection)

    const { keys } = await openNewest()
    expect(keys.toSorted()).toEqual([first, second].map(keyOf).toSorted())
  })

  it('leaves out assets that the library removed, and says so', async () => {
    const [removed, kept] = await placeResults(file, '', 2)
    stack.service.faults.removeAsset(removed?.assetId ?? '')

    const { ofFile } = await file.panel.findComps()
    await file.panel.saveComps('Rest', ofFile)

    expect((await openNewest()).keys).toEqual([keyOf(kept)])
    expect(readNotices(file)).toMatch(`1 ${nouns[medium]} skipped`)
  })

  it('fails before anything is saved when no collection can be made', async () => {
    await placeResults(file, '', 1)
    const { ofFile } = await file.panel.findComps()
    stack.service.faults.failNext({
      method: 'POST',
      path: rootOf(medium),
      status: 403
    })

    const saving = file.panel.saveComps('All', ofFile)

    await expect(saving).rejects.toMatchObject({ code: 'not-allowed' })
    expect(stack.service.arrivals.count('POST', rootOf(medium))).toBe(1)
  })

  it('places a whole collection as a board', async () => {
    const id = await collect(4)
    const reported: string[] = []
    file.panel.$works.listen(works => {
      for (const { kind, done, total } of works.values()) {
        reported.push(`${kind} ${done} of ${total}`)
      }
    })

    await file.panel.placeCollection(id)

    expect(placedIds()).toHaveLength(4)
    expect(reported.at(-1)).toBe('place 4 of 4')
    expect(file.panel.$works.get().size).toBe(0)
  })

  it('places nothing of a cancelled board', async () => {
    const id = await collect(4)
    file.panel.$works.listen(works => {
      for (const { done, cancel } of works.values()) if (done === 2) cancel?.()
    })

    await file.panel.placeCollection(id)

    expect(placedIds()).toHaveLength(0)
  })
})

it('loads the remaining items before it places them', async () => {
  file = await openCollector(stack)
  const id = await collect(160)
  const calls: number[] = []
  file.panel.window.onCall(({ method, input }) => {
    if (method === 'placeBoard')
      calls.push((input as { comps: [] }).comps.length)
    if (method === 'addImage') file.panel.cancelBoard()
  })

  await file.panel.placeCollection(id)

  const opened = file.panel.$collection.get()
  expect(opened.state === 'ready' && opened.keys).toHaveLength(160)
  expect(calls).toEqual([])
})

it('says why a collection could not be read for a board', async () => {
  file = await openCollector(stack)
  const id = await collect(160)
  const path = `${pathOf(id)}/items`
  stack.service.faults.failNext({ method: 'GET', path, status: 500 })

  await file.panel.placeCollection(id)

  expect(placedIds()).toHaveLength(0)
  expect(readNotices(file)).toMatch('The library has a problem')
})
