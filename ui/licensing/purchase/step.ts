import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import type { JournalEntry, PurchaseState } from '../../../contract/journal.ts'
import { ageOf } from './age.ts'
import type { Fact } from './fact.ts'

/** How long the gateway remembers an attempt, in milliseconds. */
export const remembered = 7 * 24 * 3_600_000

const undecided: readonly PurchaseState[] = ['prepared', 'sending', 'unknown']

/** Neither definitely licensed nor definitely refused. */
export function isOpen({ state }: JournalEntry): boolean {
  return undecided.includes(state) || state === 'doubtful'
}

/** Still being found out; a doubtful one is for the person to decide. */
export function isUndecided({ state }: JournalEntry): boolean {
  return undecided.includes(state)
}

/**
 * The purchase after this fact; the same object if nothing changes. What was
 * definitely licensed stays licensed. `now` in milliseconds.
 */
export function step(
  entry: JournalEntry,
  fact: Fact,
  now: number
): JournalEntry {
  const { state } = entry
  switch (fact.kind) {
    case 'leaves':
      return state === 'prepared'
        ? { ...entry, state: 'sending', sentAt: new Date(now).toISOString() }
        : entry
    case 'answered':
      return isOpen(entry) ? answered(entry, fact.outcome, now) : entry
    case 'silent':
      return isUndecided(entry) ? { ...entry, state: 'unknown' } : entry
    case 'never-left':
      return isUndecided(entry) ? refused(entry, null) : entry
    case 'never-seen':
      return isOpen(entry) && !entry.direct && ageOf(entry, now) < remembered
        ? refused(entry, null)
        : entry
    case 'licensed':
      return licensed(entry, fact)
    case 'without-trace':
      return isUndecided(entry) && ageOf(entry, now) >= fact.patience
        ? withoutTrace(entry)
        : entry
    case 'recorded':
      return state === 'paid' ? { ...entry, state: 'recorded' } : entry
    case 'placed':
    default:
      return isOpen(entry) || state === 'refused'
        ? entry
        : { ...entry, state: entry.licenseId === null ? 'placed' : 'closed' }
  }
}

function answered(
  entry: JournalEntry,
  outcome: PurchaseOutcome | undefined,
  now: number
): JournalEntry {
  if (outcome?.outcome === 'paid') {
    const { charge, download } = outcome
    return { ...entry, state: 'paid', charge, download }
  }
  if (outcome?.outcome === 'refused') {
    const { reason, retryAfter } = outcome
    const limited =
      retryAfter === undefined
        ? entry
        : { ...entry, retryAt: new Date(now + retryAfter * 1000).toISOString() }
    // A browser may have sent it twice: the refusal may be that of the second.
    return entry.direct
      ? unknown({ ...limited, reason })
      : refused(limited, reason)
  }
  const isUnsent =
    outcome?.outcome === 'not-sent' || outcome?.outcome === 'open'
  return isUnsent ? refused(entry, null) : unknown(entry)
}

/** Doubtful purchases stay doubtful until more is known. */
function unknown(entry: JournalEntry): JournalEntry {
  return isUndecided(entry) ? { ...entry, state: 'unknown' } : entry
}

function refused(entry: JournalEntry, reason: string | null): JournalEntry {
  return { ...entry, state: 'refused', reason }
}

function licensed(
  entry: JournalEntry,
  { licenseId, license, attempt }: Extract<Fact, { kind: 'licensed' }>
): JournalEntry {
  if (entry.state === 'refused' || entry.licenseId !== null) return entry
  const known = { ...entry, licenseId, ...(license && { license }) }
  if (!isOpen(entry)) return known
  const isGuess = attempt !== entry.attempt
  return { ...known, state: 'paid', ...(isGuess && { isGuess }) }
}

/** A direct refusal counts if the history has no license either. */
function withoutTrace(entry: JournalEntry): JournalEntry {
  const state = entry.direct && entry.reason !== null ? 'refused' : 'doubtful'
  return { ...entry, state }
}
