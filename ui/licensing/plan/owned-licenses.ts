import { isSameAsset } from '../../../contract/asset-key.ts'
import type { AssetRef, LedgerEntry } from '../../../contract/document.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { License } from '../../api/licenses.ts'
import {
  isCompLicense,
  isUsualLicense,
  trackLicenses
} from '../../holdings/license-names.ts'
import { planSizes } from './license-plan.ts'
import type { PlanChoice, PlanClaim, PlanDecision } from './license-plan.ts'
import { trackSize } from './track-licenses.ts'

type Owned = Extract<PlanDecision, { kind: 'owned' }>

/** What the account's history says of an asset; null if not licensed. */
export function decideByHistory(
  asset: AssetRef,
  licenses: readonly License[]
): PlanDecision | null {
  const own = licensesOf(asset, licenses)
  let best: License | undefined
  for (const one of own) {
    if (one.isDownloadable && (!best || byWorth(one, best) < 0)) best = one
  }
  if (best) return toOwned(best)
  const [first] = own
  return first
    ? {
        kind: 'impossible',
        reason: 'not-downloadable',
        detail: first.id
      }
    : null
}

/** Licenses that clear an asset, downloadable or not. */
export function licensesOf(
  asset: AssetRef,
  licenses: readonly License[]
): License[] {
  return licenses.filter(
    one => isSameAsset(one, asset) && !isCompLicense(one.license)
  )
}

/** What an unfinished purchase says of its asset. */
export function decideByJournal(
  asset: AssetRef,
  open: readonly JournalEntry[]
): PlanDecision | null {
  const entries = open.filter(entry => isSameAsset(entry, asset))
  const paid = entries.find(entry => isPaid(entry))
  if (paid) {
    const { licenseId, size, format } = paid
    return {
      kind: 'owned',
      licenseId,
      license: '',
      size,
      format,
      sizes: [size]
    }
  }
  return entries.length > 0
    ? { kind: 'impossible', reason: 'purchase-open', detail: null }
    : null
}

/** Who noted in the file that they licensed it. */
export function claimOn(
  asset: AssetRef,
  ledger: readonly LedgerEntry[]
): PlanClaim | null {
  const entry = ledger.find(
    one => isSameAsset(one, asset) && !isCompLicense(one.license)
  )
  return entry ? { licensee: entry.licensee, at: entry.at } : null
}

/** Definitely licensed, though perhaps not on the canvas. */
export function isPaid({ state }: JournalEntry): boolean {
  return state === 'paid' || state === 'recorded' || state === 'placed'
}

function toOwned({ id, mediaType, license, size, format }: License): Owned {
  const [largest] = planSizes[mediaType]
  const usual = mediaType === 'audio' ? trackSize(license) : largest
  return {
    kind: 'owned',
    licenseId: id,
    license,
    size: size || usual,
    format: mediaType === 'image' ? format || 'jpg' : '',
    sizes: [size || usual]
  }
}

/** Known names first, then the largest, then the newest. */
function byWorth(a: License, b: License): number {
  const byName =
    Number(isUsualLicense(b.license)) - Number(isUsualLicense(a.license))
  return byName || sizeRank(a.size) - sizeRank(b.size)
}

const sizeRanks = new Map<string, number>(
  Object.values(planSizes).flatMap((sizes: readonly string[]) =>
    sizes.map((size, rank) => [size, rank] as const)
  )
)

/** 0 for the largest, and for unknown sizes. */
export function sizeRank(size: string): number {
  return sizeRanks.get(size) ?? 0
}

/** 0 for the best: the usual license of a track, the largest size of others. */
export function choiceRank({
  license,
  size
}: Pick<PlanChoice, 'license' | 'size'>): number {
  const rank = trackLicenses.findIndex(name => name === license)
  return rank < 0 ? sizeRank(size) : rank
}
