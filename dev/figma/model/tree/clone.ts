import { mainOf } from './component-tree.ts'
import { ownKeys } from '../record/own-keys.ts'
import { isSame } from '../record/is-same.ts'
import { holds } from '../../rules/rules.ts'
import { newRecord, store } from '../record/document-store.ts'
import { attach } from '../edits/history.ts'
import { instantiate, syncLayers } from './instance-layers.ts'
import {
  isOwn,
  isRoot,
  neverFollowed,
  registerCopy,
  unreported
} from './instances.ts'
import type { NodeRecord, Props, RecordType } from '../record/node-record.ts'
import { noteStyles } from '../record/styled-layers.ts'
import { placeOnPage } from './tree.ts'

type Key = keyof Props

/** Properties that a copied instance does not take from the original. */
const notCopied: Key[] = neverFollowed.filter(key => key !== 'relaunchData')

function copyData(from: NodeRecord, to: NodeRecord): void {
  if (!from.data) return
  const data = new Map<string, Map<string, string>>()
  from.data.forEach((entries, owner) => data.set(owner, new Map(entries)))
  to.data = data
}

/** Copies the overrides of `old` to `fresh`. */
function copyOverrides(old: NodeRecord, fresh: NodeRecord): void {
  const keys = new Set(ownKeys(old.props).concat(ownKeys(fresh.props)))
  const overrides: string[] = []
  const { mainComponent } = old.props
  const swaps = !isRoot(fresh) && mainComponent !== fresh.props.mainComponent
  if (swaps) {
    Object.assign(fresh.props, { mainComponent })
    overrides.push('mainComponent')
  }
  keys.forEach(key => {
    const value = old.props[key]
    if (notCopied.includes(key) || isSame(value, fresh.props[key])) return
    Object.assign(fresh.props, { [key]: value })
    if (!isOwn(fresh, key) && key !== 'componentProperties') overrides.push(key)
  })
  if (overrides.length > 0) {
    Object.assign(fresh.props, { overrides: Object.freeze(overrides) })
  }
  registerCopy(fresh)
  noteStyles(fresh, fresh.props)
  copyData(old, fresh)
  if (swaps) unreported(() => syncLayers(fresh))
  const children = fresh.children || []
  ;(old.children || []).forEach((child, i) => {
    const made = children[i]
    if (made && made.type === child.type) copyOverrides(child, made)
  })
}

function copyInstance(old: NodeRecord): NodeRecord {
  const main = mainOf(old)
  if (!main) return copyShape(old, 'FRAME')
  const fresh = instantiate(main)
  copyOverrides(old, fresh)
  return fresh
}

/** Properties that only instances, components and their layers have. */
const instanceKeys: Key[] = [
  'sourceId',
  'mainComponent',
  'overrides',
  'componentProperties',
  'componentKey',
  'remote',
  'isExposedInstance'
]

/** The layer and all in it, out of any instance, as another type. */
export function copyShape(record: NodeRecord, type: RecordType): NodeRecord {
  const own: Partial<Props> = Object.assign({}, record.props)
  for (const key of instanceKeys) delete own[key]
  const copy = newRecord(type, own)
  copyData(record, copy)
  if (!record.children) return copy
  copy.children = record.children.map(child => {
    const made = copyChild(child, type)
    made.parent = copy
    return made
  })
  return copy
}

function copyChild(record: NodeRecord, parent: RecordType): NodeRecord {
  if (record.type === 'INSTANCE') return copyInstance(record)
  // Figma: a component inside what is cloned becomes an instance of it.
  const isVariant = parent === 'COMPONENT_SET'
  const becomes = !isVariant && holds('instances/made-of-cloned-components')
  if (record.type === 'COMPONENT' && becomes) return instantiate(record)
  return copyShape(record, record.type)
}

/** A copy of a subtree with new ids; plugin data goes along. */
export function copyRecord(record: NodeRecord): NodeRecord {
  if (record.type === 'INSTANCE') return copyInstance(record)
  return copyShape(record, record.type)
}

/** Figma: the copy of a layer lands on the current page. */
export function cloneRecord(record: NodeRecord): NodeRecord {
  const copy = copyRecord(record)
  if (record.type === 'PAGE') {
    attach(copy, store.root, (store.root.children || []).length)
  } else {
    placeOnPage(copy)
  }
  return copy
}
