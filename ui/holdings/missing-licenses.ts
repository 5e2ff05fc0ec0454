import type { LedgerEntry } from '../../contract/document.ts'
import type { CarriedImage, FoundComps } from '../../contract/finding.ts'
import { isSameAsset } from '../../contract/asset-key.ts'
import { listedId } from './entry-of.ts'
import { isSameLicense } from './same-license.ts'

/** A license of the account, as a ledger entry. */
export interface KnownLicense {
  entry: LedgerEntry
  /**
   * The file that it was obtained for; null if it is known only from the
   * history.
   */
  fileId: string | null
}

/**
 * Licenses missing from the ledger: lost by undo or an older version, or
 * carried by layers from another file. If the account does not own a carried
 * license, the layer's record is all that is known, and it is a claim.
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

/** What a layer says of a picture that was licensed in another file. */
function carriedBy(image: CarriedImage): LedgerEntry | null {
  const { assetId, mediaType, licenseId, license, rendition, at } = image
  if (!licenseId) return null
  const file = rendition ?? ''
  // Only images have a format.
  const [size = '', format = ''] =
    mediaType === 'image' ? file.split('_') : [file]
  return {
    v: 1,
    id: listedId({ mediaType, licenseId }),
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
