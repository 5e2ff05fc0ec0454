/** More would only wait for each other. */
const concurrency = 3

/**
 * Runs for each item, a few at a time, and returns the results in the order of
 * the items. Stops when cancelled.
 */
export async function mapFew<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
  signal: AbortSignal,
  onDone: (done: number) => void
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  let done = 0
  async function work(): Promise<void> {
    for (const [at, item] of rest) {
      results[at] = await run(item)
      signal.throwIfAborted()
      onDone((done += 1))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}
