import { createAssetMoves } from './asset-moves.ts'

/** Assets with the same costs. */
export interface AssetKind {
  count: number
  /** By index of the subscription, whole numbers; infinite means impossible. */
  costs: readonly number[]
}

interface Step {
  from: number
  to: number
}

/** Assigns the downloads of subscriptions to assets. */
export interface Assignment {
  /**
   * Assigns a download to as many of these assets as possible, at the least
   * cost. Assets from earlier calls keep one, but perhaps from another
   * subscription.
   */
  add(kinds: readonly AssetKind[]): void
  /** How many of a kind, by index, have a download of a subscription. */
  countOf(kind: number, subscription: number): number
}

/**
 * Successive shortest paths: an asset may take a download whose holder moves to
 * another subscription. The graph has one node per subscription and one for
 * waiting assets. Each edge is the cheapest move of any asset, so the graph
 * does not grow with the number of assets. Downloads above `maxCost` are
 * not assigned.
 */
export function createAssignment(
  downloads: readonly number[],
  maxCost: number
): Assignment {
  const wait = downloads.length
  const left = [...downloads]
  const all: AssetKind[] = []
  const moves = createAssetMoves(wait + 1, (kind, place) =>
    place === wait ? 0 : (all[kind]?.costs[place] ?? Infinity)
  )

  /** The cheapest path to one more download, from its end backwards. */
  function findWay(): Step[] {
    /** Cost by place; missing means infinite. */
    const reached: number[] = []
    const before: number[] = []
    reached[wait] = 0
    for (let round = 0, isOver = false; round <= wait && !isOver; round++) {
      isOver = true
      for (let from = wait; from >= 0; from--) {
        const start = reached[from] ?? Infinity
        if (start === Infinity) continue
        for (let to = 0; to < wait; to++) {
          const cost = start + moves.costOf(from, to)
          if (cost >= (reached[to] ?? Infinity)) continue
          reached[to] = cost
          before[to] = from
          isOver = false
        }
      }
    }
    const way: Step[] = []
    for (let to = cheapestEnd(reached); to !== wait;) {
      const from = before[to] ?? wait
      way.push({ from, to })
      to = from
    }
    return way
  }

  /**
   * Ends with a subscription that has downloads left, or at the waiting place
   * if none has.
   */
  function cheapestEnd(reached: readonly number[]): number {
    let end = wait
    let least = maxCost
    left.forEach((count, place) => {
      const cost = reached[place] ?? Infinity
      if (count < 1 || cost >= least) return
      end = place
      least = cost
    })
    return end
  }

  /** No other path is cheaper while this one has assets. */
  function assignAlong(way: readonly Step[]): void {
    const end = way[0]?.to ?? wait
    const count = Math.min(
      left[end] ?? 0,
      ...way.map(({ from, to }) => moves.countOf(from, to))
    )
    left[end] = (left[end] ?? 0) - count
    // From the end backwards: a place gives assets away before it receives
    // others.
    way.forEach(({ from, to }) => moves.move(from, to, count))
  }

  return {
    add(kinds) {
      const known = all.push(...kinds) - kinds.length
      // Among equals, the kind added last moves first.
      for (let kind = all.length - 1; kind >= known; kind--) {
        moves.put(kind, wait, all[kind]?.count ?? 0)
      }
      for (let way = findWay(); way.length > 0; way = findWay())
        assignAlong(way)
    },
    countOf: (kind, subscription) => moves.countAt(kind, subscription)
  }
}
