/** Runs work with the same key sequentially, in order. */
export type Enqueue = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Queues of one process. */
export function createQueues(): Enqueue {
  const last = new Map<string, Promise<unknown>>()

  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(() => work())
    const ended = own.catch(() => {
      // The caller handles the error; the queue continues.
    })
    last.set(key, ended)
    void ended.then(() => {
      if (last.get(key) === ended) last.delete(key)
    })
    return own
  }
}
