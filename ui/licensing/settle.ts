import type { JournalEntry } from '../../contract/journal.ts'
import { $held } from '../api/bearer.ts'
import { fetchLicenses } from '../api/licenses.ts'
import type { License } from '../api/licenses.ts'
import { platform } from '../platform.ts'
import { deleteEntry, saveEntry } from '../stores/journal.ts'
import { showError } from '../stores/notices.ts'
import { ageOf, applyOutcome, isUndecided } from './journal-entry.ts'
import { pickNew } from './pick-new.ts'
import { askGateway } from './send.ts'

/** From then on a purchase without a trace is for the person to decide. */
const doubtfulAfter = 60_000

/** Longer than the gateway waits for the service. */
const longestSending = 180_000

/**
 * Asking the gateway for an attempt ends it, so a window that may be sending
 * it at this moment gets so long.
 */
const grace = 10_000

/** So long the gateway remembers an attempt. */
const remembered = 7 * 24 * 3_600_000

const longestPause = 15_000

/**
 * Asks the gateway and the history until every purchase is decided: paid,
 * refused or doubtful. Tells of each change.
 */
export async function settle(
  entries: readonly JournalEntry[],
  tell: (entry: JournalEntry) => void
): Promise<JournalEntry[]> {
  let settled = [...entries]
  for (let pause = 2000; ; pause = Math.min(pause * 2, longestPause)) {
    settled = await settleOnce(settled, tell)
    if (!settled.some(one => isUndecided(one) && isOwn(one))) return settled
    await platform().wait(pause)
  }
}

/** One round; a doubtful purchase stays so unless a trace is found. */
export async function settleOnce(
  entries: readonly JournalEntry[],
  tell: (entry: JournalEntry) => void
): Promise<JournalEntry[]> {
  const round: JournalEntry[] = []
  for (const entry of entries) {
    if (!isUndecided(entry) && entry.state !== 'doubtful') {
      round.push(entry)
      continue
    }
    const next = await lookAt(entry)
    if (next.state !== entry.state) {
      await keepDecision(next)
      tell(next)
    }
    round.push(next)
  }
  return round
}

/**
 * Kept until it is over; a refused purchase needs nothing more. What was
 * licensed is finished even if it cannot be written down now.
 */
export async function keepDecision(entry: JournalEntry): Promise<void> {
  try {
    if (entry.state === 'refused') await deleteEntry(entry.id)
    else await saveEntry(entry)
  } catch (error) {
    showError(error, 'license')
  }
}

/** Only its own account can say how a purchase ended. */
async function lookAt(entry: JournalEntry): Promise<JournalEntry> {
  if (!isOwn(entry)) return entry
  const next = await decide(entry)
  return isOwn(entry) ? next : entry
}

function isOwn({ accountId }: JournalEntry): boolean {
  return $held.get()?.userId === accountId
}

async function decide(entry: JournalEntry): Promise<JournalEntry> {
  const purchase = isUnderWay(entry)
    ? undefined
    : await askGateway(entry.attempt)
  const outcome = purchase?.items.find(
    ({ assetId }) => assetId === entry.assetId
  )
  if (outcome) {
    const next = applyOutcome(entry, outcome)
    if (!isUndecided(next)) return next
  }
  const found = pickNew(entry, await fetchOwn(entry.assetId))
  if (found) return { ...entry, state: 'paid', licenseId: found.id }
  if (purchase === null && ageOf(entry) < remembered) {
    return { ...entry, state: 'refused', reason: null }
  }
  const patience =
    outcome?.outcome === 'sending' ? longestSending : doubtfulAfter
  if (entry.state === 'doubtful' || ageOf(entry) < patience) return entry
  return { ...entry, state: 'doubtful' }
}

function isUnderWay(entry: JournalEntry): boolean {
  const isEarly = entry.state === 'prepared' || entry.state === 'sending'
  return isEarly && ageOf(entry) < grace
}

async function fetchOwn(assetId: string): Promise<readonly License[]> {
  try {
    return (await fetchLicenses({ page: 1, assetId })).licenses
  } catch {
    return [] // no history is no proof; the purchase stays undecided
  }
}
