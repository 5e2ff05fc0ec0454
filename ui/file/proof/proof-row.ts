import type { MediaType } from '../../../contract/api/media-type.ts'
import type { AssetRef, LedgerEntry } from '../../../contract/document.ts'
import type { License } from '../../api/licenses.ts'
import { isCompLicense } from '../../holdings/license-names.ts'
import { entryOf } from '../../holdings/entry-of.ts'
import { distinctLicenses, mergeLicenses } from '../../holdings/same-license.ts'
import { isSameAsset } from '../../../contract/asset-key.ts'

/** How certain it is that an asset is licensed. */
export type Standing =
  /** The account's own history has the license. */
  | 'confirmed'
  /** Someone recorded it in the file; this account does not have it. */
  | 'claim'
  /** Recorded in the file; the account was not checked. */
  | 'unchecked'
  /** No license is recorded. */
  | 'none'

/** An asset that the file shows. */
export interface ShownInFile {
  assetId: string
  mediaType: MediaType
  state: 'comp' | 'licensed'
  /** Number of layers and styles that show it. */
  uses: number
  /** From the library; empty while unknown. */
  description: string
  /** The library removed it. */
  isRemoved: boolean
}

/** A license, or an asset without one. */
export interface ProofRow {
  assetId: string
  mediaType: MediaType
  description: string
  uses: number
  /** The file shows a comp of it. */
  isComp: boolean
  /** The library removed it; false when the file does not show it. */
  isRemoved: boolean
  standing: Standing
  entry: LedgerEntry | null
}

export interface ProofFacts {
  ledger: readonly LedgerEntry[]
  shown: readonly ShownInFile[]
  /** History of the signed-in account; null if it is not available. */
  history: readonly License[] | null
  /** Of an asset that the file does not show; may be empty. */
  describe?: (asset: AssetRef) => string
}

/** Sorted by asset and license, so that the same facts give the same proof. */
export function toProofRows({
  ledger,
  shown,
  history,
  describe = () => ''
}: ProofFacts): ProofRow[] {
  const licenses = distinctLicenses(ledger).filter(
    ({ license }) => !isCompLicense(license)
  )
  const rows = licenses.map((entry): ProofRow => {
    const own = history?.find(
      ({ id, mediaType }) =>
        id === entry.licenseId && mediaType === entry.mediaType
    )
    const isOwn = own?.assetId === entry.assetId
    const facts = factsOf(entry, shown)
    return {
      ...facts,
      description: facts.description || describe(entry),
      standing: isOwn ? 'confirmed' : history ? 'claim' : 'unchecked',
      entry: isOwn
        ? mergeLicenses(entry, entryOf(own, { licensee: entry.licensee }))
        : entry
    }
  })
  const bare = shown
    .filter(one => !licenses.some(entry => isSameAsset(entry, one)))
    .map(one => ({
      ...factsOf(one, shown),
      standing: 'none' as const,
      entry: null
    }))
  const all = [...rows, ...bare]
  all.sort(byAsset)
  return all
}

function factsOf(
  asset: { assetId: string; mediaType: MediaType },
  shown: readonly ShownInFile[]
): Omit<ProofRow, 'standing' | 'entry'> {
  const { assetId, mediaType } = asset
  const found = shown.find(one => isSameAsset(asset, one))
  const { uses = 0, description = '', isRemoved = false, state } = found ?? {}
  const isComp = state === 'comp'
  return { assetId, mediaType, description, uses, isComp, isRemoved }
}

function byAsset(one: ProofRow, other: ProofRow): number {
  const [a, b] = [one, other].map(row => [
    row.mediaType,
    row.assetId.padStart(20, '0'),
    row.entry?.licenseId ?? '',
    row.entry?.id ?? ''
  ])
  return String(a) < String(b) ? -1 : 1
}
