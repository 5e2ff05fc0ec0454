import { ClearedError } from '../contract/errors.ts'

interface Timer {
  at: number
  fire(): void
}

export interface VirtualClock {
  now(): number
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** Fires what falls due within that time, one after another. */
  advance(milliseconds: number): Promise<void>
  /** Lets time pass, as far as needed, until the condition holds. */
  until(condition: () => boolean): Promise<void>
}

export interface VirtualClockOptions {
  /** Receives each step. */
  moved?: (time: number) => void
  /** Lets all happen that is due without time passing; some turns if left out. */
  idle?: () => Promise<void>
}

/** Time that passes only when a test says so. */
export function createVirtualClock(
  start = Date.parse('2026-03-01T12:00:00Z'),
  { moved, idle = passTurns }: VirtualClockOptions = {}
): VirtualClock {
  let time = start
  let timers: Timer[] = []

  function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = { at: time + milliseconds, fire }
      function fire(): void {
        signal?.removeEventListener('abort', abort)
        resolve()
      }
      function abort(): void {
        timers = timers.filter(one => one !== timer)
        reject(new ClearedError('cancelled', 'Waiting was cancelled.'))
      }
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort, { once: true })
      timers.push(timer)
    })
  }

  function move(to: number): void {
    time = Math.max(time, to)
    moved?.(time)
  }

  function fireNext(limit: number): boolean {
    timers.sort((a, b) => a.at - b.at)
    const [next] = timers
    if (!next || next.at > limit) return false
    timers.shift()
    move(next.at)
    next.fire()
    return true
  }

  async function advance(milliseconds: number): Promise<void> {
    const end = time + milliseconds
    do await idle()
    while (fireNext(end))
    move(end)
    await idle()
  }

  async function until(condition: () => boolean): Promise<void> {
    for (let steps = 0; steps < 500; steps += 1) {
      for (let turns = 0; turns < 20; turns += 1) {
        if (condition()) return
        await turn()
      }
      if (!fireNext(Infinity)) {
        await idle()
        if (condition()) return
        throw new Error(`Nothing happens any more: ${condition.toString()}`)
      }
    }
    throw new Error(`It never became true: ${condition.toString()}`)
  }

  return { now: () => time, wait, advance, until }
}

async function passTurns(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await turn()
}

function turn(): Promise<void> {
  return new Promise(resolve => {
    setImmediate(resolve)
  })
}
