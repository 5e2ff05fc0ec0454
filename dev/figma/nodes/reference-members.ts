import { hasOwn } from '../shared/has-own.ts'
import { checkKeys, checkObject, checkString } from './checks/check.ts'
import { noProperty } from './checks/check-component.ts'
import { componentAround } from '../model/tree/component-tree.ts'
import type { PropertyField } from '../model/record/component-props.ts'
import { driveLayer } from '../model/components/drive-layer.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { ownKeys } from '../model/record/own-keys.ts'
import {
  fieldTypes,
  ownerOf
} from '../model/components/property-definitions.ts'
import { isSublayer } from '../model/tree/tree.ts'

type References = Partial<Record<PropertyField, string>>

const fields = ownKeys(fieldTypes)

function isInComponent(record: NodeRecord): boolean {
  return record.type !== 'COMPONENT' && componentAround(record) !== null
}

function assertCanReference(op: string, record: NodeRecord): void {
  if (!holds('components/references-in-components-only')) return
  if (isSublayer(record)) {
    throw new Error(
      `in ${op}: Cannot set component property references on instance sublayer`
    )
  }
  if (isInComponent(record)) return
  throw new Error(
    `in ${op}: Can only set component property references on symbol sublayer`
  )
}

function has(record: NodeRecord, field: PropertyField): boolean {
  if (field === 'characters') return record.type === 'TEXT'
  return field === 'visible' || record.type === 'INSTANCE'
}

function readReferences(
  op: string,
  record: NodeRecord,
  value: unknown
): References {
  const given = checkObject(op, 'componentPropertyReferences', value)
  checkKeys(op, 'componentPropertyReferences', given, fields)
  const component = componentAround(record)
  const owner = component && ownerOf(component)
  const known = owner ? owner.props.componentPropertyDefinitions : {}
  const out: References = {}
  for (const field of fields) {
    if (given[field] === undefined) continue
    const name = checkString(op, field, given[field])
    const definition = hasOwn(known, name) ? known[name] : undefined
    if (!definition) {
      if (holds('components/known-properties-only')) throw noProperty(op, name)
      continue
    }
    const fits = definition.type === fieldTypes[field] && has(record, field)
    if (!fits && holds('components/references-fit-their-type')) {
      throw new Error(
        `in ${op}: A ${definition.type} property cannot drive "${field}" of a ${record.type} node`
      )
    }
    out[field] = name
  }
  return out
}

/** Which of a layer's members component properties drive. */
export const referenceMembers = members({
  get componentPropertyReferences(): References | null {
    const record = live(this, 'get_componentPropertyReferences')
    if (!isInComponent(record) && !isSublayer(record)) return null
    return Object.assign({}, record.props.componentPropertyReferences)
  },
  set componentPropertyReferences(value: References | null) {
    const op = 'set_componentPropertyReferences'
    const record = editable(this, op)
    assertCanReference(op, record)
    const references = value === null ? {} : readReferences(op, record, value)
    setProp(record, 'componentPropertyReferences', Object.freeze(references))
    const component = componentAround(record)
    if (!component) return
    const known = ownerOf(component).props.componentPropertyDefinitions
    for (const field of fields) {
      const definition = known[references[field] || '']
      if (definition) driveLayer(record, field, definition.defaultValue)
    }
  }
})
