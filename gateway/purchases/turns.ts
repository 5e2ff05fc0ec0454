/** Does work of the same key one after another, in the order it was given. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()

  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(() => work())
    const ended = own.catch(() => {
      // Who gave the work is told, and the next one does not depend on it.
    })
    last.set(key, ended)
    void ended.then(() => {
      if (last.get(key) === ended) last.delete(key)
    })
    return own
  }
}
