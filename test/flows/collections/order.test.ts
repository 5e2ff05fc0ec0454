import { beforeEach, describe, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { moveItems, stepItems } from '../../../ui/collections/own/move-items.ts'
import {
  browse,
  media,
  nouns,
  pathOf,
  keysOf,
  savedItems,
  makeCollection,
  openCollector,
  shownItems
} from './collections.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let found: readonly Asset[]
let id: string

describe.each(media)('of %ss', medium => {
  beforeEach(async () => {
    file = await openCollector(stack)
    found = (await browse(file, medium)).slice(0, 4)
    id = await makeCollection(
      stack,
      file,
      { name: 'Spring', of: medium },
      found
    )
    await file.panel.openCollection(id)
  })

  /** Positions of these ids in the search results. */
  function positionsOf(ids: readonly string[]): number[] {
    return ids.map(one => keysOf(found).indexOf(one))
  }

  function countPuts(): number {
    return stack.service.arrivals.count('PUT', `${pathOf(id)}/items`)
  }

  /** Moves the last item to the front and waits until that is saved. */
  async function moveLastToFront(): Promise<void> {
    const ids = shownItems(file)
    const last = new Set(ids.slice(-1))
    const ordering = file.panel.orderItems(id, moveItems(ids, last, 0))
    await stack.clock.advance(1000)
    await ordering
    await stack.calm()
  }

  it('shows a new order at once, and keeps it', async () => {
    const ids = shownItems(file)
    const ordering = file.panel.orderItems(
      id,
      stepItems(ids, new Set([ids[0] ?? '']), 1)
    )
    const early = positionsOf(shownItems(file))

    await stack.clock.advance(1000)
    await ordering

    expect(early).toEqual([1, 0, 2, 3])
    expect(positionsOf(await savedItems(stack, id))).toEqual(early)
    expect(readNotices(file)).not.toMatch('order')
  })

  it('sends several moves as one', async () => {
    for (let moves = 0; moves < 3; moves += 1) {
      const ids = shownItems(file)
      void file.panel.orderItems(
        id,
        stepItems(ids, new Set([keysOf(found)[0] ?? '']), 1)
      )
    }

    await stack.clock.advance(1000)
    await stack.calm()

    expect(positionsOf(await savedItems(stack, id))).toEqual([1, 2, 3, 0])
    expect(countPuts()).toBe(1)
  })

  it('loads nothing again that is certain, however often it is ordered', async () => {
    await moveLastToFront()
    const pages = `${pathOf(id)}/items`
    const before = stack.service.arrivals.count('GET', pages)

    await moveLastToFront()

    expect(positionsOf(await savedItems(stack, id))).toEqual([2, 3, 0, 1])
    // One checks whether the order arrived, the other is by `savedItems`.
    expect(stack.service.arrivals.count('GET', pages) - before).toBe(2)
  })

  it('does not overwrite somebody else’s change with an order', async () => {
    const other = await openCollector(stack)
    await other.panel.removeFromCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(1, 2))
    )
    await stack.clock.advance(2000)

    await moveLastToFront()

    expect(countPuts()).toBe(0)
    expect(positionsOf(await savedItems(stack, id))).toEqual([0, 2, 3])
    expect(positionsOf(shownItems(file))).toEqual([0, 2, 3])
    expect(readNotices(file)).toMatch(
      /Couldn’t save the order\. “Spring” was changed at \d\d:\d\d\./
    )
  })

  it('orders the current items after a conflict', async () => {
    const other = await openCollector(stack)
    await other.panel.removeFromCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(1, 2))
    )
    await stack.clock.advance(2000)
    await moveLastToFront()

    await moveLastToFront()

    expect(positionsOf(await savedItems(stack, id))).toEqual([3, 0, 2])
  })

  it('orders items that this panel changed in between', async () => {
    await file.panel.removeFromCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(1, 2))
    )
    await stack.clock.advance(2000)

    await moveLastToFront()

    expect(positionsOf(await savedItems(stack, id))).toEqual([3, 0, 2])
  })

  it('notices that both panels changed the collection', async () => {
    const other = await openCollector(stack)
    await file.panel.removeFromCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(1, 2))
    )
    await other.panel.removeFromCollection(
      { id, name: 'Spring' },
      keysOf(found.slice(0, 1))
    )
    await stack.clock.advance(2000)

    await moveLastToFront()

    expect(countPuts()).toBe(0)
    expect(positionsOf(shownItems(file))).toEqual([2, 3])
    expect(readNotices(file)).toMatch('Couldn’t save the order')
  })

  it('reports a change made between check and order', async () => {
    const other = await openCollector(stack)
    await other.panel.readCollections()
    stack.network.breakNext('PUT ', async go => {
      const done = await go()
      await other.panel.addToCollection(
        { id, name: 'Spring' },
        keysOf(readResults(file.panel).slice(6, 7))
      )
      return done
    })

    await moveLastToFront()

    expect(shownItems(file)).toHaveLength(5)
    expect(readNotices(file)).toMatch('changed while its order was saved')
  })

  it('restores the service’s order when it refuses a new one', async () => {
    const path = `${pathOf(id)}/items`
    stack.service.faults.failNext({ method: 'PUT', path, status: 500 })

    await moveLastToFront()

    expect(positionsOf(shownItems(file))).toEqual([0, 1, 2, 3])
    expect(readNotices(file)).toMatch('Couldn’t save the order of “Spring”.')
  })

  it('treats an order as saved when its reply was lost', async () => {
    const path = `${pathOf(id)}/items`
    stack.service.faults.cutConnection({ method: 'PUT', path })

    await moveLastToFront()

    expect(positionsOf(await savedItems(stack, id))).toEqual([3, 0, 1, 2])
    expect(readNotices(file)).not.toMatch('order')
  })

  it.each([404, 405] as const)(
    'stops ordering when the service does not support it: %i',
    async status => {
      const path = `${pathOf(id)}/items`
      stack.service.faults.failNext({ method: 'PUT', path, status })

      await moveLastToFront()

      expect(file.panel.$canOrder.get()).toBe(false)
      expect(positionsOf(shownItems(file))).toEqual([0, 1, 2, 3])
      expect(readNotices(file)).toMatch('doesn’t support it')
    }
  )

  it('names the assets that the library lost and the order left out', async () => {
    stack.service.faults.removeAsset(found[1]?.assetId ?? '')
    const other = await openCollector(stack)
    await other.panel.openCollection(id)
    file = other

    await moveLastToFront()

    expect(positionsOf(await savedItems(stack, id))).toEqual([3, 0, 2])
    expect(readNotices(file)).toMatch(
      `Saved the order of “Spring”. 1 ${nouns[medium]} was removed: no longer available`
    )
  })

  it('saves an order although another collection is opened at once', async () => {
    const second = await file.panel.makeCollection('Other', medium)
    const ids = shownItems(file)

    void file.panel.orderItems(id, stepItems(ids, new Set([ids[0] ?? '']), 1))
    await file.panel.openCollection(second.id)
    await stack.clock.advance(1000)
    await stack.calm()

    expect(positionsOf(await savedItems(stack, id))).toEqual([1, 0, 2, 3])
    expect(shownItems(file)).toEqual([])
  })
})
