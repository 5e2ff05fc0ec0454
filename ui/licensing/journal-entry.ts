import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import type { PurchaseOutcome } from '../../contract/gateway.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { License } from '../api/licenses.ts'
import { platform } from '../platform.ts'
import { toHex } from '../to-hex.ts'
import type { PlanChoice } from './license-plan.ts'

export interface PurchaseOrigin {
  attempt: string
  accountId: string
  fileId: string
}

/** Before anything is sent. */
export function prepareEntry(
  { attempt, accountId, fileId }: PurchaseOrigin,
  assetId: string,
  { choice, charge }: { choice: PlanChoice; charge: number },
  history: readonly License[]
): JournalEntry {
  const own = history.filter(license => license.assetId === assetId)
  return {
    v: 1,
    id: `${attempt}.${assetId}`,
    attempt,
    assetId,
    mediaType: 'image',
    accountId,
    service: platform().addresses.service,
    fileId,
    subscriptionId: choice.subscriptionId,
    size: choice.size,
    format: choice.format,
    expectedCharge: charge,
    charge: null,
    baseline: own.map(license => license.id),
    licenseId: null,
    download: null,
    state: 'prepared',
    reason: null,
    direct: false,
    createdAt: isoNow(),
    sentAt: null
  }
}

export function toSending(entry: JournalEntry): JournalEntry {
  return { ...entry, state: 'sending', sentAt: isoNow() }
}

/** What the gateway says of an item; silence is not "no". */
export function applyOutcome(
  entry: JournalEntry,
  outcome: PurchaseOutcome | undefined
): JournalEntry {
  if (outcome?.outcome === 'paid') {
    const { charge, download } = outcome
    return { ...entry, state: 'paid', charge, download }
  }
  if (outcome?.outcome === 'refused') {
    return { ...entry, state: 'refused', reason: outcome.reason }
  }
  if (outcome?.outcome === 'not-sent') {
    return { ...entry, state: 'refused', reason: null }
  }
  return { ...entry, state: 'unknown' }
}

/** Milliseconds since it was sent, or written down. */
export function ageOf(entry: JournalEntry): number {
  const since = Date.parse(entry.sentAt ?? entry.createdAt)
  return platform().now() - (Number.isFinite(since) ? since : 0)
}

export function isUndecided({ state }: JournalEntry): boolean {
  return state === 'prepared' || state === 'sending' || state === 'unknown'
}

export function toPurchaseItem(
  entry: JournalEntry,
  choice: PlanChoice,
  isEditorial: boolean
): PurchaseItem {
  const { assetId, subscriptionId } = entry
  const { size, format } = choice
  const item = { assetId, subscriptionId, size, format }
  return isEditorial ? { ...item, editorialAcknowledged: true } : item
}

export function createAttemptId(): string {
  return toHex(platform().randomBytes(16))
}

function isoNow(): string {
  return new Date(platform().now()).toISOString()
}
