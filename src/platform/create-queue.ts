export type Queue = <Result>(
  work: () => Result | Promise<Result>
) => Promise<Result>

/** Runs what it is given one after another, whatever becomes of each. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const done = last.then(work)
    last = done.catch(() => {}) // its caller hears of it
    return done
  }
}
