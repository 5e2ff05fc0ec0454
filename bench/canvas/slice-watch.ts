import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Headless } from '../../dev/figma/headless.ts'

export interface SliceWatch {
  /** To be given to the host as `onTurn`. */
  turn(milliseconds: number): void
  /** Reads from its logs how long the two calls of the host took. */
  follow(headless: Headless): void
  /** Drops earlier lines, and takes the time between turns. */
  start(): void
  /** Milliseconds: of each slice, and the longest gap of the main thread. */
  stop(): { slices: number[]; longestGap: number }
}

const sign = 'not its own work'

/**
 * A slice is one turn of the controller in its sandbox, promise jobs included,
 * less its time inside `findAllWithCriteria` and `createImage`. The host times
 * the turn; the calls are timed in the sandbox, whose clock has milliseconds.
 */
export function createSliceWatch(): SliceWatch {
  let slices: number[] = []
  let logs: Headless['logs'] = []
  let read = 0
  // Its timer is native: a loop of our own would keep a core busy.
  const delays = monitorEventLoopDelay({ resolution: 1 })

  /** Of this turn: the lines since the one before. */
  function inside(): number {
    const lines = logs.slice(read)
    read = logs.length
    return lines.reduce(
      (sum, { values: [text, time] }) =>
        text === sign ? sum + Number(time) : sum,
      0
    )
  }

  return {
    turn(milliseconds) {
      slices.push(Math.max(0, milliseconds - inside()))
    },
    follow(headless) {
      logs = headless.logs
      read = logs.length
    },
    start() {
      slices = []
      delays.reset()
      delays.enable()
    },
    stop() {
      delays.disable()
      return { slices, longestGap: delays.max / 1e6 }
    }
  }
}

const timed = `
function timedCall(owner, name, argument) {
  const startedAt = Date.now()
  try {
    return owner[name](argument)
  } finally {
    const time = Date.now() - startedAt
    if (time > 0) console.log('${sign}', time)
  }
}
`

/** The controller's code, logging how long the two calls took. */
export function timeInside(code: string): string {
  const call = /(\w+)\.(findAllWithCriteria|createImage)\(/g
  const names = [...code.matchAll(call)].map(([, , name]) => name)
  if (new Set(names).size !== 2) {
    throw new Error('The controller calls them otherwise than expected.')
  }
  return timed + code.replace(call, "timedCall($1,'$2',")
}
