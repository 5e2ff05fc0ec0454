import { takesDetails } from '../../../contract/api/media-type.ts'
import type { AssetRef } from '../../../contract/document.ts'
import { assetKey, isSameAsset } from '../../../contract/asset-key.ts'
import type { PurchaseItem } from '../../../contract/gateway-requests.ts'
import { journalVersion } from '../../../contract/journal.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { noProject, projectKeys } from '../../../contract/project-fields.ts'
import type { ProjectFields } from '../../../contract/project-fields.ts'
import type { License } from '../../api/licenses.ts'
import { searchIdOf } from '../../api/search-ids.ts'
import { toTrackLicense } from '../../holdings/license-names.ts'
import { platform } from '../../platform/platform.ts'
import type { PlanDecision } from '../plan/license-plan.ts'
import { watchedBy } from './watched.ts'

/** One asset that the person agreed to license. */
export interface Order extends AssetRef {
  isEditorial: boolean
  decision: Extract<PlanDecision, { kind: 'license' }>
  /** Downloads left in the subscription; null if unknown. */
  left: number | null
  /** The attempt that this one replaces. */
  instead: string | null
  /** The person knows that the account has a license for it. */
  isAgain: boolean
}

/** What all items of an attempt share. */
export interface PurchaseOrigin {
  attempt: string
  plan: string
  accountId: string
  userName: string
  fileId: string
  fileName: string
  project: ProjectFields
  direct: boolean
  /** Id of the gateway's store; empty if unknown. */
  epoch: string
}

/** The entry before anything is sent. */
export function prepareEntry(
  { attempt, epoch, ...origin }: PurchaseOrigin,
  { decision, left, instead, ...order }: Order,
  history: readonly License[]
): JournalEntry {
  const { choice, expectedCharge } = decision
  const { assetId, mediaType, isEditorial } = order
  // In another file, only the replaced purchase knows the search.
  const replaced = watchedBy(origin.accountId).find(one =>
    isSameAsset(one, order)
  )
  const searchId = searchIdOf(order) ?? replaced?.searchId
  const own = history.filter(license => isSameAsset(license, order))
  return {
    v: journalVersion(mediaType),
    id: `${attempt}.${assetKey(order)}`,
    attempt,
    assetId,
    mediaType,
    ...origin,
    service: platform().addresses.service,
    subscriptionId: choice.subscriptionId,
    subscriptionName: choice.subscriptionName,
    license: choice.license,
    size: choice.size,
    format: choice.format,
    isEditorial,
    expectedCharge,
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
    ...(instead && { instead }),
    ...(searchId !== undefined && { searchId })
  }
}

/** What is sent for it; of a track only the license, without the project. */
export function toPurchaseItem(
  entry: JournalEntry,
  { decision, isAgain }: Pick<Order, 'decision' | 'isAgain'>
): PurchaseItem {
  const { size, format } = decision.choice
  const { assetId, subscriptionId, isEditorial, instead, searchId } = entry
  const common = {
    assetId,
    subscriptionId,
    size,
    ...(instead !== undefined && { instead }),
    ...(isAgain && { isAgain }),
    ...(searchId !== undefined && { searchId })
  }
  if (!takesDetails(entry.mediaType)) {
    const license = toTrackLicense(decision.choice.license)
    return { ...common, ...(license && { license }) }
  }
  const price = decision.retail?.amount ?? null
  const { project = noProject } = entry
  const metadata = Object.fromEntries(
    projectKeys.flatMap(([key, name]) =>
      project[key] ? [[name, project[key]]] : []
    )
  )
  return {
    ...common,
    ...(format !== '' && { format }),
    ...(isEditorial && { editorialAcknowledged: true }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    ...(price !== null && { price })
  }
}
