import type { Purchase } from '../../../contract/gateway.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { $activeSession } from '../../api/bearer.ts'
import { checkGateway } from '../../api/gateway.ts'
import type { License } from '../../api/licenses.ts'
import { platform } from '../../platform/platform.ts'
import { showError } from '../../shell/notices.ts'
import { keepDecision } from './watched.ts'
import { licenseFailures } from './words.ts'
import { reportCharges } from './overcharge.ts'
import { fetchHistory } from '../../holdings/history.ts'
import { pickLicense } from './license-numbers.ts'
import { isPaid } from '../plan/owned-licenses.ts'
import { askGateway } from './send.ts'
import { ageOf } from './age.ts'
import { toLicensed } from './fact.ts'
import type { Fact } from './fact.ts'
import { againAt } from './lease.ts'
import { patience } from './patience.ts'
import { isOpen, isUndecided, step } from './step.ts'
import { reportSettled } from './report-settled.ts'
import { reportState } from './report-state.ts'

/**
 * Asking the gateway about an attempt ends it, so a window that may be sending
 * it right now gets this long.
 */
const grace = 10_000

const maxPause = 15_000

/** By attempt; null for one that the gateway never received. */
type Answers = ReadonlyMap<string, Purchase | null | undefined>

/**
 * Asks the gateway and the history until every purchase is decided: paid,
 * refused or doubtful. `onPaid` is called once for each paid purchase, without
 * waiting for the others.
 */
export async function settle(
  entries: readonly JournalEntry[],
  onPaid: (paid: JournalEntry[]) => Promise<void> = async () => {}
): Promise<JournalEntry[]> {
  let settled = [...entries]
  const reported = new Set<string>()
  for (let pause = 2000; ; pause = Math.min(pause * 2, maxPause)) {
    settled = await settleOnce(settled)
    if (!settled.some(one => isUndecided(one) && isOwn(one))) return settled
    const paid = settled.filter(one => isPaid(one) && !reported.has(one.id))
    paid.forEach(({ id }) => reported.add(id))
    if (paid.length > 0) await onPaid(paid)
    await platform().wait(Math.min(pause, ...remainingWaits(settled)))
  }
}

/**
 * One round: asks once for each attempt and once for the history. A doubtful
 * purchase stays doubtful unless a trace is found.
 */
export async function settleOnce(
  entries: readonly JournalEntry[]
): Promise<JournalEntry[]> {
  const asked = entries.filter(one => isOpen(one) && isOwn(one))
  if (asked.length === 0) return [...entries]
  const answers = await askAll(asked)
  const answered = asked.map(one => stepAll(one, factsOf(one, answers)))
  const open = answered.filter(isOpen)
  const history = await readHistory(open)
  const epoch = await epochFor(open, answers)
  const seen = { answers, history, epoch }
  const decided = new Map<string, JournalEntry>()
  answered.forEach((one, i) => {
    const facts = isOpen(one) ? traceOf(one, asked[i] ?? one, seen) : []
    decided.set(one.id, stepAll(one, facts))
  })
  const round = entries.map(entry => {
    const next = isOwn(entry) ? decided.get(entry.id) : undefined
    return next && next.state !== entry.state ? next : entry
  })
  const changed = round.filter((entry, i) => entry !== entries[i])
  await keepDecisions(changed)
  round
    .filter(one => changed.includes(one) || (isUndecided(one) && isOwn(one)))
    .forEach(one => reportState(one, null, answers.get(one.attempt)?.leaseLeft))
  // The gateway itself reports no license numbers.
  reportSettled(changed.filter(one => one.licenseId !== null && !one.direct))
  return round
}

/** Milliseconds until a purchase may be for the person to decide. */
function remainingWaits(entries: readonly JournalEntry[]): number[] {
  const now = platform().now()
  return entries
    .filter(one => isUndecided(one) && isOwn(one))
    .map(one => againAt(one, now) - now)
    .filter(rest => rest > 0)
}

/**
 * Saves changed entries. A licensed one is finished even if it cannot be saved
 * now.
 */
export async function keepDecisions(
  entries: readonly JournalEntry[]
): Promise<void> {
  reportCharges(entries)
  await Promise.all(
    entries.map(entry =>
      keepDecision(entry).catch((error: unknown) =>
        showError(error, licenseFailures)
      )
    )
  )
}

/** Only its own account can find out how a purchase ended. */
export function isOwn({ accountId }: JournalEntry): boolean {
  return $activeSession.get()?.userId === accountId
}

async function askAll(entries: readonly JournalEntry[]): Promise<Answers> {
  const asked = entries.filter(one => !one.direct && !isUnderWay(one))
  const owners = new Map(asked.map(one => [one.attempt, one.accountId]))
  const answers = [...owners].map(
    async ([attempt, accountId]) =>
      [attempt, await askGateway(attempt, accountId)] as const
  )
  return new Map(await Promise.all(answers))
}

function factsOf(entry: JournalEntry, answers: Answers): Fact[] {
  const purchase = answers.get(entry.attempt)
  const outcome = outcomeOf(entry, purchase)
  return outcome ? [{ kind: 'answered', outcome }] : []
}

/** What the history says, and what the lack of any trace means. */
function traceOf(
  entry: JournalEntry,
  before: JournalEntry,
  seen: {
    answers: Answers
    history: readonly License[] | null
    epoch: string | null
  }
): Fact[] {
  const { answers, history, epoch } = seen
  const found = history && pickLicense(entry, history)
  if (found) return [toLicensed(found)]
  const purchase = answers.get(entry.attempt)
  const isSending = outcomeOf(before, purchase)?.outcome === 'sending'
  const isLeased = isSending || (purchase?.leaseLeft ?? 0) > 0
  const withoutTrace = {
    kind: 'without-trace',
    patience: patience(isLeased)
  } as const
  if (purchase !== null) return [withoutTrace]
  // Before it was sent, no store can have lost it; later, only the same store
  // would know it, and a gateway that names none cannot confirm that.
  const isSameStore = Boolean(epoch) && epoch === entry.epoch
  const isSure = before.state === 'prepared' || isSameStore
  return isSure ? [{ kind: 'never-seen' }, withoutTrace] : [withoutTrace]
}

function stepAll(entry: JournalEntry, facts: readonly Fact[]): JournalEntry {
  const now = platform().now()
  return facts.reduce((one, fact) => step(one, fact, now), entry)
}

function outcomeOf(
  { assetId }: JournalEntry,
  purchase: Purchase | null | undefined
) {
  return purchase?.items.find(one => one.assetId === assetId)
}

function isUnderWay(entry: JournalEntry): boolean {
  const isEarly = entry.state === 'prepared' || entry.state === 'sending'
  return isEarly && ageOf(entry, platform().now()) < grace
}

/** Null without a reply, which proves nothing; no decision is based on it. */
async function readHistory(
  entries: readonly JournalEntry[]
): Promise<readonly License[] | null> {
  const [first] = entries
  if (!first) return []
  return fetchHistory(first.accountId, entries).catch(() => null)
}

/** The gateway's current store; asked for only when an attempt is missing. */
async function epochFor(
  entries: readonly JournalEntry[],
  answers: Answers
): Promise<string | null> {
  const isForgotten = entries.some(one => answers.get(one.attempt) === null)
  return isForgotten ? checkGateway().catch(() => null) : null
}
