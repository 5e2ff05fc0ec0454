import { hasOwn } from '../../shared/has-own.ts'
import type {
  PropertyDefinition,
  PropertyField
} from '../record/component-props.ts'
import { driveLayers } from './drive-layer.ts'
import { freezeDeep } from '../record/freeze-deep.ts'
import { setProp } from '../edits/history.ts'
import { instancesOf } from '../tree/instance-layers.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { ownKeys } from '../record/own-keys.ts'
import { layersOf } from './property-definitions.ts'
import { readVariantName, variantName, variantsOf } from './variant-names.ts'

type Definitions = Record<string, PropertyDefinition>

function write(owner: NodeRecord, definitions: Definitions): void {
  setProp(owner, 'componentPropertyDefinitions', freezeDeep(definitions))
}

/** `Label` → `Label#12:3`, as no other property of the document is called. */
function uniqueName(owner: NodeRecord, name: string): string {
  const own = owner.id.split(':')[1] || owner.id
  let highest = -1
  for (const key of Object.keys(owner.props.componentPropertyDefinitions)) {
    highest = Math.max(highest, Number(key.slice(key.lastIndexOf(':') + 1)))
  }
  return `${name}#${own}:${highest + 1}`
}

/** The full name of the new property. */
export function addProperty(
  owner: NodeRecord,
  name: string,
  definition: PropertyDefinition
): string {
  const full = uniqueName(owner, name)
  const all = owner.props.componentPropertyDefinitions
  write(owner, Object.assign({}, all, { [full]: definition }))
  return full
}

/** A new axis on which all variants have the same value. */
export function addVariantProperty(
  set: NodeRecord,
  name: string,
  value: string
): void {
  renameVariants(set, values => Object.assign({}, values, { [name]: value }))
}

type Values = Record<string, string>

function renameVariants(
  set: NodeRecord,
  change: (values: Values) => Values
): void {
  for (const variant of set.children || []) {
    const values = readVariantName(variant.props.name)
    if (values) setProp(variant, 'name', variantName(change(values)))
  }
}

/** Renames it in the names of all variants. */
export function renameVariantProperty(
  set: NodeRecord,
  name: string,
  next: string
): void {
  renameVariants(set, values => {
    const out: Values = {}
    for (const key of Object.keys(values)) {
      out[key === name ? next : key] = values[key] || ''
    }
    return out
  })
}

/** Whether the set's variants have this axis. */
export function isVariantProperty(owner: NodeRecord, name: string): boolean {
  if (owner.type !== 'COMPONENT_SET') return false
  return variantsOf(owner).some(
    values => values !== null && hasOwn(values, name)
  )
}

function renamed<T>(
  values: Readonly<Record<string, T>>,
  name: string,
  next: string
): Record<string, T> {
  const out: Record<string, T> = {}
  for (const key of Object.keys(values)) {
    const { [key]: value } = values
    if (value !== undefined) out[key === name ? next : key] = value
  }
  return out
}

function instancesOfOwner(owner: NodeRecord): NodeRecord[] {
  const mains = owner.type === 'COMPONENT_SET' ? owner.children || [] : [owner]
  return mains.reduce<NodeRecord[]>(
    (all, main) => all.concat(instancesOf(main)),
    []
  )
}

/** Lets what a property drives follow another one, or null for none. */
function referTo(layer: NodeRecord, name: string, next: string | null): void {
  const references = layer.props.componentPropertyReferences || {}
  const changed: Partial<Record<PropertyField, string>> = {}
  for (const field of ownKeys(references)) {
    const value = references[field] === name ? next : references[field]
    if (value) changed[field] = value
  }
  setProp(layer, 'componentPropertyReferences', Object.freeze(changed))
}

function renameProperty(owner: NodeRecord, name: string, next: string): void {
  const layers = layersOf(owner, name)
  const all = owner.props.componentPropertyDefinitions
  write(owner, renamed(all, name, next))
  for (const layer of layers) referTo(layer, name, next)
  for (const instance of instancesOfOwner(owner)) {
    const { componentProperties } = instance.props
    if (!hasOwn(componentProperties, name)) continue
    const values = renamed(componentProperties, name, next)
    setProp(instance, 'componentProperties', Object.freeze(values))
  }
}

/** The full name that the property has from now on. */
export function editProperty(
  owner: NodeRecord,
  name: string,
  change: Partial<PropertyDefinition>,
  newName: string | undefined
): string {
  const all = owner.props.componentPropertyDefinitions
  const { [name]: old } = all
  if (!old) return name
  const definition = Object.assign({}, old, change)
  write(owner, Object.assign({}, all, { [name]: definition }))
  if (change.defaultValue !== undefined) {
    driveLayers(layersOf(owner, name), name, change.defaultValue)
  }
  if (newName === undefined) return name
  const next = newName + name.slice(name.lastIndexOf('#'))
  renameProperty(owner, name, next)
  return next
}

/** Also takes the references to it off the layers. */
export function deleteProperty(owner: NodeRecord, name: string): void {
  for (const layer of layersOf(owner, name)) referTo(layer, name, null)
  const { [name]: _gone, ...rest } = owner.props.componentPropertyDefinitions
  write(owner, rest)
}
