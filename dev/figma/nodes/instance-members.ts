import { hasOwn } from '../shared/has-own.ts'
import { holds } from '../rules/rules.ts'
import { assertShows } from '../model/tree/assert-holds.ts'
import { checkBoolean, checkObject, checkRange } from './checks/check.ts'
import {
  assertNoCycle,
  checkComponent,
  checkPropertyValue,
  noProperty
} from './checks/check-component.ts'
import { missingFont } from './text/check-font.ts'
import { assertVariantsAgree } from './component-members.ts'
import { componentAround, mainOf, setOf } from '../model/tree/component-tree.ts'
import { members } from './handles/define-node.ts'
import { detachInstance } from '../model/components/detach-instance.ts'
import {
  type Handle,
  editable,
  handleOf,
  live,
  refuseDynamic,
  sessionOf
} from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import {
  exposedIn,
  propertiesOf,
  setProperties,
  variantWith
} from '../model/components/instance-properties.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import {
  definitionsFor,
  layersOf
} from '../model/components/property-definitions.ts'
import { rescaleRecord } from '../model/layout/rescale.ts'
import { settleParents } from '../model/layout/resize.ts'
import {
  overridesOf,
  removeOverrides
} from '../model/components/reset-overrides.ts'
import type { Session } from '../model/record/session.ts'
import { setMain, swapComponent } from '../model/components/swap-instance.ts'
import { isSublayer } from '../model/tree/tree.ts'
import { readVariantName } from '../model/components/variant-names.ts'

function main(handle: Handle, op: string): Handle | null {
  const record = mainOf(live(handle, op))
  return record && !record.removed ? handleOf(sessionOf(handle), record) : null
}

function assertSetAgrees(op: string, instance: NodeRecord): void {
  const component = mainOf(instance)
  const set = component && setOf(component)
  if (set) assertVariantsAgree(op, set, ' for node')
}

/** Setting a text property lays out its text layers, which needs their font. */
function assertFonts(
  session: Session,
  op: string,
  instance: NodeRecord,
  name: string
): void {
  if (!holds('components/text-properties-need-the-font')) return
  const texts = layersOf(instance, name).filter(one => one.type === 'TEXT')
  if (!texts.some(text => missingFont(session, text))) return
  throw new Error(
    `in ${op}: Unable to update this text property because the component uses a font that isn't available.`
  )
}

interface Changes {
  variant: NodeRecord | null
  values: Record<string, string | boolean>
}

function readProperties(
  session: Session,
  op: string,
  instance: NodeRecord,
  given: Record<string, unknown>
): Changes {
  const component = mainOf(instance)
  const isVariant = component !== null && setOf(component) !== null
  const axes = (isVariant && readVariantName(component.props.name)) || {}
  const definitions = definitionsFor(instance)
  const variant: Record<string, string> = {}
  const values: Changes['values'] = {}
  for (const name of Object.keys(given)) {
    const definition = hasOwn(definitions, name) ? definitions[name] : null
    if (hasOwn(axes, name)) {
      variant[name] = String(checkPropertyValue(op, 'VARIANT', given[name]))
    } else if (definition) {
      values[name] = checkPropertyValue(op, definition.type, given[name])
      if (definition.type === 'TEXT') assertFonts(session, op, instance, name)
      assertNoCycle(op, instance, name, values[name])
    } else if (holds('components/known-properties-only')) {
      throw noProperty(op, name)
    }
  }
  if (Object.keys(variant).length === 0) return { variant: null, values }
  const found = variantWith(instance, variant)
  if (found) assertShows(op, instance, found)
  if (found || !holds('components/variants-must-exist')) {
    return { variant: found, values }
  }
  throw new Error(
    `in ${op}: Unable to find a variant with those property values`
  )
}

/** The component of an instance, and how it differs from it. */
export const instanceMembers = members({
  get mainComponent(): Handle | null {
    const op = 'get_mainComponent'
    refuseDynamic(sessionOf(this), op, 'getMainComponentAsync')
    return main(this, op)
  },
  set mainComponent(value: Handle | null) {
    const op = 'set_mainComponent'
    const record = editable(this, op)
    const component = checkComponent(op, 'mainComponent', value)
    assertShows(op, record, component)
    setMain(record, component)
  },
  async getMainComponentAsync() {
    return main(this, 'getMainComponentAsync')
  },
  swapComponent(componentNode: Handle) {
    const op = 'swapComponent'
    const record = editable(this, op)
    const component = checkComponent(op, 'componentNode', componentNode)
    assertShows(op, record, component)
    swapComponent(record, component)
  },
  get variantProperties() {
    const op = 'get_variantProperties'
    const record = live(this, op)
    const component = mainOf(record)
    if (!component || !setOf(component)) return null
    assertSetAgrees(op, record)
    return readVariantName(component.props.name)
  },
  get componentProperties() {
    const op = 'get_componentProperties'
    const record = live(this, op)
    assertSetAgrees(op, record)
    return propertiesOf(record)
  },
  setProperties(properties: {
    [propertyName: string]: string | boolean | VariableAlias
  }) {
    const op = 'setProperties'
    const record = editable(this, op)
    const given = checkObject(op, 'properties', properties)
    assertSetAgrees(op, record)
    const { variant, values } = readProperties(
      sessionOf(this),
      op,
      record,
      given
    )
    setProperties(record, variant, values)
  },
  detachInstance() {
    const record = editable(this, 'detachInstance')
    return handleOf(sessionOf(this), detachInstance(record))
  },
  get scaleFactor() {
    return live(this, 'get_scaleFactor').props.scaleFactor
  },
  set scaleFactor(value: number) {
    const op = 'set_scaleFactor'
    const record = editable(this, op)
    const factor = checkRange(op, 'scaleFactor', value, 0.01, 1e6)
    rescaleRecord(record, factor / record.props.scaleFactor)
    settleParents(record)
  },
  get exposedInstances() {
    const session = sessionOf(this)
    const record = live(this, 'get_exposedInstances')
    return exposedIn(record).map(one => handleOf(session, one))
  },
  get isExposedInstance() {
    return live(this, 'get_isExposedInstance').props.isExposedInstance
  },
  set isExposedInstance(value: boolean) {
    const op = 'set_isExposedInstance'
    const record = editable(this, op)
    const on = checkBoolean(op, 'isExposedInstance', value)
    assertExposable(op, record)
    setProp(record, 'isExposedInstance', on)
  },
  get overrides() {
    return overridesOf(live(this, 'get_overrides'))
  },
  resetOverrides() {
    removeOverrides(editable(this, 'resetOverrides'))
  },
  removeOverrides() {
    removeOverrides(editable(this, 'removeOverrides'))
  }
})

function isExposable(record: NodeRecord): boolean {
  if (Object.keys(definitionsFor(record)).length > 0) return true
  const component = mainOf(record)
  return (
    (component && setOf(component)) !== null || exposedIn(record).length > 0
  )
}

function assertExposable(op: string, record: NodeRecord): void {
  if (!holds('instances/exposed-where-it-has-properties')) return
  if (isSublayer(record) || !componentAround(record)) {
    throw new Error(
      `in ${op}: Can only expose primary instances inside of a component`
    )
  }
  if (isExposable(record)) return
  throw new Error(
    `in ${op}: Can only expose instances that have exposed nested instances or children with component property references`
  )
}
