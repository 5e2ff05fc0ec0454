import { createAssetMoves } from './asset-moves.ts'

/** By the turn of the subscriptions, whole numbers; infinite: impossible. */
export type AssetCosts = readonly number[]

interface Step {
  from: number
  to: number
  cost: number
}

/** Hands the downloads of subscriptions out to assets. */
export interface Assignment {
  /**
   * Gives as many of these assets a download as can have one, at the least
   * cost. Those of before keep one, though perhaps of another subscription.
   */
  add(assets: readonly AssetCosts[]): void
  /** By the turn of the assets, the turn of the subscription; -1: none. */
  subscriptions(): number[]
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
  const assets: AssetCosts[] = []
  const moves = createAssetMoves(wait + 1, (asset, place) =>
    place === wait ? 0 : (assets[asset]?.[place] ?? Infinity)
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
      way.push({ from, to, cost: moves.costOf(from, to) })
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

  /** No other way is cheaper as long as this one costs the same. */
  function goAlong(way: readonly Step[]): void {
    const end = way[0]?.to ?? wait
    do {
      left[end] = (left[end] ?? 0) - 1
      // From its end on: a place gives an asset away before it gets one.
      way.forEach(({ from, to }) => moves.put(moves.assetOf(from, to), to))
    } while (
      (left[end] ?? 0) >= 1 &&
      way.every(({ from, to, cost }) => moves.costOf(from, to) === cost)
    )
  }

  return {
    add(more) {
      const known = assets.push(...more) - more.length
      // Of equals the one that was put last moves first.
      for (let asset = assets.length - 1; asset >= known; asset--) {
        moves.put(asset, wait)
      }
      for (let way = findWay(); way.length > 0; way = findWay()) goAlong(way)
    },
    subscriptions: () =>
      assets.map((_, asset) => {
        const place = moves.placeOf(asset)
        return place === wait ? -1 : place
      })
  }
}
