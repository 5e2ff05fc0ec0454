const last = new Map<unknown, Promise<void>>()

/** Runs with the same key run one after another, even after a failure. */
export function enqueue<T>(key: unknown, run: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve()
  const own = before.then(run)
  const over = own.then(
    () => {},
    () => {}
  )
  last.set(key, over)
  return own
}
