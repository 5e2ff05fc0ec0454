import { hasOwn } from '../../shared/has-own.ts'
import type { PropertyField } from '../record/component-props.ts'
import { instanceAround, mainOf, setOf } from '../tree/component-tree.ts'
import { driveLayers } from './drive-layer.ts'
import { setProp } from '../edits/history.ts'
import { driveBy } from '../tree/instances.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { definitionsFor, fieldTypes, layersOf } from './property-definitions.ts'
import { swapComponent } from './swap-instance.ts'
import { readVariantName } from './variant-names.ts'

type Values = Record<string, string | boolean>

function isField(key: string): key is PropertyField {
  return hasOwn(fieldTypes, key)
}

function write(instance: NodeRecord, values: Values): void {
  const before = instance.props.componentProperties
  const all = Object.freeze(Object.assign({}, before, values))
  setProp(instance, 'componentProperties', all)
}

/** Figma: what is set on a layer that a property drives sets the property. */
function updateProperty(record: NodeRecord, key: string): void {
  const references = record.props.componentPropertyReferences
  if (!references || !isField(key)) return
  const name = references[key]
  const instance = name === undefined ? null : instanceAround(record)
  if (name === undefined || !instance) return
  const value = record.props[key]
  if (instance.props.componentProperties[name] !== value) {
    write(instance, { [name]: value })
  }
}

driveBy(updateProperty)

/** The properties of an instance with what they are now. */
export function propertiesOf(instance: NodeRecord): ComponentProperties {
  const out: ComponentProperties = {}
  const main = mainOf(instance)
  const variant = main && setOf(main) ? readVariantName(main.props.name) : null
  for (const [name, value] of Object.entries(variant || {})) {
    out[name] = { type: 'VARIANT', value }
  }
  const own = instance.props.componentProperties
  for (const [name, definition] of Object.entries(definitionsFor(instance))) {
    if (hasOwn(out, name)) continue
    const { type, defaultValue, preferredValues } = definition
    const { [name]: value = defaultValue } = own
    out[name] = preferredValues
      ? { type, value, preferredValues: preferredValues.map(p => ({ ...p })) }
      : { type, value }
  }
  return out
}

/** The variant with these values beside what the instance shows now. */
export function variantWith(
  instance: NodeRecord,
  values: Record<string, string>
): NodeRecord | null {
  const main = mainOf(instance)
  const set = main && setOf(main)
  if (!main || !set) return null
  const wanted = Object.assign({}, readVariantName(main.props.name), values)
  const found = (set.children || []).find(one => {
    const own = readVariantName(one.props.name) || {}
    return Object.keys(wanted).every(key => own[key] === wanted[key])
  })
  return found || null
}

/** Sets checked properties, variants first. */
export function setProperties(
  instance: NodeRecord,
  variant: NodeRecord | null,
  values: Values
): void {
  if (variant) swapComponent(instance, variant)
  write(instance, values)
  for (const [name, value] of Object.entries(values)) {
    driveLayers(layersOf(instance, name), name, value)
  }
}

/** Instances in it whose properties show beside its own. */
export function exposedIn(instance: NodeRecord): NodeRecord[] {
  const found: NodeRecord[] = []
  function walk(record: NodeRecord): void {
    for (const child of record.children || []) {
      const isInstance = child.type === 'INSTANCE'
      if (isInstance && child.props.isExposedInstance) found.push(child)
      if (!isInstance || child.props.isExposedInstance) walk(child)
    }
  }
  walk(instance)
  return found
}
