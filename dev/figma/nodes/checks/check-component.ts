import { holds } from '../../rules/rules.ts'
import { store } from '../../model/record/document-store.ts'
import { assertShows } from '../../model/tree/assert-holds.ts'
import { wrongType } from './check.ts'
import { isHandle, live } from '../handles/handle.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { layersOf } from '../../model/components/property-definitions.ts'

/** A component given as a node. */
export function checkComponent(
  op: string,
  prop: string,
  value: unknown
): NodeRecord {
  const record = isHandle(value) ? live(value, op) : null
  if (record && record.type === 'COMPONENT') return record
  throw wrongType(op, prop, 'ComponentNode', value)
}

function isComponentId(value: unknown): boolean {
  const record = typeof value === 'string' ? store.byId.get(value) : undefined
  if (!record || record.removed) return false
  return record.type === 'COMPONENT' || record.type === 'COMPONENT_SET'
}

/** A value of a component property, which has to be of its type. */
export function checkPropertyValue(
  op: string,
  type: ComponentPropertyType,
  value: unknown
): string | boolean {
  if (typeof value === 'object' && value !== null) {
    throw new Error('not emulated: VariableAlias')
  }
  const fits =
    type === 'BOOLEAN'
      ? typeof value === 'boolean'
      : type === 'INSTANCE_SWAP'
        ? isComponentId(value)
        : typeof value === 'string'
  if (!fits && holds('components/property-values-fit-their-type')) {
    throw new Error(
      `in ${op}: Property value is incompatible with component property type`
    )
  }
  return value as string | boolean // checked above
}

/** Throws where a property would let a component show itself. */
export function assertNoCycle(
  op: string,
  owner: NodeRecord,
  name: string,
  value: string | boolean | undefined
): void {
  const shown = typeof value === 'string' ? store.byId.get(value) : undefined
  if (!shown || shown.type !== 'COMPONENT') return
  for (const layer of layersOf(owner, name)) {
    if (layer.type === 'INSTANCE') assertShows(op, layer, shown)
  }
}

/** The error of a property that a component does not have. */
export function noProperty(op: string, name: string): Error {
  return new Error(
    `in ${op}: Could not find a component property with name: '${name}'`
  )
}
