import { assign } from './assign.ts'

export interface Match {
  layers: number
  pictures: number
  /** The cost of putting a picture on a layer; finite. */
  cost: (layer: number, picture: number) => number
  /** By layer, the pictures of layers that keep theirs. */
  pinned?: ReadonlyMap<number, number>
}

/** Above this, the optimal solution would take too long. */
const maxLayers = 200
const maxCells = 200_000
const rounds = 8
/** Pairs of layers compared per round: a few milliseconds. */
const maxPairs = 250_000

/**
 * The picture of each layer, at minimal cost. All pictures are used once before
 * any repeats. For very many layers, only improves on the original order, in
 * time linear to their number.
 */
export function matchPictures(match: Match): number[] {
  const { layers, pictures, cost, pinned = new Map<number, number>() } = match
  const open = range(layers).filter(layer => !pinned.has(layer))
  const slots = slotsFor(open.length, pictures, pinned.values())
  const isSmall =
    open.length <= maxLayers && open.length * slots.length <= maxCells
  const chosen = isSmall ? matchBest() : matchNearly()
  const given = range(layers).map(layer => pinned.get(layer) ?? 0)
  open.forEach((layer, i) => (given[layer] = chosen[i] ?? 0))
  return given

  function matchBest(): number[] {
    // More than any layer can cost: pictures that must be used come first.
    const worth = open.length * highest() + 1
    const costs = open.map(layer =>
      Float64Array.from(
        slots,
        slot => cost(layer, slot.picture) - (slot.isMust ? worth : 0)
      )
    )
    return assign(costs).map(column => slots[column]?.picture ?? 0)
  }

  function matchNearly(): number[] {
    const order = slots.slice(0, open.length).map(({ picture }) => picture)
    for (let round = 0; round < rounds; round += 1) {
      if (!exchange(order)) break
    }
    return order
  }

  /** Swaps the pictures of pairs of layers where that lowers the cost. */
  function exchange(order: number[]): boolean {
    let isBetter = false
    const reach = Math.ceil(maxPairs / open.length)
    open.forEach((layer, i) => {
      const end = Math.min(open.length, i + 1 + reach)
      for (let j = i + 1; j < end; j += 1) {
        const other = open[j] ?? 0
        const [a = 0, b = 0] = [order[i], order[j]]
        const now = cost(layer, a) + cost(other, b)
        if (a === b || cost(layer, b) + cost(other, a) > now - 1e-9) continue
        order[i] = b
        order[j] = a
        isBetter = true
      }
    })
    return isBetter
  }

  function highest(): number {
    let most = 0
    for (const layer of open) {
      for (let picture = 0; picture < pictures; picture += 1) {
        most = Math.max(most, Math.abs(cost(layer, picture)))
      }
    }
    return most
  }
}

interface Slot {
  picture: number
  isMust: boolean
}

/**
 * How often each picture may be used, by round. Pictures of complete rounds
 * must be used; of an incomplete last round, any.
 */
function slotsFor(
  count: number,
  pictures: number,
  pinned: Iterable<number>
): Slot[] {
  const uses = range(pictures).fill(0)
  for (const picture of pinned) uses[picture] = (uses[picture] ?? 0) + 1
  if (pictures === 0) return []
  const slots: Slot[] = []
  for (let round = 1; slots.length < count; round += 1) {
    const free = range(pictures).filter(one => (uses[one] ?? 0) < round)
    const isMust = slots.length + free.length <= count
    for (const picture of free) slots.push({ picture, isMust })
  }
  return slots
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
