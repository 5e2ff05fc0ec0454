export type Queue = <Result>(
  work: () => Result | Promise<Result>
) => Promise<Result>

/** Runs work one at a time; a failure does not stop the queue. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const done = last.then(work)
    last = done.catch(() => {}) // the caller handles it
    return done
  }
}
