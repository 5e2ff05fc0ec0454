import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import type { PurchaseOutcome } from '../../contract/gateway.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { noProject, projectKeys } from '../../contract/project-fields.ts'
import type { ProjectFields } from '../../contract/project-fields.ts'
import type { License } from '../api/licenses.ts'
import { platform } from '../platform.ts'
import type { PlanChoice } from './license-plan.ts'
import type { Order } from './purchase.ts'

export interface PurchaseOrigin {
  attempt: string
  accountId: string
  fileId: string
  project: ProjectFields
}

/** Before anything is sent. */
export function prepareEntry(
  { attempt, accountId, fileId, project }: PurchaseOrigin,
  { assetId, isEditorial, decision: { choice, expectedCharge } }: Order,
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
    subscriptionName: choice.subscriptionName,
    license: choice.license,
    size: choice.size,
    format: choice.format,
    project,
    isEditorial,
    expectedCharge,
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
  if (outcome?.outcome === 'not-sent' || outcome?.outcome === 'open') {
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
  { size, format }: PlanChoice
): PurchaseItem {
  const { assetId, subscriptionId, project = noProject, isEditorial } = entry
  const metadata = Object.fromEntries(
    projectKeys.flatMap(([key, name]) =>
      project[key] ? [[name, project[key]]] : []
    )
  )
  return {
    assetId,
    subscriptionId,
    size,
    format,
    ...(isEditorial && { editorialAcknowledged: true }),
    ...(Object.keys(metadata).length > 0 && { metadata })
  }
}

export function createAttemptId(): string {
  return [...platform().randomBytes(16)]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}

function isoNow(): string {
  return new Date(platform().now()).toISOString()
}
