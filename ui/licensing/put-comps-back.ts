import { isSameAsset, toAssetRef } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { SwappedComps } from '../../contract/swapping.ts'
import { putBack } from '../placing/put-back.ts'
import { noteFileChange } from './purchase/licensing.ts'
import { putBackText } from './swap/swap-texts.ts'
import { showError, showNotice } from '../shell/notices.ts'
import { waitForWrites, changeItems, loadBatches } from './swap/swap-batches.ts'

/** Shows the comps again; their licenses stay. Null when it failed. */
export async function putCompsBack(
  assets: readonly AssetRef[]
): Promise<SwappedComps | null> {
  try {
    const result = await putBack(assets.map(toAssetRef))
    await forgetSwaps(assets).catch(error => showError(error))
    const { swapped, refused, unreadPages } = result
    const uses = swapped.reduce((sum, one) => sum + one.uses, 0)
    const isWhole = refused.length + unreadPages.length === 0
    const kind = uses > 0 ? 'success' : 'info'
    const text = putBackText(uses, refused, unreadPages)
    showNotice(isWhole ? kind : 'error', text)
    noteFileChange()
    return result
  } catch (error) {
    showError(error)
    return null
  }
}

/** Keeps the next start from resuming interrupted swaps. */
async function forgetSwaps(assets: readonly AssetRef[]): Promise<void> {
  await loadBatches()
  changeItems(item =>
    assets.some(asset => isSameAsset(asset, item)) ? null : item
  )
  await waitForWrites()
}
