import type {
  PropertyDefinition,
  PropertyField
} from '../record/component-props.ts'
import { mainOf, setOf } from '../tree/component-tree.ts'
import { defaultVariant } from './component-set.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { readVariantName, variantOptions } from './variant-names.ts'

type Definitions = ComponentPropertyDefinitions

/** Which kind of property drives which member of a layer. */
export const fieldTypes: Record<PropertyField, PropertyDefinition['type']> = {
  visible: 'BOOLEAN',
  characters: 'TEXT',
  mainComponent: 'INSTANCE_SWAP'
}

/** The set of a variant, else the component: what has the definitions. */
export function ownerOf(component: NodeRecord): NodeRecord {
  return setOf(component) || component
}

/** The definitions that an instance’s component has or shares. */
export function definitionsFor(
  instance: NodeRecord
): Readonly<Record<string, PropertyDefinition>> {
  const main = mainOf(instance)
  return main ? ownerOf(main).props.componentPropertyDefinitions : {}
}

/** All definitions as a plugin reads them, those of variants first. */
export function definitionsOf(owner: NodeRecord): Definitions {
  const out: Definitions = {}
  if (owner.type === 'COMPONENT_SET') {
    const usual = defaultVariant(owner)
    const values = (usual && readVariantName(usual.props.name)) || {}
    for (const [name, options] of Object.entries(variantOptions(owner))) {
      const { [name]: defaultValue = '' } = values
      out[name] = { type: 'VARIANT', defaultValue, variantOptions: options }
    }
  }
  const own = owner.props.componentPropertyDefinitions
  for (const [name, { preferredValues, ...rest }] of Object.entries(own)) {
    out[name] = preferredValues
      ? { ...rest, preferredValues: preferredValues.map(one => ({ ...one })) }
      : { ...rest }
  }
  return out
}

/** Layers of a component or set that a property drives. */
export function layersOf(owner: NodeRecord, name: string): NodeRecord[] {
  const found: NodeRecord[] = []
  function walk(record: NodeRecord): void {
    for (const child of record.children || []) {
      const references = child.props.componentPropertyReferences || {}
      if (Object.values(references).includes(name)) found.push(child)
      if (child.type !== 'INSTANCE') walk(child)
    }
  }
  walk(owner)
  return found
}
