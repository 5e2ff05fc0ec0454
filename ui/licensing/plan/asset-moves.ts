/**
 * Kinds of assets at places, and the cost of moving one to another place: its
 * cost there minus its cost here. Kinds and places are numbered from 0.
 */
export interface AssetMoves {
  put(kind: number, place: number, count: number): void
  /** Moves this many of the cheapest kind. */
  move(from: number, to: number, count: number): void
  /** The cheapest move between two places; infinite if there is none. */
  costOf(from: number, to: number): number
  /** How many assets can make that move. */
  countOf(from: number, to: number): number
  /** How many of a kind are at a place. */
  countAt(kind: number, place: number): number
}

/** `costs` by kind and place. */
export function createAssetMoves(
  placeCount: number,
  costs: (kind: number, place: number) => number
): AssetMoves {
  const counts: number[] = []
  /** By pair of places and cost, kinds; some have no assets there any more. */
  const stacks: Map<number, number[]>[] = []
  /** By pair; missing means infinite. */
  const cheapest: number[] = []

  function push(kind: number, from: number, to: number): void {
    const cost = costs(kind, to) - costs(kind, from)
    if (from === to || !Number.isFinite(cost)) return
    const pair = from * placeCount + to
    const stack = (stacks[pair] ??= new Map<number, number[]>())
    const kinds = stack.get(cost)
    if (kinds) kinds.push(kind)
    else stack.set(cost, [kind])
    if (cost < (cheapest[pair] ?? Infinity)) cheapest[pair] = cost
  }

  function countAt(kind: number, place: number): number {
    return counts[kind * placeCount + place] ?? 0
  }

  function change(kind: number, place: number, by: number): void {
    const before = countAt(kind, place)
    counts[kind * placeCount + place] = before + by
    if (before > 0) return
    for (let to = 0; to < placeCount; to++) push(kind, place, to)
  }

  /** The kind that is cheapest to move; -1 for none. */
  function cheapestKind(from: number, to: number): number {
    const pair = from * placeCount + to
    const stack = stacks[pair]
    for (;;) {
      const kinds = stack?.get(cheapest[pair] ?? Infinity)
      if (!stack || !kinds) return -1
      while (kinds.length > 0 && countAt(kinds.at(-1) ?? -1, from) === 0) {
        kinds.pop()
      }
      const kind = kinds.at(-1)
      if (kind !== undefined) return kind
      stack.delete(cheapest[pair] ?? Infinity)
      cheapest[pair] = Math.min(Infinity, ...stack.keys())
    }
  }

  return {
    put: change,
    move(from, to, count) {
      const kind = cheapestKind(from, to)
      change(kind, from, -count)
      change(kind, to, count)
    },
    costOf: (from, to) =>
      cheapestKind(from, to) < 0
        ? Infinity
        : (cheapest[from * placeCount + to] ?? Infinity),
    countOf: (from, to) => countAt(cheapestKind(from, to), from),
    countAt
  }
}
