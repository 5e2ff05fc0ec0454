/** Moves some items, in their order, before the one at `to`. */
export function moveItems(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  to: number
): string[] {
  const before = ids.slice(0, to).filter(id => !moved.has(id))
  const taken = ids.filter(id => moved.has(id))
  const after = ids.slice(to).filter(id => !moved.has(id))
  return [...before, ...taken, ...after]
}

/**
 * Moves items as a block past the next or the previous one; stops at the ends.
 */
export function stepItems(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  by: -1 | 1
): readonly string[] {
  const places = [...ids.keys()].filter(at => moved.has(ids[at] ?? ''))
  const [first = 0] = places
  const last = places.at(-1) ?? first
  const next = moveItems(ids, moved, by < 0 ? Math.max(0, first - 1) : last + 2)
  return next.every((id, at) => id === ids[at]) ? ids : next
}
