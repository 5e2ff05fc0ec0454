import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { License } from '../api/licenses.ts'
import { platform } from '../platform.ts'
import type { PlanChoice } from './license-plan.ts'

/** What all items of an attempt have in common. */
export interface PurchaseOrigin {
  attempt: string
  accountId: string
  userName: string
  fileId: string
  fileName: string
  direct: boolean
  /** Of the gateway's store; empty when it does not say. */
  epoch: string
}

/** What is to be bought. */
export interface Purchased {
  assetId: string
  choice: PlanChoice
  charge: number
  /** What the subscription has; null when it does not say. */
  left: number | null
  /** The attempt that this one replaces. */
  instead: string | null
}

/** Before anything is sent. */
export function prepareEntry(
  { attempt, epoch, ...origin }: PurchaseOrigin,
  { assetId, choice, charge, left, instead }: Purchased,
  history: readonly License[]
): JournalEntry {
  const own = history.filter(license => license.assetId === assetId)
  return {
    v: 1,
    id: `${attempt}.${assetId}`,
    attempt,
    assetId,
    mediaType: 'image',
    ...origin,
    service: platform().addresses.service,
    subscriptionId: choice.subscriptionId,
    subscriptionName: choice.subscriptionName,
    license: choice.license,
    size: choice.size,
    format: choice.format,
    expectedCharge: charge,
    charge: null,
    baseline: own.map(license => license.id),
    licenseId: null,
    download: null,
    state: 'prepared',
    reason: null,
    createdAt: new Date(platform().now()).toISOString(),
    sentAt: null,
    leftBefore: left,
    ...(epoch && { epoch }),
    ...(instead && { instead })
  }
}

export function toPurchaseItem(
  entry: JournalEntry,
  choice: PlanChoice,
  isEditorial: boolean
): PurchaseItem {
  const { assetId, subscriptionId, instead } = entry
  const { size, format } = choice
  return {
    assetId,
    subscriptionId,
    size,
    format,
    ...(isEditorial && { editorialAcknowledged: true }),
    ...(instead !== undefined && { instead })
  }
}

export function createAttemptId(): string {
  return [...platform().randomBytes(16)]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
