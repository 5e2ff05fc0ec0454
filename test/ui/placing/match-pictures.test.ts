import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../dev/catalog/assets/random.ts'
import { cropLoss } from '../../../ui/placing/arrange.ts'
import { matchPictures } from '../../../ui/placing/match-pictures.ts'

interface Case {
  layers: number[]
  pictures: number[]
  pinned: Map<number, number>
}

const seeds = Array.from({ length: 24 }, (_, index) => index + 1)

function caseOf(seed: number, max: { layers: number; pictures: number }) {
  const random = randomFrom(seed)
  const some = (count: number) =>
    Array.from({ length: 1 + Math.floor(random.next() * count) }, () =>
      Math.exp(random.between(-1.5, 1.5))
    )
  const layers = some(max.layers)
  const pictures = some(max.pictures)
  const pinned = new Map<number, number>()
  layers.forEach((_, layer) => {
    const picture = Math.floor(random.next() * pictures.length)
    if (random.chance(0.2)) pinned.set(layer, picture)
  })
  return { layers, pictures, pinned }
}

function costOf({ layers, pictures }: Case) {
  return (layer: number, picture: number) =>
    cropLoss(pictures[picture] ?? 1, layers[layer] ?? 1)
}

function match(given: Case): number[] {
  return matchPictures({
    layers: given.layers.length,
    pictures: given.pictures.length,
    pinned: given.pinned,
    cost: costOf(given)
  })
}

function totalOf(given: Case, order: readonly number[]): number {
  const cost = costOf(given)
  return order.reduce((sum, picture, layer) => sum + cost(layer, picture), 0)
}

function usesOf(given: Case, order: readonly number[]): number[] {
  return given.pictures.map(
    (_, picture) => order.filter(one => one === picture).length
  )
}

/** Every order that keeps the pins and repeats no picture too early. */
function allOrders(given: Case): number[][] {
  const all = given.layers.reduce<number[][]>(
    (orders, _, layer) =>
      orders.flatMap(order => {
        const pin = given.pinned.get(layer)
        const choices =
          pin === undefined ? given.pictures.map((_one, i) => i) : [pin]
        return choices.map(choice => [...order, choice])
      }),
    [[]]
  )
  return all.filter(order => isFair(given, order))
}

/** No picture is used much more often than others, except for pins. */
function isFair(given: Case, order: readonly number[]): boolean {
  const uses = usesOf(given, order)
  const pins = usesOf(given, [...given.pinned.values()])
  const least = Math.min(...uses)
  return uses.every((count, i) => count <= Math.max(least + 1, pins[i] ?? 0))
}

it('loses nothing at the same aspect, half at twice the aspect', () => {
  expect(cropLoss(1.5, 1.5)).toBe(0)
  expect(cropLoss(2, 1)).toBe(0.5)
  expect(cropLoss(1, 2)).toBe(0.5)
})

it('gives the tall picture to the tall layer', () => {
  const pinned = new Map<number, number>()

  expect(
    match({ layers: [0.7, 1.5, 1], pictures: [1.5, 1, 0.7], pinned })
  ).toEqual([2, 0, 1])
})

it.each(seeds)('finds the smallest loss: case %d', seed => {
  const given = caseOf(seed, { layers: 5, pictures: 4 })

  const order = match(given)

  const totals = allOrders(given).map(one => totalOf(given, one))
  expect(totalOf(given, order)).toBeCloseTo(Math.min(...totals), 9)
})

it.each(seeds)('is no worse than the order given: case %d', seed => {
  const given = caseOf(seed, { layers: 320, pictures: 40 })
  const free = { ...given, pinned: new Map<number, number>() }
  const inOrder = given.layers.map((_, i) => i % given.pictures.length)

  const order = match(free)

  expect(totalOf(free, order)).toBeLessThanOrEqual(
    totalOf(free, inOrder) + 1e-9
  )
})

it.each(seeds)('keeps pins and repeats nothing too early: case %d', seed => {
  const given = caseOf(seed, { layers: 320, pictures: 40 })

  const order = match(given)

  given.pinned.forEach((picture, layer) => expect(order[layer]).toBe(picture))
  expect(order).toHaveLength(given.layers.length)
  expect(isFair(given, order)).toBe(true)
})

it('chooses from more pictures than there are layers', () => {
  const pictures = [3, 2, 1, 0.5]

  expect(match({ layers: [0.5, 1], pictures, pinned: new Map() })).toEqual([
    3, 2
  ])
})

describe('for very many layers', () => {
  it.each([2000, 12_000])('reduces the loss of %d', count => {
    const given = manyOf(count)
    const inOrder = given.layers.map((_, i) => i % given.pictures.length)

    const order = match(given)

    expect(totalOf(given, order)).toBeLessThan(totalOf(given, inOrder) / 2)
  })

  it('compares at most twice as much for twice as many', () => {
    const asked = [4000, 8000].map(count => {
      const given = manyOf(count)
      let times = 0
      const cost = costOf(given)
      matchPictures({
        layers: count,
        pictures: given.pictures.length,
        cost: (layer, picture) => {
          times += 1
          return cost(layer, picture)
        }
      })
      return times
    })

    expect(asked[0]).toBeLessThan(10_000_000)
    expect(asked[1]).toBeLessThan(2.2 * (asked[0] ?? 0))
  })
})

function manyOf(count: number): Case {
  const random = randomFrom(7)
  const some = (length: number) =>
    Array.from({ length }, () => random.between(0.4, 1.4))
  return { layers: some(count), pictures: some(50), pinned: new Map() }
}
