/** Runs work of the same key one after another, in the order it was given. */
export type Enqueue = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function createQueues(): Enqueue {
  const last = new Map<string, Promise<unknown>>()

  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(() => work())
    const ended = own.catch(() => {
      // The caller gets the failure; the next work runs all the same.
    })
    last.set(key, ended)
    void ended.then(() => {
      if (last.get(key) === ended) last.delete(key)
    })
    return own
  }
}
