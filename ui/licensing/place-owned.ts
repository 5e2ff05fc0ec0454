import { assetKey } from '../../contract/asset-key.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { Asset } from '../api/asset.ts'
import { detailsOf, fetchDetails } from '../library/asset-details.ts'
import { $licensedAssets } from '../library/licensed-assets.ts'
import { placeAssets } from '../placing/place.ts'
import type { PlaceOptions } from '../placing/place.ts'
import { isBeingPlaced } from '../placing/placements.ts'
import { showError, showNotice } from '../shell/notices.ts'
import { isOwned } from './plan/license-plan.ts'
import { planLicenses } from './planning.ts'
import { $licensing, closeLicensing } from './purchase/licensing.ts'
import { licenseFailures } from './purchase/words.ts'
import { isPlain } from './purchase/run-item.ts'
import { confirmLicenses } from './run.ts'
import { $swapPreview, waitForSwapPreview } from './swap-preview.ts'
import { ownedWords } from './words.ts'

/**
 * Places licensed files: their comps, swapped at once. The person confirms a
 * plan that costs anything or changes more layers than were placed.
 */
export async function placeOwned(
  assets: readonly Asset[],
  options: PlaceOptions = {}
): Promise<void> {
  if (assets.every(isBeingPlaced)) return
  if (!(await placeAssets(assets, options))) return
  await planLicenses(assets)
  if (!(await isOnlySwap(assets.length))) return
  await confirmLicenses()
  const shown = $licensing.get()
  if (shown.state !== 'done' || !shown.items.every(isPlain)) return
  closeLicensing()
  showNotice('success', ownedWords.get().placed(assets.length))
}

/** Whether the account has a license for each of them. */
export function areOwned(assets: readonly AssetRef[]): boolean {
  const owned = $licensedAssets.get()
  return assets.every(asset => owned.has(assetKey(asset)))
}

/** As licensed files if the account owns all of them, else as comps. */
export async function placeBest(
  assets: readonly Asset[],
  options: PlaceOptions
): Promise<void> {
  await (areOwned(assets) ? placeOwned : placeAssets)(assets, options)
}

/** `placeOwned` for assets of which perhaps only the license is known. */
export async function placeUnused(assets: readonly AssetRef[]): Promise<void> {
  const keys = assets.map(assetKey)
  const failure = await fetchDetails(keys)
  const found = keys.flatMap(key => detailsOf(key) ?? [])
  if (found.length > 0) return placeOwned(found)
  const code = failure?.code ?? 'not-found' // the library removed it
  showError(new ClearedError(code, 'Nothing to place.'), licenseFailures)
}

/** Whether the plan swaps what was just placed, and nothing else. */
async function isOnlySwap(placed: number): Promise<boolean> {
  const shown = $licensing.get()
  if (shown.state !== 'confirm' || !shown.plan.items.every(isOwned)) {
    return false
  }
  await waitForSwapPreview()
  const preview = $swapPreview.get()
  return (
    $licensing.get() === shown &&
    preview.state === 'ready' &&
    preview.unreadPages.length === 0 &&
    preview.uses.length === placed
  )
}
