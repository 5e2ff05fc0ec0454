import type { Life, Timeline } from './timeline.ts'

/** A license request of the gateway, as long as it has it in its hands. */
export interface Flight {
  /** Which of the processes, one after another, sent it. */
  process: number
  /** Its attempt; null where it went without our note. */
  attempt: string | null
  left: number
  /** When the process learned the outcome; null until then. */
  ended: number | null
  /** How often the store was lost by when its outcome was saved. */
  savedIn: number | null
}

/** Milliseconds in which an outcome is saved, when all is well. */
const saving = 1000

/** The process learns the outcome, and saves it for good. */
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

/** Whether that process, or what it saved, keeps the other from being sent. */
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
