import { changeLog } from './change-log.ts'
import { componentAround } from './component-tree.ts'
import { newRecord } from './document-store.ts'
import { attach, detach, follow, setProp } from './history.ts'
import type { NodeRecord, Props } from './node-record.ts'

/** Source id → the records that follow it in instances. */
const copies = new Map<string, NodeRecord[]>()

const geometry: (keyof Props)[] = ['matrix', 'width', 'height']
// These belong to each instance and never follow its component.
const ownToRoot: (keyof Props)[] = [
  'matrix',
  'visible',
  'locked',
  'constraints',
  'layoutAlign',
  'layoutGrow',
  'layoutPositioning',
  'description'
]
const neverFollowed: (keyof Props)[] = [
  'relaunchData',
  'overrides',
  'sourceId',
  'mainComponent'
]

/** Lets a copy follow its source from now on. */
export function registerCopy(record: NodeRecord): void {
  const { sourceId } = record.props
  if (sourceId === '') return
  const known = copies.get(sourceId)
  if (known) known.push(record)
  else copies.set(sourceId, [record])
}

function livingCopies(source: NodeRecord): NodeRecord[] {
  return (copies.get(source.id) || []).filter(copy => !copy.removed)
}

/** The outermost instance that a record is or lies in. */
function instanceAround(record: NodeRecord): NodeRecord | null {
  let found: NodeRecord | null = null
  for (let at: NodeRecord | null = record; at; at = at.parent) {
    if (at.type === 'INSTANCE') found = at
  }
  return found
}

function noteOverride(record: NodeRecord, key: keyof Props): void {
  const isRoot = record.type === 'INSTANCE'
  if (isRoot ? ownToRoot.includes(key) : geometry.includes(key)) return
  if (neverFollowed.includes(key)) return
  const { overrides } = record.props
  if (overrides.includes(key)) return
  setProp(record, 'overrides', Object.freeze(overrides.concat(key)))
}

function follows(copy: NodeRecord, key: keyof Props): boolean {
  if (copy.props.overrides.includes(key)) return false
  if (copy.type === 'INSTANCE' && ownToRoot.includes(key)) return false
  if (!geometry.includes(key)) return true
  const around = instanceAround(copy)
  return !around || !around.props.overrides.includes('width')
}

let spreading = false

/** A change of a component shows in its instances where they allow it. */
function spread(record: NodeRecord, key: keyof Props): void {
  if (copies.size === 0 || neverFollowed.includes(key)) return
  if (!spreading && instanceAround(record)) noteOverride(record, key)
  const following = livingCopies(record).filter(copy => follows(copy, key))
  if (following.length === 0) return
  const { muted } = changeLog
  const was = spreading
  spreading = true
  changeLog.muted = true
  for (const copy of following) setProp(copy, key, record.props[key])
  changeLog.muted = muted
  spreading = was
}

follow(spread)

function copyOf(source: NodeRecord, rootId: string): NodeRecord {
  const own: Partial<Props> = Object.assign({}, source.props)
  own.sourceId = source.id
  own.overrides = []
  own.relaunchData = {}
  const path = source.id.replace(/^I/, '')
  const copy = newRecord(source.type, own, `I${rootId};${path}`)
  registerCopy(copy)
  addChildren(copy, source, rootId)
  return copy
}

function addChildren(
  copy: NodeRecord,
  source: NodeRecord,
  rootId: string
): void {
  if (!source.children) return
  copy.children = source.children.map(child => {
    const made = copyOf(child, rootId)
    made.parent = copy
    return made
  })
}

/** A new instance, not placed yet. */
export function instantiate(component: NodeRecord): NodeRecord {
  const own: Partial<Props> = Object.assign({}, component.props)
  own.mainComponent = component.id
  own.sourceId = component.id
  own.overrides = []
  own.description = ''
  own.relaunchData = {}
  const instance = newRecord('INSTANCE', own)
  registerCopy(instance)
  addChildren(instance, component, instance.id)
  return instance
}

/** Whole instances, without the layers inside of them. */
export function instancesOf(component: NodeRecord): NodeRecord[] {
  return livingCopies(component).filter(copy => copy.type === 'INSTANCE')
}

function syncChildren(
  copy: NodeRecord,
  source: NodeRecord,
  rootId: string
): void {
  const sources = source.children || []
  const present = copy.children || []
  const wanted = sources.map(
    child =>
      present.find(one => one.props.sourceId === child.id) ||
      copyOf(child, rootId)
  )
  for (const child of present.slice()) {
    if (!wanted.includes(child)) detach(child, false)
  }
  wanted.forEach((child, i) => {
    if ((copy.children || [])[i] === child) return
    if (child.parent === copy && !child.removed) detach(child, true)
    attach(child, copy, i)
  })
  wanted.forEach((child, i) => {
    const from = sources[i]
    if (from) syncChildren(child, from, rootId)
  })
}

/** After a component gained or lost layers, so do its instances. */
export function syncInstances(changed: NodeRecord | null): void {
  const component = copies.size > 0 ? componentAround(changed) : null
  if (!component) return
  const { muted } = changeLog
  changeLog.muted = true
  for (const instance of instancesOf(component)) {
    syncChildren(instance, component, instance.id)
  }
  changeLog.muted = muted
}

/** Makes an instance follow another component; overrides of layers go. */
export function swapComponent(
  instance: NodeRecord,
  component: NodeRecord
): void {
  const { matrix, visible, locked } = instance.props
  setProp(instance, 'mainComponent', component.id)
  setProp(instance, 'sourceId', component.id)
  registerCopy(instance)
  const kept = instance.props.overrides
  const keys = Object.keys(component.props) as (keyof Props)[] // own props only
  for (const key of keys) {
    if (neverFollowed.includes(key) || ownToRoot.includes(key)) continue
    if (!kept.includes(key)) setProp(instance, key, component.props[key])
  }
  setProp(instance, 'overrides', kept)
  setProp(instance, 'matrix', matrix)
  setProp(instance, 'visible', visible)
  setProp(instance, 'locked', locked)
  syncChildren(instance, component, instance.id)
}
