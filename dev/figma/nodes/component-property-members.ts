import { hasOwn } from '../shared/has-own.ts'
import {
  checkArray,
  checkKeys,
  checkObject,
  checkOneOf,
  checkString
} from './checks/check.ts'
import {
  assertNoCycle,
  checkPropertyValue,
  noProperty
} from './checks/check-component.ts'
import { assertVariantsAgree } from './component-members.ts'
import { setOf } from '../model/tree/component-tree.ts'
import type { PropertyDefinition } from '../model/record/component-props.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import {
  addProperty,
  addVariantProperty,
  deleteProperty,
  editProperty,
  isVariantProperty,
  renameVariantProperty
} from '../model/components/edit-properties.ts'
import { type Handle, editable, live } from './handles/handle.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { definitionsOf } from '../model/components/property-definitions.ts'

const types = ['BOOLEAN', 'TEXT', 'INSTANCE_SWAP', 'VARIANT', 'SLOT'] as const

function readOwner(handle: Handle, op: string): NodeRecord {
  const record = editable(handle, op)
  if (setOf(record) && holds('components/properties-belong-to-the-set')) {
    throw new Error(
      `in ${op}: Can only set component property definitions on a product component`
    )
  }
  if (record.type === 'COMPONENT_SET') assertVariantsAgree(op, record, '')
  return record
}

function readPreferred(
  op: string,
  value: unknown
): InstanceSwapPreferredValue[] {
  return checkArray(op, 'preferredValues', value).map((item, i) => {
    const at = `preferredValues[${i}]`
    const one = checkObject(op, at, item)
    checkKeys(op, at, one, ['type', 'key'])
    const kinds = ['COMPONENT', 'COMPONENT_SET'] as const
    const type = checkOneOf(op, `${at}.type`, one['type'], kinds)
    return { type, key: checkString(op, `${at}.key`, one['key']) }
  })
}

function refuseKind(op: string, what: string): void {
  if (!holds('components/edits-as-the-kind-allows')) return
  throw new Error(`in ${op}: ${what}`)
}

function add(
  owner: NodeRecord,
  name: string,
  type: ComponentPropertyType,
  value: unknown,
  options: Record<string, unknown>
): string {
  const op = 'addComponentProperty'
  if (type === 'SLOT') throw new Error('not emulated: SLOT properties')
  const defaultValue = checkPropertyValue(op, type, value)
  if (type === 'VARIANT') {
    if (owner.type !== 'COMPONENT_SET') {
      refuseKind(op, 'VARIANT properties can only be added to component sets')
    }
    addVariantProperty(owner, name, String(defaultValue))
    return name
  }
  const { preferredValues } = options
  if (preferredValues !== undefined && type !== 'INSTANCE_SWAP') {
    refuseKind(op, 'Only INSTANCE_SWAP properties have preferredValues')
  }
  const preferred =
    preferredValues === undefined
      ? {}
      : { preferredValues: readPreferred(op, preferredValues) }
  return addProperty(owner, name, { type, defaultValue, ...preferred })
}

function editVariant(
  owner: NodeRecord,
  name: string,
  given: Record<string, unknown>
): string {
  const op = 'editComponentProperty'
  if (given['defaultValue'] !== undefined) {
    refuseKind(op, 'The defaultValue of a VARIANT property cannot be edited')
  }
  if (given['name'] === undefined) return name
  const next = checkString(op, 'name', given['name'])
  renameVariantProperty(owner, name, next)
  return next
}

function edit(
  owner: NodeRecord,
  name: string,
  given: Record<string, unknown>
): string {
  const op = 'editComponentProperty'
  if (isVariantProperty(owner, name)) return editVariant(owner, name, given)
  const known = owner.props.componentPropertyDefinitions
  const old = hasOwn(known, name) ? known[name] : undefined
  if (!old) throw noProperty(op, name)
  const change: Partial<PropertyDefinition> = {}
  const { defaultValue, preferredValues } = given
  if (defaultValue !== undefined) {
    change.defaultValue = checkPropertyValue(op, old.type, defaultValue)
    assertNoCycle(op, owner, name, change.defaultValue)
  }
  if (preferredValues !== undefined) {
    if (old.type !== 'INSTANCE_SWAP') {
      refuseKind(op, 'Only INSTANCE_SWAP properties have preferredValues')
    }
    change.preferredValues = readPreferred(op, preferredValues)
  }
  const next = given['name']
  const newName = next === undefined ? next : checkString(op, 'name', next)
  return editProperty(owner, name, change, newName)
}

/** Component properties, on components and sets. */
export const componentPropertyMembers = members({
  get componentPropertyDefinitions() {
    const op = 'get_componentPropertyDefinitions'
    const record = live(this, op)
    if (setOf(record) && holds('components/properties-belong-to-the-set')) {
      throw new Error(
        `in ${op}: Can only get component property definitions of a component set or non-variant component`
      )
    }
    if (record.type === 'COMPONENT_SET') assertVariantsAgree(op, record, '')
    return definitionsOf(record)
  },
  addComponentProperty(
    propertyName: string,
    type: ComponentPropertyType,
    defaultValue: string | boolean | VariableAlias,
    options?: ComponentPropertyOptions
  ) {
    const op = 'addComponentProperty'
    const owner = readOwner(this, op)
    const name = checkString(op, 'propertyName', propertyName)
    const kind = checkOneOf(op, 'type', type, types)
    const more =
      options === undefined ? {} : checkObject(op, 'options', options)
    return add(owner, name, kind, defaultValue, more)
  },
  editComponentProperty(
    propertyName: string,
    newValue: {
      name?: string
      defaultValue?: string | boolean | VariableAlias
      preferredValues?: InstanceSwapPreferredValue[]
      description?: string
      slotSettings?: SlotSettings
    }
  ) {
    const op = 'editComponentProperty'
    const owner = readOwner(this, op)
    const given = checkObject(op, 'newValue', newValue)
    checkKeys(op, 'newValue', given, [
      'name',
      'defaultValue',
      'preferredValues'
    ])
    return edit(owner, checkString(op, 'propertyName', propertyName), given)
  },
  deleteComponentProperty(propertyName: string) {
    const op = 'deleteComponentProperty'
    const owner = readOwner(this, op)
    const name = checkString(op, 'propertyName', propertyName)
    if (isVariantProperty(owner, name)) {
      refuseKind(op, 'VARIANT properties cannot be deleted')
    }
    const isThere = hasOwn(owner.props.componentPropertyDefinitions, name)
    if (!isThere && holds('components/known-properties-only')) {
      throw noProperty(op, name)
    }
    deleteProperty(owner, name)
  }
})
