import { controller } from '../controller.ts'
import { wordsForBack } from '../words-for-swaps.ts'
import { $file, recheckFile } from './file.ts'
import { showError, showNotice } from './notices.ts'

/** Shows the comps again; their licenses stay. True when some do. */
export async function putCompsBack(
  assetIds: readonly string[]
): Promise<boolean> {
  try {
    const { swapped, refused } = await controller.call('putCompsBack', {
      assetIds: [...assetIds]
    })
    const uses = swapped.reduce((sum, one) => sum + one.uses, 0)
    const kind = refused.length > 0 ? 'error' : 'success'
    showNotice(kind, wordsForBack(uses, refused))
    if ($file.get().state === 'ready') void recheckFile()
    return uses > 0
  } catch (error) {
    showError(error, 'file')
    return false
  }
}
