import type { Life, Timeline } from './timeline.ts'

/** A license request of the gateway, from sending to saving its outcome. */
export interface Flight {
  /** Number of the gateway process that sent it. */
  process: number
  /** Null when its metadata names no attempt. */
  attempt: string | null
  left: number
  /** When the process received the outcome; null until then. */
  ended: number | null
  /** How often the store had been lost when the outcome was saved. */
  savedIn: number | null
}

/** Milliseconds that saving an outcome takes at most. */
const saving = 1000

/** The process receives the outcome and saves it. */
export function endFlight(
  flight: Flight,
  timeline: Timeline,
  life: Life,
  storeNow: () => number
): void {
  const store = storeNow()
  flight.ended = timeline.now()
  timeline.after(saving, life, () => {
    if (storeNow() === store) flight.savedIn = store
  })
}

/** Whether the process or its store knew the first before the other was sent. */
export function isKnownBefore(
  first: Flight,
  other: Flight,
  store: number | null
): boolean {
  const { ended, savedIn } = first
  if (first.left > other.left) return false
  const isUnderWay = ended === null || other.left <= ended
  if (first.process === other.process && isUnderWay) return true
  const isSaved = ended !== null && other.left > ended + saving
  return isSaved && savedIn !== null && savedIn === store
}
