import { mainOf } from './component-tree.ts'
import { holds } from '../../rules/rules.ts'
import { newRecord, store } from '../record/document-store.ts'
import { attach, detach } from '../edits/history.ts'
import {
  followingOnly,
  isRoot,
  isSwapped,
  livingCopies,
  registerCopy,
  settleCopy,
  unreported
} from './instances.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'

const notTaken: (keyof Props)[] = ['overrides', 'relaunchData', 'remote']

/** The properties that a layer in an instance takes from the one it follows. */
function ownProps(source: NodeRecord): Partial<Props> {
  const own: Partial<Props> = Object.assign({}, source.props)
  for (const key of notTaken) delete own[key]
  return own
}

function bare(id: string): string {
  return id.replace(/^I/, '')
}

function copyOf(source: NodeRecord, prefix: string): NodeRecord {
  const own = ownProps(source)
  own.sourceId = source.id
  const id = `I${prefix};${bare(source.id)}`
  const copy = newRecord(source.type, own, id)
  registerCopy(copy)
  addChildren(copy, source, prefix)
  return copy
}

function addChildren(
  copy: NodeRecord,
  source: NodeRecord,
  prefix: string
): void {
  if (!source.children) return
  copy.children = source.children.map(child => {
    const made = copyOf(child, prefix)
    made.parent = copy
    return made
  })
}

/** A new instance, not placed yet. */
export function instantiate(component: NodeRecord): NodeRecord {
  const own = ownProps(component)
  own.name = component.props.name
  own.mainComponent = component.id
  own.sourceId = component.id
  delete own.description
  delete own.componentKey
  delete own.componentPropertyDefinitions
  const instance = newRecord('INSTANCE', own)
  registerCopy(instance)
  addChildren(instance, component, instance.id)
  return instance
}

/** The layer whose children are copied into this one. */
export function templateOf(copy: NodeRecord): NodeRecord | null {
  if (isRoot(copy) || isSwapped(copy)) return mainOf(copy)
  return store.byId.get(copy.props.sourceId) || null
}

/** The instance whose component says what is inside. */
function prefixOf(copy: NodeRecord): string {
  for (let at: NodeRecord | null = copy; at; at = at.parent) {
    if (isRoot(at) || isSwapped(at)) return bare(at.id)
  }
  return bare(copy.id)
}

/** Gives a layer in an instance the children that its template has. */
function syncChildren(copy: NodeRecord): NodeRecord[] {
  const template = templateOf(copy)
  if (!template || !template.children || !copy.children) return []
  const prefix = prefixOf(copy)
  const present = copy.children.slice()
  const bySource = new Map(present.map(one => [one.props.sourceId, one]))
  const wanted = template.children.map(
    child => bySource.get(child.id) || copyOf(child, prefix)
  )
  const kept = new Set(wanted)
  for (const child of present) if (!kept.has(child)) detach(child, false)
  wanted.forEach((child, i) => {
    if ((copy.children || [])[i] === child) return
    if (child.parent === copy && !child.removed) detach(child, true)
    attach(child, copy, i)
  })
  return wanted
}

/** The same for all of its descendants. */
export function syncLayers(copy: NodeRecord): void {
  for (const child of syncChildren(copy)) syncLayers(child)
}

/** All instances of a component, those inside of instances too. */
export function instancesOf(component: NodeRecord): NodeRecord[] {
  return livingCopies(component).filter(
    copy =>
      copy.type === 'INSTANCE' && copy.props.mainComponent === component.id
  )
}

/**
 * Gives copies the layers that their source gained or lost, and so on for their
 * own copies.
 */
function syncCopies(source: NodeRecord): void {
  for (const copy of livingCopies(source)) {
    if (templateOf(copy) !== source) continue
    syncChildren(copy)
    settleCopy(copy)
    syncCopies(copy)
  }
}

const gainsLayers = holds('instances/gain-and-lose-layers-with-components')

/**
 * To be called after a component gained or lost layers: updates its instances.
 */
export function syncInstances(changed: NodeRecord): void {
  if (!gainsLayers) return
  followingOnly(() => unreported(() => syncCopies(changed)))
}
