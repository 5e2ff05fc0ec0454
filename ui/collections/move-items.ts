/** Takes some out and puts them, in their order, before the one at `to`. */
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

/** Before the next one, or behind the one before; at an end it stays. */
export function stepItem(
  ids: readonly string[],
  id: string,
  by: number
): readonly string[] {
  const at = ids.indexOf(id)
  const to = Math.max(0, Math.min(ids.length - 1, at + by))
  if (at < 0 || to === at) return ids
  return moveItems(ids, new Set([id]), to > at ? to + 1 : to)
}
