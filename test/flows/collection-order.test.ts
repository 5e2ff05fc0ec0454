import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../ui/api/asset.ts'
import { moveItems, stepItems } from '../../ui/collections/own/move-items.ts'
import {
  browse,
  collectionRoot,
  idsOf,
  keptIn,
  makeIn,
  openCollector,
  shownIn
} from './collecting.ts'
import { noticesOf } from './notices-of.ts'
import type { OpenFile } from './open-house.ts'
import { resultsOf } from './results-of.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
let file: OpenFile
let found: readonly Asset[]
let id: string

beforeEach(async () => {
  file = await openCollector(house)
  found = (await browse(file)).slice(0, 4)
  id = await makeIn(house, file, 'Spring', found)
  await file.panel.openCollection(id)
})

/** As numbers of what was found. */
function numbers(ids: readonly string[]): number[] {
  return ids.map(one => found.findIndex(asset => asset.id === one))
}

function puts(): number {
  return house.service.arrivals.count('PUT', `${collectionRoot}/${id}/items`)
}

/** Moves the last to the front and waits until that is over. */
async function moveLastToFront(): Promise<void> {
  const ids = shownIn(file)
  const last = new Set(ids.slice(-1))
  const ordering = file.panel.orderItems(id, moveItems(ids, last, 0))
  await house.clock.advance(1000)
  await ordering
  await house.calm()
}

it('shows a new order at once, and keeps it', async () => {
  const ids = shownIn(file)
  const ordering = file.panel.orderItems(
    id,
    stepItems(ids, new Set([ids[0] ?? '']), 1)
  )
  const early = numbers(shownIn(file))

  await house.clock.advance(1000)
  await ordering

  expect(early).toEqual([1, 0, 2, 3])
  expect(numbers(await keptIn(house, id))).toEqual(early)
  expect(noticesOf(file)).not.toMatch('order')
})

it('sends several moves as one', async () => {
  for (let moves = 0; moves < 3; moves += 1) {
    const ids = shownIn(file)
    void file.panel.orderItems(
      id,
      stepItems(ids, new Set([found[0]?.id ?? '']), 1)
    )
  }

  await house.clock.advance(1000)
  await house.calm()

  expect(numbers(await keptIn(house, id))).toEqual([1, 2, 3, 0])
  expect(puts()).toBe(1)
})

it('reads nothing again that is certain, however often it is ordered', async () => {
  await moveLastToFront()
  const pages = `${collectionRoot}/${id}/items`
  const before = house.service.arrivals.count('GET', pages)

  await moveLastToFront()

  expect(numbers(await keptIn(house, id))).toEqual([2, 3, 0, 1])
  // One looks whether it came, one is that of `keptIn`.
  expect(house.service.arrivals.count('GET', pages) - before).toBe(2)
})

it('saves no order over a change of somebody else', async () => {
  const other = await openCollector(house)
  await other.panel.removeFromCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(1, 2))
  )
  await house.clock.advance(2000)

  await moveLastToFront()

  expect(puts()).toBe(0)
  expect(numbers(await keptIn(house, id))).toEqual([0, 2, 3])
  expect(numbers(shownIn(file))).toEqual([0, 2, 3])
  expect(noticesOf(file)).toMatch(
    /“Spring” was changed at \d\d:\d\d, so your new order was not saved\./
  )
})

it('orders after a conflict what is there now', async () => {
  const other = await openCollector(house)
  await other.panel.removeFromCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(1, 2))
  )
  await house.clock.advance(2000)
  await moveLastToFront()

  await moveLastToFront()

  expect(numbers(await keptIn(house, id))).toEqual([3, 0, 2])
})

it('orders what this panel itself changed since', async () => {
  await file.panel.removeFromCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(1, 2))
  )
  await house.clock.advance(2000)

  await moveLastToFront()

  expect(numbers(await keptIn(house, id))).toEqual([3, 0, 2])
})

it('notices that both changed it', async () => {
  const other = await openCollector(house)
  await file.panel.removeFromCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(1, 2))
  )
  await other.panel.removeFromCollection(
    { id, name: 'Spring' },
    idsOf(found.slice(0, 1))
  )
  await house.clock.advance(2000)

  await moveLastToFront()

  expect(puts()).toBe(0)
  expect(numbers(shownIn(file))).toEqual([2, 3])
  expect(noticesOf(file)).toMatch('your new order was not saved')
})

it('tells of a change that came between the look and the order', async () => {
  const other = await openCollector(house)
  await other.panel.readCollections()
  house.network.disturbNext('PUT ', async go => {
    const done = await go()
    await other.panel.addToCollection(
      { id, name: 'Spring' },
      idsOf(resultsOf(file.panel).slice(6, 7))
    )
    return done
  })

  await moveLastToFront()

  expect(shownIn(file)).toHaveLength(5)
  expect(noticesOf(file)).toMatch('changed while your new order was saved')
})

it('goes back to the order that the service has when it refuses', async () => {
  const path = `${collectionRoot}/${id}/items`
  house.service.faults.failNext({ method: 'PUT', path, status: 500 })

  await moveLastToFront()

  expect(numbers(shownIn(file))).toEqual([0, 1, 2, 3])
  expect(noticesOf(file)).toMatch('The new order of “Spring” was not saved.')
})

it('takes an order for saved whose reply was lost', async () => {
  const path = `${collectionRoot}/${id}/items`
  house.service.faults.cutConnection({ method: 'PUT', path })

  await moveLastToFront()

  expect(numbers(await keptIn(house, id))).toEqual([3, 0, 1, 2])
  expect(noticesOf(file)).not.toMatch('order')
})

it.each([404, 405] as const)(
  'orders no more where the service knows no order: %i',
  async status => {
    const path = `${collectionRoot}/${id}/items`
    house.service.faults.failNext({ method: 'PUT', path, status })

    await moveLastToFront()

    expect(file.panel.$canOrder.get()).toBe(false)
    expect(numbers(shownIn(file))).toEqual([0, 1, 2, 3])
    expect(noticesOf(file)).toMatch('does not take an order')
  }
)

it('tells what of the library is gone and left with the order', async () => {
  house.service.faults.removeAsset(found[1]?.id ?? '')
  const other = await openCollector(house)
  await other.panel.openCollection(id)
  file = other

  await moveLastToFront()

  expect(numbers(await keptIn(house, id))).toEqual([3, 0, 2])
  expect(noticesOf(file)).toMatch(
    '1 asset that the library has no longer left “Spring” with the new order.'
  )
})

it('saves an order though another collection is opened at once', async () => {
  const second = await file.panel.makeCollection('Other')
  const ids = shownIn(file)

  void file.panel.orderItems(id, stepItems(ids, new Set([ids[0] ?? '']), 1))
  await file.panel.openCollection(second.id)
  await house.clock.advance(1000)
  await house.calm()

  expect(numbers(await keptIn(house, id))).toEqual([1, 0, 2, 3])
  expect(shownIn(file)).toEqual([])
})
