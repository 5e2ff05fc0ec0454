import { controller } from '../controller.ts'
import { wordsForBack } from '../words-for-swaps.ts'
import { openBatch } from '../licensing/batch.ts'
import { $file, recheckFile } from './file.ts'
import { currentPerson } from './licensing.ts'
import { showError, showNotice } from './notices.ts'
import { loadBatches } from './swap-batches.ts'

/** Shows the comps again; their licenses stay. True when some do. */
export async function putCompsBack(
  assetIds: readonly string[]
): Promise<boolean> {
  try {
    const assets = assetIds.map(assetId => ({
      assetId,
      mediaType: 'image' as const
    }))
    const { swapped, refused, unreadPages } = await controller.call(
      'putCompsBack',
      { assets }
    )
    await forgetSwaps(assetIds)
    const uses = swapped.reduce((sum, one) => sum + one.uses, 0)
    const isAll = refused.length === 0 && unreadPages.length === 0
    const kind = isAll ? (uses > 0 ? 'success' : 'info') : 'error'
    showNotice(kind, wordsForBack(uses, refused, unreadPages))
    if ($file.get().state === 'ready') void recheckFile()
    return uses > 0
  } catch (error) {
    showError(error, 'file')
    return false
  }
}

/** What was interrupted would go on with them at the next start. */
async function forgetSwaps(assetIds: readonly string[]): Promise<void> {
  const person = currentPerson()
  if (!person) return
  const batch = openBatch(await loadBatches(person.userId))
  await batch.settle(assetIds)
}
