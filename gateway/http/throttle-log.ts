import type { LogEntry } from '../core/core.ts'

const pause = 60_000

/** Clients or an outage can cause these at any rate. */
const throttled = [
  'client-address-missing',
  'limit-hit',
  'overload',
  'store-connection-back',
  'store-connection-lost',
  'store-failed'
]

/**
 * Wraps a log function: events of which there may be very many are logged at
 * most once a minute, those of each limit and each operation by themselves. The
 * next entry has the number of those `skipped` before it.
 */
export function throttleLog(
  log: (entry: LogEntry) => void,
  now: () => number = () => performance.now()
): (entry: LogEntry) => void {
  const last = new Map<string, { time: number; skipped: number }>()

  return entry => {
    if (!throttled.includes(entry.event)) return log(entry)
    const { event, limit = '', operation = '' } = entry
    const key = `${event} ${limit} ${operation}`
    const time = now()
    const before = last.get(key)
    if (before && Math.abs(time - before.time) < pause) {
      before.skipped += 1
      return
    }
    last.set(key, { time, skipped: 0 })
    const skipped = before?.skipped ?? 0
    log(skipped > 0 ? { ...entry, skipped } : entry)
  }
}
