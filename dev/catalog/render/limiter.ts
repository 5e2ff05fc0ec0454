/** As many tasks wait as may. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/**
 * Runs at most so many tasks at once; the others wait their turn. Rejects with
 * `QueueFull` where as many wait as may.
 */
export function createLimiter(
  atOnce: number,
  mostWaiting = Infinity
): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async task => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new QueueFull()
      await new Promise<void>(resolve => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
