import { createAssetMoves } from './asset-moves.ts'

/** Assets for which downloads cost the same. */
export interface AssetKind {
  count: number
  /** By the turn of the subscriptions, whole; infinite: impossible. */
  costs: readonly number[]
}

interface Step {
  from: number
  to: number
}

/** Hands the downloads of subscriptions out to assets. */
export interface Assignment {
  /**
   * Gives as many of these assets a download as can have one, at the least
   * cost. Those of before keep one, though perhaps of another subscription.
   */
  add(kinds: readonly AssetKind[]): void
  /** How many of a kind, by its turn, have one of which subscription. */
  countOf(kind: number, subscription: number): number
}

/**
 * Finds the cheapest of all ways by successive shortest paths: an asset may
 * take a download that another gives up for one elsewhere. The graph has a
 * node for each subscription and one where assets wait, and as edge the
 * cheapest move of any asset, so that it does not grow with the assets. A
 * download that would cost more than `most` is not given.
 */
export function createAssignment(
  downloads: readonly number[],
  most: number
): Assignment {
  const wait = downloads.length
  const left = [...downloads]
  const all: AssetKind[] = []
  const moves = createAssetMoves(wait + 1, (kind, place) =>
    place === wait ? 0 : (all[kind]?.costs[place] ?? Infinity)
  )

  /** The cheapest way to one more download, from its end back. */
  function findWay(): Step[] {
    /** By place, its cost; none is infinite. */
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

  /** Of those that have a download left; where all wait when none has. */
  function cheapestEnd(reached: readonly number[]): number {
    let end = wait
    let least = most
    left.forEach((count, place) => {
      const cost = reached[place] ?? Infinity
      if (count < 1 || cost >= least) return
      end = place
      least = cost
    })
    return end
  }

  /** No other way is cheaper as long as there are assets to go this one. */
  function goAlong(way: readonly Step[]): void {
    const end = way[0]?.to ?? wait
    const count = Math.min(
      left[end] ?? 0,
      ...way.map(({ from, to }) => moves.countOf(from, to))
    )
    left[end] = (left[end] ?? 0) - count
    // From its end on: a place gives assets away before it gets others.
    way.forEach(({ from, to }) => moves.move(from, to, count))
  }

  return {
    add(kinds) {
      const known = all.push(...kinds) - kinds.length
      // Of equals the kind that was put last moves first.
      for (let kind = all.length - 1; kind >= known; kind--) {
        moves.put(kind, wait, all[kind]?.count ?? 0)
      }
      for (let way = findWay(); way.length > 0; way = findWay()) goAlong(way)
    },
    countOf: (kind, subscription) => moves.countAt(kind, subscription)
  }
}
