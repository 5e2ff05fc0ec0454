import type { SelectedLayer, Selection } from '../../contract/selection.ts'
import { sliceLength } from '../platform/slices.ts'
import { selectedLayers } from './selected-layers.ts'

const maxLayers = 100

/** Describes as many selected layers as one slice allows. */
export function describeSelection(): Selection {
  const count = figma.currentPage.selection.length
  const layers: SelectedLayer[] = []
  const endsAt = Date.now() + sliceLength
  let isOver = false
  for (const layer of selectedLayers()) {
    if (isOver || layers.length === maxLayers) {
      return { count, layers, isCut: true }
    }
    if (layer) layers.push(layer)
    isOver = Date.now() >= endsAt
  }
  return { count, layers }
}
