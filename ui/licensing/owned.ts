import type { LedgerEntry } from '../../contract/document.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { License } from '../api/licenses.ts'
import type { PlanDecision } from './license-plan.ts'

const compLicenses = ['footage_comp', 'premier_editorial_comp']

/** To look at, not to use: it clears nothing. */
export function isCompLicense(license: string): boolean {
  return compLicenses.includes(license)
}

const usualLicenses = [
  'standard',
  'enhanced',
  'image',
  'multi_share',
  'media',
  'media_digital',
  'premier',
  'premier_digital'
]

/** What the account's own history says of an asset; null: not licensed. */
export function decideByHistory(
  assetId: string,
  licenses: readonly License[]
): PlanDecision | null {
  const own = licenses.filter(
    one => one.assetId === assetId && !isCompLicense(one.license)
  )
  const usable = own.filter(one => one.isDownloadable)
  const best = usable.find(one => isUsual(one.license)) ?? usable[0]
  if (best) {
    return {
      kind: 'owned',
      licenseId: best.id,
      license: best.license,
      size: best.size || 'huge',
      format: best.format || 'jpg',
      isUnusual: !isUsual(best.license)
    }
  }
  const [first] = own
  return first
    ? {
        kind: 'impossible',
        reason: 'not-downloadable',
        detail: `license ${first.id}`
      }
    : null
}

/** What an unfinished purchase says of its asset. */
export function decideByJournal(
  assetId: string,
  open: readonly JournalEntry[]
): PlanDecision | null {
  const entries = open.filter(entry => entry.assetId === assetId)
  const paid = entries.find(entry => isPaid(entry))
  if (paid) {
    return {
      kind: 'owned',
      licenseId: paid.licenseId,
      license: '',
      size: paid.size,
      format: paid.format,
      isUnusual: false
    }
  }
  return entries.length > 0
    ? { kind: 'impossible', reason: 'purchase-open', detail: null }
    : null
}

/** Who wrote into the file that they licensed it. */
export function claimantOf(
  assetId: string,
  ledger: readonly LedgerEntry[]
): string | null {
  const claim = ledger.find(
    entry => entry.assetId === assetId && !isCompLicense(entry.license)
  )
  return claim ? claim.licensee || 'Someone' : null
}

/** Licensed for certain, though perhaps not on the canvas. */
export function isPaid({ state }: JournalEntry): boolean {
  return state === 'paid' || state === 'recorded' || state === 'placed'
}

function isUsual(license: string): boolean {
  return usualLicenses.includes(license)
}
