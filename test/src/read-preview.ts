import type { PlannedSwap, PreviewedUse } from '../../contract/swapping.ts'
import type { OpenController } from './open-controller.ts'

interface Preview {
  uses: PreviewedUse[]
  unreadPages: { pageId: string; name: string }[]
}

/** What swaps would change, parsed as in the panel. */
export async function readPreview(
  { peer }: Pick<OpenController, 'peer'>,
  swaps: PlannedSwap[]
): Promise<Preview> {
  const { uses, unreadPages } = await peer.call.previewSwaps({ swaps })
  return {
    uses: uses.map(use => JSON.parse(use) as PreviewedUse), // see SwapPreview
    unreadPages
  }
}
