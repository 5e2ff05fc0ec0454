const last = new Map<string, Promise<void>>()

/** What changes one collection happens one after another. */
export function inTurn<T>(id: string, run: () => Promise<T>): Promise<T> {
  const before = last.get(id) ?? Promise.resolve()
  const own = before.then(run)
  const over = own.then(
    () => {},
    () => {}
  )
  last.set(id, over)
  return own
}
