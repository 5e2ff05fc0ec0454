/**
 * Results in the order of the items; while one is used, the next is worked on.
 * Several may take from it. `work` must not reject: nobody may be waiting for
 * it yet.
 */
export function* inAdvance<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>
): Generator<Promise<Result>, void, undefined> {
  let coming: Promise<Result> | null = null
  for (const item of items) {
    const next = work(item)
    if (coming) yield coming
    coming = next
  }
  if (coming) yield coming
}
