import type { LedgerEntry } from '../../contract/document.ts'
import type { CarriedImage, FoundComps } from '../../contract/finding.ts'
import { isSameAsset } from '../library/same-asset.ts'
import { isSameLicense } from './same-license.ts'

/** A license of the account, as the ledger has it. */
export interface KnownLicense {
  entry: LedgerEntry
  /** The file that it was obtained for; null when only the history knows it. */
  fileId: string | null
}

/**
 * What the ledger has lost, by undo or an older version, and what layers
 * brought along from another file. Of those only their own record is known
 * when the account does not own the license: it is a claim.
 */
export function missingLicenses(
  ledger: readonly LedgerEntry[],
  images: FoundComps['images'],
  owned: readonly KnownLicense[],
  fileId: string
): LedgerEntry[] {
  const all = [...ledger]
  const has = (entry: LedgerEntry) => all.some(one => isSameLicense(one, entry))
  for (const { entry, fileId: origin } of owned) {
    if (origin === fileId && !has(entry)) all.push(entry)
  }
  for (const image of images) {
    if (image.state !== 'licensed') continue
    const isOfAsset = (one: LedgerEntry) => isSameAsset(one, image)
    if (all.some(isOfAsset)) continue
    const own = owned.map(({ entry }) => entry).filter(isOfAsset)
    const named = own.find(one => one.licenseId === image.licenseId)
    const entry = named ?? newest(own) ?? carriedBy(image)
    if (entry) all.push(entry)
  }
  return all.slice(ledger.length)
}

function newest(entries: readonly LedgerEntry[]): LedgerEntry | undefined {
  const [first, ...others] = entries
  return others.reduce((a, b) => (a && b.at > a.at ? b : a), first)
}

/** What a layer says of its picture, which was licensed in another file. */
function carriedBy(image: CarriedImage): LedgerEntry | null {
  const { assetId, mediaType, licenseId, license, rendition, at } = image
  if (!licenseId) return null
  const [size = '', format = ''] = (rendition ?? '').split('_')
  return {
    v: 1,
    id: `license.${licenseId}`,
    assetId,
    mediaType,
    licenseId,
    license: license ?? '',
    size,
    format,
    licensee: '',
    at: at ?? ''
  }
}
