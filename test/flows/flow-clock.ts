import { ClearedError } from '../../contract/errors.ts'

export interface FlowClock {
  now(): number
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** Lets time pass; whoever waited that long goes on. */
  pass(milliseconds: number): Promise<void>
}

interface Waiting {
  until: number
  resume(): void
}

/** Time that passes only when a test says so. */
export function createFlowClock(start = Date.now()): FlowClock {
  const waiting = new Set<Waiting>()
  let time = start

  function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = { until: time + milliseconds, resume: end }
      function end(): void {
        waiting.delete(entry)
        signal?.removeEventListener('abort', abort)
        resolve()
      }
      function abort(): void {
        waiting.delete(entry)
        reject(new ClearedError('cancelled', 'Waiting was cancelled.'))
      }
      waiting.add(entry)
      signal?.addEventListener('abort', abort, { once: true })
      if (signal?.aborted) abort()
    })
  }

  async function pass(milliseconds: number): Promise<void> {
    const end = time + milliseconds
    for (;;) {
      const next = firstOf(waiting)
      if (!next || next.until > end) break
      time = Math.max(time, next.until)
      next.resume()
      await new Promise(resolve => setImmediate(resolve))
    }
    time = end
  }

  return { now: () => time, wait, pass }
}

function firstOf(waiting: Set<Waiting>): Waiting | undefined {
  const until = Math.min(...[...waiting].map(one => one.until))
  return [...waiting].find(one => one.until === until)
}
