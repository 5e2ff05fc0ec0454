import { mainOf } from '../tree/component-tree.ts'
import { ownKeys } from '../record/own-keys.ts'
import { store } from '../record/document-store.ts'
import { setProp } from '../edits/history.ts'
import { holds } from '../../rules/rules.ts'
import { syncLayers } from '../tree/instance-layers.ts'
import {
  followingOnly,
  isOwn,
  isRoot,
  isSwapped,
  livingCopies,
  registerCopy,
  unreported
} from '../tree/instances.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { layOutWithin, relayout } from '../layout/resize.ts'

type Key = keyof Props

/** Overrides of layers, by their names and those above them. */
type Overrides = Map<string, Partial<Props>>

function overriddenValues(record: NodeRecord): Partial<Props> {
  const values: Partial<Props> = {}
  const keys = record.props.overrides as Key[] // none but these are kept there
  for (const key of keys) {
    if (key !== 'mainComponent') {
      Object.assign(values, { [key]: record.props[key] })
    }
  }
  return values
}

function collectOverrides(
  record: NodeRecord,
  above: string,
  kept: Overrides
): void {
  for (const child of record.children || []) {
    const path = pathOf(child, above)
    const isFirst = child.props.overrides.length > 0 && !kept.has(path)
    if (isFirst) kept.set(path, overriddenValues(child))
    collectOverrides(child, path, kept)
  }
}

/** Figma matches layers of two components by their names. */
function pathOf(record: NodeRecord, above: string): string {
  const { sourceId, name } = record.props
  const source = store.byId.get(sourceId)
  return `${above}/${source ? source.props.name : name}`
}

function restoreOverrides(
  record: NodeRecord,
  above: string,
  kept: Overrides
): void {
  for (const child of record.children || []) {
    const path = pathOf(child, above)
    const values = kept.get(path) || {}
    for (const key of ownKeys(values)) {
      const { [key]: value } = values
      if (value !== undefined) setProp(child, key, value)
    }
    restoreOverrides(child, path, kept)
  }
}

function copyLook(
  instance: NodeRecord,
  component: NodeRecord,
  kept: readonly string[]
): void {
  const keys = new Set(ownKeys(instance.props).concat(ownKeys(component.props)))
  keys.forEach(key => {
    const own = isOwn(instance, key) || key === 'componentProperties'
    if (own || kept.includes(key) || key === 'isExposedInstance') return
    if (!isRoot(instance) && placeKeys.includes(key)) return
    setProp(instance, key, component.props[key])
  })
}

const placeKeys: readonly Key[] = [
  'visible',
  'locked',
  'constraints',
  'layoutAlign',
  'layoutGrow',
  'layoutPositioning'
]

function follow(instance: NodeRecord, component: NodeRecord): void {
  const wasRoot = isRoot(instance)
  setProp(instance, 'mainComponent', component.id)
  if (wasRoot) setProp(instance, 'sourceId', component.id)
  registerCopy(instance)
}

function changeMain(
  instance: NodeRecord,
  component: NodeRecord,
  overrides: readonly string[]
): void {
  const { width, height } = instance.props
  const nested = !isRoot(instance)
  follow(instance, component)
  const others = overrides.filter(key => key !== 'mainComponent')
  const now = nested ? others.concat('mainComponent') : overrides.slice()
  setProp(instance, 'overrides', Object.freeze(now))
  followingOnly(() => {
    copyLook(instance, component, overrides)
    if (!overrides.includes('width') && nested) {
      setProp(instance, 'width', component.props.width)
      setProp(instance, 'height', component.props.height)
    } else if (overrides.includes('width')) {
      setProp(instance, 'width', width)
      setProp(instance, 'height', height)
    }
    unreported(() => syncLayers(instance))
  })
}

/** Copies of an instance that lies in a component show the same one. */
function swapCopies(instance: NodeRecord): void {
  for (const copy of livingCopies(instance)) {
    if (copy.props.sourceId !== instance.id || isSwapped(copy)) continue
    unreported(() => showAs(copy, instance))
    swapCopies(copy)
  }
}

/** Lets an instance in an instance show what the one it follows shows. */
export function showAs(copy: NodeRecord, instance: NodeRecord): void {
  followingOnly(() => {
    setProp(copy, 'mainComponent', instance.props.mainComponent)
    registerCopy(copy)
    copyLook(copy, instance, copy.props.overrides)
    syncLayers(copy)
  })
}

/** Makes an instance follow another component, without its overrides. */
export function setMain(instance: NodeRecord, component: NodeRecord): void {
  setProp(instance, 'componentProperties', Object.freeze({}))
  changeMain(instance, component, [])
  swapCopies(instance)
  relayout(instance)
}

/** The same, but overrides stay on layers of the same name. */
export function swapComponent(
  instance: NodeRecord,
  component: NodeRecord
): void {
  if (!holds('instances/swapping-keeps-overrides')) {
    return setMain(instance, component)
  }
  if (mainOf(instance) === component) return
  const kept: Overrides = new Map()
  collectOverrides(instance, '', kept)
  changeMain(instance, component, instance.props.overrides)
  restoreOverrides(instance, '', kept)
  layOutWithin(instance)
  swapCopies(instance)
  relayout(instance)
}
