/** The queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/**
 * Limits the number of simultaneous tasks; others wait in a queue. Rejects with
 * `QueueFull` if the queue is full.
 */
export function createLimiter(
  atOnce: number,
  maxWaiting = Infinity
): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async task => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new QueueFull()
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
