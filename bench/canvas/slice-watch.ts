import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Headless } from '../../dev/figma/headless.ts'

export interface SliceWatch {
  /** Pass it to the host as `onTurn`. */
  turn(milliseconds: number): void
  /** Reads the times of the two host calls from the logs. */
  follow(headless: Headless): void
  /** Drops earlier lines and starts to measure gaps between turns. */
  start(): void
  /** Milliseconds of each slice and of the main thread's longest gap. */
  stop(): { slices: number[]; longestGap: number }
}

const sign = 'not its own work'

/**
 * A slice is one turn of the controller with its promise jobs, less the time in
 * `findAllWithCriteria` and `createImage`. The host times turns; the sandbox
 * times those calls, in whole milliseconds.
 */
export function createSliceWatch(): SliceWatch {
  let slices: number[] = []
  let logs: Headless['logs'] = []
  let read = 0
  // A native timer, as a loop here would keep a core busy.
  const delays = monitorEventLoopDelay({ resolution: 1 })

  /** Time in the host calls of this turn. */
  function takeHostTime(): number {
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
      slices.push(Math.max(0, milliseconds - takeHostTime()))
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

/** Makes the controller's code log the times of the two host calls. */
export function logCallTimes(code: string): string {
  const call = /(\w+)\.(findAllWithCriteria|createImage)\(/g
  const names = [...code.matchAll(call)].map(([, , name]) => name)
  if (new Set(names).size !== 2) {
    throw new Error('The controller calls them otherwise than expected.')
  }
  return timed + code.replace(call, "timedCall($1,'$2',")
}
