/** Moves some items, in their order, before the one at `to`. */
export function moveItems(
  keys: readonly string[],
  moved: ReadonlySet<string>,
  to: number
): string[] {
  const before = keys.slice(0, to).filter(key => !moved.has(key))
  const taken = keys.filter(key => moved.has(key))
  const after = keys.slice(to).filter(key => !moved.has(key))
  return [...before, ...taken, ...after]
}

/**
 * Moves items as a block past the next or the previous one; stops at the ends.
 */
export function stepItems(
  keys: readonly string[],
  moved: ReadonlySet<string>,
  by: -1 | 1
): readonly string[] {
  const places = [...keys.keys()].filter(at => moved.has(keys[at] ?? ''))
  const [first = 0] = places
  const last = places.at(-1) ?? first
  const next = moveItems(
    keys,
    moved,
    by < 0 ? Math.max(0, first - 1) : last + 2
  )
  return next.every((key, at) => key === keys[at]) ? keys : next
}
