import { assetKey } from '../../contract/asset-key.ts'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { Asset } from '../api/asset.ts'
import { detailsOf } from '../library/asset-details.ts'
import type { AccountRefusal, Refusals } from '../licensing/refusals.ts'
import type { FileAsset } from './check/file.ts'
import { canSwap, isHeld } from './rights/asset-rights.ts'
import type { CheckedAsset, PlacedAsset } from './rights/rights.ts'

type Offered = CheckedAsset | PlacedAsset

/** What one press can license or swap. */
export interface LicenseOffer {
  /** What the press plans: all comps, or only those that are free to swap. */
  assets: readonly AssetRef[]
  /** The account has licenses for all of them. */
  isFree: boolean
  /** Comps without a license of the account. */
  unheld: readonly AssetRef[]
  /** Why the account cannot license them, as far as is known. */
  refused: readonly { refusal: AccountRefusal; mediaType: MediaType }[]
  /** Some of them can be licensed, or none needs to be. */
  mayLicense: boolean
}

export function offerLicenses(
  all: readonly Offered[],
  refusals: Refusals
): LicenseOffer {
  const toSwap = all.filter(one => canSwap(one.rights))
  const held = toSwap.filter(one => isHeld(one.rights))
  const unheld = toSwap.filter(one => !isHeld(one.rights))
  const refused = unheld.flatMap(({ found }) => {
    const refusal = refusals.of(recordOf(found))
    return refusal ? { refusal, mediaType: found.mediaType } : []
  })
  const mayLicense = unheld.length === 0 || refused.length < unheld.length
  const offered = mayLicense ? toSwap : held
  return {
    assets: offered.map(({ found }) => found),
    isFree: offered.length === held.length,
    unheld: unheld.map(({ found }) => found),
    refused,
    mayLicense
  }
}

function recordOf(found: FileAsset | AssetRef): Asset | null {
  return 'asset' in found ? found.asset : (detailsOf(assetKey(found)) ?? null)
}
