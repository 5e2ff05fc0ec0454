import type { Asset } from '../../api/asset.ts'
import type { License } from '../../api/licenses.ts'
import type { Subscription } from '../../api/subscription.ts'
import { isCompLicense } from '../../holdings/license-names.ts'
import { givesEps } from '../plan/vector-files.ts'
import type { LicensedFile } from './licensed-file.ts'

/** A license from the history, or recorded on this machine with less. */
export type EpsLicense = Pick<
  License,
  'id' | 'assetId' | 'mediaType' | 'license' | 'size' | 'format'
> &
  Partial<Pick<License, 'isDownloadable' | 'subscriptionId'>>

/** The EPS that a license gives; null for none. */
export function epsOf(
  one: EpsLicense,
  asset: Asset | null,
  subscriptions: readonly Subscription[]
): LicensedFile | null {
  const { id: licenseId, assetId, mediaType, license, format } = one
  const granted = subscriptions.find(({ id }) => id === one.subscriptionId)
  const isGiven =
    format === 'eps' || (asset && granted && givesEps(asset, granted.formats))
  const isOffered = one.isDownloadable !== false && !isCompLicense(license)
  if (!isGiven || !isOffered) return null
  return {
    assetId,
    mediaType,
    name: asset?.description ?? '',
    licenseId,
    license,
    size: 'vector',
    format: 'eps',
    download: null,
    entry: null
  }
}
