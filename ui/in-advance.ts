/**
 * Results in the order of the items; while one is used, the next is worked on.
 * `work` must not reject: nobody may be waiting for it yet.
 */
export async function* inAdvance<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>
): AsyncGenerator<Result> {
  const source =
    Symbol.asyncIterator in items
      ? items[Symbol.asyncIterator]()
      : items[Symbol.iterator]()
  let coming = begin()
  for (let now = await coming; now; now = await coming) {
    coming = begin()
    yield now.result
  }

  async function begin(): Promise<{ result: Promise<Result> } | null> {
    const { done, value } = await source.next()
    return done ? null : { result: work(value) }
  }
}
