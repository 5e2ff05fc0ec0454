/**
 * Yields results in the order of the items; while one is used, the next is
 * prepared. Several consumers may share it. `work` must not reject, as nobody
 * may be awaiting it yet.
 */
export function* prefetch<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>
): Generator<Promise<Result>, void, undefined> {
  let pending: Promise<Result> | null = null
  for (const item of items) {
    const next = work(item)
    if (pending) yield pending
    pending = next
  }
  if (pending) yield pending
}
