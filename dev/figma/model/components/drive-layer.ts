import type { PropertyField } from '../record/component-props.ts'
import { ownKeys } from '../record/own-keys.ts'
import { store } from '../record/document-store.ts'
import { fitText } from '../layout/fit-text.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { relayout, show } from '../layout/resize.ts'
import { swapComponent } from './swap-instance.ts'
import { rangesOf } from '../text/text-ranges.ts'
import { spliceText } from '../edits/write-ranges.ts'

type Value = string | boolean

/** Gives a layer the value of the property that drives this member. */
export function driveLayer(
  layer: NodeRecord,
  field: PropertyField,
  value: Value
): void {
  if (field === 'visible') show(layer, value === true)
  if (field === 'characters' && typeof value === 'string') {
    const { length } = layer.props.characters
    spliceText(layer, 0, length, value, rangesOf(layer)[0])
    fitText(layer)
  }
  if (field === 'mainComponent') {
    const main = store.byId.get(String(value))
    if (main && main.type === 'COMPONENT') swapComponent(layer, main)
  }
  relayout(layer)
}

/** Gives the property's value to all layers that it drives. */
export function driveLayers(
  layers: NodeRecord[],
  name: string,
  value: Value
): void {
  for (const layer of layers) {
    const references = layer.props.componentPropertyReferences || {}
    for (const field of ownKeys(references)) {
      if (references[field] === name) driveLayer(layer, field, value)
    }
  }
}
