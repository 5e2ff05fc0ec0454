import { isSavedAsFile } from '../../../contract/api/media-type.ts'
import type { Asset } from '../../api/asset.ts'
import type { License } from '../../api/licenses.ts'
import type { Subscription } from '../../api/subscription.ts'
import { isCompLicense } from '../../holdings/license-names.ts'
import { assetName } from '../../library/asset-name.ts'
import { sizeRank } from '../plan/owned-licenses.ts'
import { trackSize } from '../plan/track-licenses.ts'
import { givesEps } from '../plan/vector-files.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'

/** A license from the history, or recorded on this machine with less. */
export type SavedLicense = Pick<
  License,
  'id' | 'assetId' | 'mediaType' | 'license' | 'size' | 'format'
> &
  Partial<Pick<License, 'isDownloadable' | 'subscriptionId'>>

/**
 * The file of a license that is saved and never shown by Figma: a track, or the
 * EPS of a vector. Null for none.
 */
export function fileToSave(
  one: SavedLicense,
  asset: Asset | null,
  subscriptions: readonly Subscription[]
): LicensedFile | null {
  const { id: licenseId, assetId, mediaType, license } = one
  const isOffered = one.isDownloadable !== false && !isCompLicense(license)
  const file = isOffered ? fileOf(one, asset, subscriptions) : null
  if (!file) return null
  const name = assetName(asset, one)
  const what = { assetId, mediaType, name, licenseId, license }
  return { ...what, ...file, download: null, entry: null }
}

function fileOf(
  { mediaType, license, size, format, subscriptionId }: SavedLicense,
  asset: Asset | null,
  subscriptions: readonly Subscription[]
): Pick<LicensedFile, 'size' | 'format'> | null {
  if (mediaType === 'audio') {
    return { size: size || trackSize(license), format: '' }
  }
  const granted = subscriptions.find(({ id }) => id === subscriptionId)
  const hasEps = asset && granted && givesEps(asset, granted.formats)
  const isEps = format === 'eps' || hasEps
  return isEps ? { size: 'vector', format: 'eps' } : null
}

/** The best of the files that licenses of one asset give. */
export function bestFileToSave(
  licenses: readonly SavedLicense[],
  asset: Asset,
  subscriptions: readonly Subscription[]
): LicensedFile | undefined {
  const files = licenses.flatMap(
    one => fileToSave(one, asset, subscriptions) ?? []
  )
  files.sort((a, b) => sizeRank(a.size) - sizeRank(b.size))
  return files[0]
}

/** Whether the file is saved by the panel, under its own name. */
export function isToSave({
  mediaType,
  format
}: Pick<LicensedFile, 'mediaType' | 'format'>): boolean {
  return isSavedAsFile(mediaType) || format === 'eps'
}
