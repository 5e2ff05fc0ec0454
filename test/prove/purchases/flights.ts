import type { Life, Timeline } from './timeline.ts'

/** A license request of the gateway, from sending to saving its outcome. */
export interface Flight {
  /** Number of the gateway process that sent it. */
  process: number
  /** Null when its metadata names no attempt. */
  attempt: string | null
  sentAt: number
  /** When the process received the outcome; null until then. */
  endedAt: number | null
  /** Number of the store that has the outcome; null when none has. */
  savedIn: number | null
}

/** Milliseconds that saving an outcome takes at most. */
const saveTime = 1000

/** The process receives the outcome and saves it. */
export function endFlight(
  flight: Flight,
  timeline: Timeline,
  life: Life,
  currentStore: () => number
): void {
  const store = currentStore()
  flight.endedAt = timeline.now()
  timeline.after(saveTime, life, () => {
    if (currentStore() === store) flight.savedIn = store
  })
}

/** Whether the process or its store knew the first before the other was sent. */
export function isKnownBefore(
  first: Flight,
  other: Flight,
  store: number | null
): boolean {
  const { endedAt, savedIn } = first
  if (first.sentAt > other.sentAt) return false
  const isInFlight = endedAt === null || other.sentAt <= endedAt
  if (first.process === other.process && isInFlight) return true
  const isSaved = endedAt !== null && other.sentAt > endedAt + saveTime
  return isSaved && savedIn !== null && savedIn === store
}
