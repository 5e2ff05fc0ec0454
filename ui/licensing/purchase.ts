import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { License } from '../api/licenses.ts'
import { deleteEntry, saveEntry } from '../stores/journal.ts'
import type { Tell } from './run-item.ts'
import {
  applyOutcome,
  createAttemptId,
  prepareEntry,
  toPurchaseItem,
  toSending
} from './journal-entry.ts'
import type { PurchaseOrigin } from './journal-entry.ts'
import type { PlanDecision } from './license-plan.ts'
import { sendPurchase } from './send.ts'
import type { Answer } from './send.ts'
import { keepDecision, settle } from './settle.ts'

/** One asset that the person agreed to license. */
export interface Order {
  assetId: string
  isEditorial: boolean
  decision: Extract<PlanDecision, { kind: 'license' }>
  /** The doubtful attempt that the person gave up for it. */
  instead: string | null
}

/**
 * Carries out one attempt: writes every item down, sends them together once,
 * and finds out how each ended. Gives those that were paid.
 */
export async function purchase(
  orders: readonly Order[],
  origin: Omit<PurchaseOrigin, 'attempt'>,
  history: readonly License[],
  tell: Tell
): Promise<JournalEntry[]> {
  const attempt = createAttemptId()
  const sending = await writeDown(
    orders.map(order => prepareEntry({ ...origin, attempt }, order, history)),
    tell
  )
  if (!sending) return []
  const items = orders.flatMap(order => {
    const entry = sending.find(one => one.assetId === order.assetId)
    if (!entry) return []
    const { decision, instead } = order
    const item = toPurchaseItem(entry, decision.choice)
    return instead ? { ...item, instead } : item
  })
  const answer = await sendPurchase({ attempt, items })
  const answered: JournalEntry[] = []
  for (const entry of sending) {
    const next = toAnswered(entry, answer)
    await keepDecision(next)
    tellState(next, whyNeverSent(entry, answer), tell)
    answered.push(next)
  }
  const settled = await settle(answered, next => tellState(next, null, tell))
  return settled.filter(({ state }) => state === 'paid')
}

/** How it stands with an asset, by its purchase. */
export function tellState(
  entry: JournalEntry,
  neverSent: ErrorData | null,
  tell: Tell
): void {
  const { assetId, charge } = entry
  switch (entry.state) {
    case 'refused':
      return tell(assetId, { step: 'refused', error: neverSent ?? no(entry) })
    case 'doubtful':
      return tell(assetId, { step: 'doubtful', error: unknown })
    case 'unknown':
      return tell(assetId, { step: 'checking' })
    case 'paid':
      return tell(assetId, { step: 'fetching', charge, error: null })
    case 'prepared':
    case 'sending':
    case 'recorded':
    case 'placed':
    case 'closed':
  }
}

/** Null, and nothing is left behind, when one of them could not be written. */
async function writeDown(
  prepared: readonly JournalEntry[],
  tell: Tell
): Promise<JournalEntry[] | null> {
  const sending: JournalEntry[] = []
  try {
    for (const entry of prepared) await saveEntry(entry)
    for (const entry of prepared) {
      sending.push(await saveEntry(toSending(entry)))
    }
    return sending
  } catch (thrown) {
    const error: ErrorData = {
      code: 'journal-failed',
      message: toErrorData(thrown).message
    }
    for (const { id, assetId } of prepared) {
      tell(assetId, { step: 'stopped', error })
      await deleteEntry(id).catch(() => {
        // The next start asks the gateway, which has never seen it.
      })
    }
    return null
  }
}

function toAnswered(entry: JournalEntry, answer: Answer): JournalEntry {
  if (answer.kind === 'never-sent') return { ...entry, state: 'refused' }
  if (answer.kind === 'silence') return { ...entry, state: 'unknown' }
  const { items } = answer.purchase
  const outcome = items.find(({ assetId }) => assetId === entry.assetId)
  return applyOutcome(entry, outcome)
}

function whyNeverSent(
  { assetId }: JournalEntry,
  answer: Answer
): ErrorData | null {
  if (answer.kind === 'never-sent') return answer.error
  if (answer.kind === 'silence') return null
  const { items } = answer.purchase
  const isOpen = items.some(
    item => item.assetId === assetId && item.outcome === 'open'
  )
  return isOpen ? open : null
}

const open: ErrorData = {
  code: 'purchase-open',
  message: 'An earlier attempt is in the way.'
}

function no({ reason }: JournalEntry): ErrorData {
  return reason === null
    ? { code: 'purchase-not-sent', message: 'It was never sent.' }
    : {
        code: 'license-refused',
        message: 'The service refused.',
        data: { explanation: reason }
      }
}

const unknown: ErrorData = {
  code: 'purchase-unknown',
  message: 'No reply and no trace.'
}
