import type { ErrorData } from '../../contract/errors.ts'
import type { FilledLayers } from '../../contract/filling.ts'
import type { SelectedLayer } from '../../contract/selection.ts'

/** Something that an action could not do. */
export interface LeftOut {
  /** Of the layer or the asset. */
  name: string
  error: ErrorData
}

/** A removed layer keeps its old name, if known. */
export function toLeftOut(
  { refused }: FilledLayers,
  layers: readonly SelectedLayer[] = []
): LeftOut[] {
  return refused.map(({ nodeId, name, code }) => {
    const before = layers.find(layer => layer.nodeId === nodeId)
    const error = { code, message: '' }
    return { name: name || before?.name || 'A layer', error }
  })
}
