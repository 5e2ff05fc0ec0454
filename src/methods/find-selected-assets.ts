import type { CallContext } from '../../contract/incoming-calls.ts'
import type { SelectedAssets } from '../../contract/selection.ts'
import { assetsInSelection } from '../finding/assets-in-selection.ts'

export function findSelectedAssets(
  _input: object,
  context: CallContext
): Promise<SelectedAssets> {
  return assetsInSelection(context)
}
