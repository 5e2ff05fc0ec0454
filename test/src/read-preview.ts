import type {
  PlannedSwap,
  PreviewedUse,
  SwapPreview
} from '../../contract/swapping.ts'
import type { OpenController } from './open-controller.ts'

type Preview = Omit<SwapPreview, 'uses'> & { uses: PreviewedUse[] }

/** What swaps would change, parsed as in the panel. */
export async function readPreview(
  { peer }: Pick<OpenController, 'peer'>,
  swaps: PlannedSwap[]
): Promise<Preview> {
  const preview = await peer.call.previewSwaps({ swaps })
  return {
    ...preview,
    uses: preview.uses.map(use => JSON.parse(use) as PreviewedUse) // see SwapPreview
  }
}
