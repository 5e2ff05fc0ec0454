import type { LogEntry } from '../core/core.ts'

const pause = 60_000

/** Logs each event at most once a minute, for events that attackers can cause. */
export function throttleLog(
  log: (entry: LogEntry) => void,
  now: () => number = () => performance.now()
): (entry: LogEntry) => void {
  const last = new Map<string, number>()

  return entry => {
    const time = now()
    const before = last.get(entry.event)
    if (before !== undefined && Math.abs(time - before) < pause) return
    last.set(entry.event, time)
    log(entry)
  }
}
