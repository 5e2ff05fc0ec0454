import { componentKey } from '../model/components/component-key.ts'
import { setOf } from '../model/tree/component-tree.ts'
import { defaultVariant } from '../model/components/component-set.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import {
  type Handle,
  assertWritable,
  handleOf,
  live,
  refuseDynamic,
  sessionOf
} from './handles/handle.ts'
import { actAs } from '../model/edits/undo-steps.ts'
import { instancesOf, instantiate } from '../model/tree/instance-layers.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { placeOnPage } from '../model/tree/tree.ts'
import {
  hasErrors,
  readVariantName,
  variantOptions
} from '../model/components/variant-names.ts'

function instances(handle: Handle, op: string): Handle[] {
  const session = sessionOf(handle)
  return instancesOf(live(handle, op)).map(one => handleOf(session, one))
}

/** Throws where the variants of a set do not agree. */
export function assertVariantsAgree(
  op: string,
  set: NodeRecord,
  whose: string
): void {
  if (!hasErrors(set) || !holds('components/sets-with-errors-throw')) return
  throw new Error(`in ${op}: Component set${whose} has existing errors`)
}

/** The published description of components and sets. */
export const publishedMembers = members({
  get remote() {
    return live(this, 'get_remote').props.remote
  },
  get key() {
    return componentKey(live(this, 'get_key'))
  }
})

export const componentMembers = members({
  get variantProperties() {
    const op = 'get_variantProperties'
    const record = live(this, op)
    const set = setOf(record)
    if (!set) return null
    assertVariantsAgree(op, set, '')
    return readVariantName(record.props.name)
  },
  createInstance() {
    const op = 'createInstance'
    const session = sessionOf(this)
    const component = live(this, op)
    // Not `editable`: a component of a library has instances too.
    assertWritable(session, op)
    actAs(session)
    const instance = instantiate(component)
    placeOnPage(instance)
    return handleOf(session, instance)
  },
  get instances() {
    refuseDynamic(sessionOf(this), 'get_instances', 'getInstancesAsync')
    return instances(this, 'get_instances')
  },
  async getInstancesAsync() {
    return instances(this, 'getInstancesAsync')
  }
})

export const componentSetMembers = members({
  get defaultVariant() {
    const op = 'get_defaultVariant'
    const record = live(this, op)
    const variant = defaultVariant(record)
    if (!variant) throw new Error(`in ${op}: The component set is empty`)
    return handleOf(sessionOf(this), variant)
  },
  get variantGroupProperties() {
    const op = 'get_variantGroupProperties'
    const record = live(this, op)
    assertVariantsAgree(op, record, '')
    const options = variantOptions(record)
    const groups: Record<string, { values: string[] }> = {}
    for (const name of Object.keys(options)) {
      groups[name] = { values: options[name] || [] }
    }
    return groups
  }
})
