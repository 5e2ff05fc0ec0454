import type { SwappedComps } from '../../contract/swapping.ts'
import { controller } from '../platform/controller.ts'
import { noteFileChange } from './purchase/licensing.ts'
import { putBackText } from './swap/swap-texts.ts'
import { showError, showNotice } from '../shell/notices.ts'
import { waitForWrites, changeItems, loadBatches } from './swap/swap-batches.ts'

/** Shows the comps again; their licenses stay. Null when it failed. */
export async function putCompsBack(
  assetIds: readonly string[]
): Promise<SwappedComps | null> {
  try {
    const assets = assetIds.map(assetId => ({
      assetId,
      mediaType: 'image' as const
    }))
    const result = await controller.putCompsBack({ assets })
    await forgetSwaps(assetIds).catch(error => showError(error))
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
async function forgetSwaps(assetIds: readonly string[]): Promise<void> {
  await loadBatches()
  changeItems(item => (assetIds.includes(item.assetId) ? null : item))
  await waitForWrites()
}
