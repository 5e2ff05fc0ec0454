/**
 * Assets at places, and what it costs to move one to another place: its cost
 * there less its cost here.
 */
export interface AssetMoves {
  put(asset: number, place: number): void
  placeOf(asset: number): number
  /** Of the cheapest move from one place to another; infinite for none. */
  costOf(from: number, to: number): number
  /** Whose it is. */
  assetOf(from: number, to: number): number
}

/** Places are counted from 0; `costs` is by asset and place. */
export function createAssetMoves(
  placeCount: number,
  costs: (asset: number, place: number) => number
): AssetMoves {
  const places: number[] = []
  /** By pair and cost, assets; some of them have moved away since. */
  const stacks: Map<number, number[]>[] = []
  /** By pair; none is infinite. */
  const cheapest: number[] = []

  function push(asset: number, from: number, to: number): void {
    const cost = costs(asset, to) - costs(asset, from)
    if (from === to || !Number.isFinite(cost)) return
    const pair = from * placeCount + to
    const stack = (stacks[pair] ??= new Map<number, number[]>())
    const assets = stack.get(cost)
    if (assets) assets.push(asset)
    else stack.set(cost, [asset])
    if (cost < (cheapest[pair] ?? Infinity)) cheapest[pair] = cost
  }

  /** The cheapest that is still there comes to the top of its stack. */
  function look(from: number, to: number): number[] | undefined {
    const pair = from * placeCount + to
    const stack = stacks[pair]
    for (;;) {
      const assets = stack?.get(cheapest[pair] ?? Infinity)
      if (!stack || !assets) return undefined
      while (assets.length > 0 && places[assets.at(-1) ?? -1] !== from) {
        assets.pop()
      }
      if (assets.length > 0) return assets
      stack.delete(cheapest[pair] ?? Infinity)
      cheapest[pair] = Math.min(Infinity, ...stack.keys())
    }
  }

  return {
    put(asset, place) {
      places[asset] = place
      for (let to = 0; to < placeCount; to++) push(asset, place, to)
    },
    placeOf: asset => places[asset] ?? -1,
    costOf: (from, to) =>
      look(from, to)
        ? (cheapest[from * placeCount + to] ?? Infinity)
        : Infinity,
    assetOf: (from, to) => look(from, to)?.at(-1) ?? -1
  }
}
