/**
 * Results in the order of the items; while one is used, the next is worked on.
 * `work` must not reject: nobody may be waiting for it yet.
 */
export async function* inAdvance<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>
): AsyncGenerator<Result> {
  let before: Promise<Result> | null = null
  for await (const item of items) {
    const own = work(item)
    if (before) yield before
    before = own
  }
  if (before) yield before
}
