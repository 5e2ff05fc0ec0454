import type { PropertyField } from './component-props.ts'
import { ownKeys } from './own-keys.ts'
import { store } from './document-store.ts'
import { fitText } from './fit-text.ts'
import { setProp } from './history.ts'
import type { NodeRecord } from './node-record.ts'
import { relayout } from './resize.ts'
import { swapComponent } from './swap-instance.ts'
import { rangesOf } from './text-ranges.ts'
import { spliceText } from './write-ranges.ts'

type Value = string | boolean

/** Gives a layer the value of the property that drives this member. */
export function driveLayer(
  layer: NodeRecord,
  field: PropertyField,
  value: Value
): void {
  if (field === 'visible') setProp(layer, 'visible', value === true)
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

/** Gives all of its layers that a property drives its value. */
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
