import type { CallContext } from '../../contract/incoming-calls.ts'
import type { ShownAsset } from '../../contract/selection.ts'
import { assetsInSelection } from '../finding/assets-in-selection.ts'
import { createSlices } from '../slices.ts'

export async function findSelectedAssets(
  _input: object,
  context: CallContext
): Promise<{ assets: ShownAsset[] }> {
  return { assets: await assetsInSelection(createSlices(context)) }
}
