import type { CallContext } from '../../contract/incoming-calls.ts'
import type { SelectedLayer } from '../../contract/selection.ts'
import { selectedLayers } from '../filling/selected-layers.ts'
import { createSlices } from '../platform/slices.ts'

export async function findTargets(
  _input: Record<string, never>,
  context: CallContext
): Promise<{ layers: SelectedLayer[] }> {
  const slices = createSlices(context)
  const layers: SelectedLayer[] = []
  for (const layer of selectedLayers()) {
    if (layer) layers.push(layer)
    if (slices.isOver()) await slices.next()
  }
  return { layers }
}
