import { newRecord, store } from './document-store.ts'
import { attach } from './history.ts'
import { instantiate, registerCopy } from './instances.ts'
import type { NodeRecord, Props, RecordType } from './node-record.ts'
import { placeInto, placeOnPage, removeRecord } from './tree.ts'

interface Copying {
  /** The instance that is being copied, by its new id. */
  instance: string
  /** The copy stands on its own, without its components. */
  loose: boolean
}

function copyData(from: NodeRecord, to: NodeRecord): void {
  if (!from.data) return
  const data = new Map<string, Map<string, string>>()
  from.data.forEach((entries, owner) => data.set(owner, new Map(entries)))
  to.data = data
}

function copyShape(
  record: NodeRecord,
  type: RecordType,
  how: Copying
): NodeRecord {
  const own: Partial<Props> = Object.assign({}, record.props)
  if (how.loose) {
    own.sourceId = ''
    own.overrides = []
  }
  const path = own.sourceId ? own.sourceId.replace(/^I/, '') : ''
  const id = how.instance && path ? `I${how.instance};${path}` : undefined
  const copy = newRecord(type, own, id)
  registerCopy(copy)
  copyData(record, copy)
  const isRoot = type === 'INSTANCE' && how.instance === ''
  const inner = isRoot ? { instance: copy.id, loose: false } : how
  if (!record.children) return copy
  copy.children = record.children.map(child => {
    const made = copyChild(child, inner)
    made.parent = copy
    return made
  })
  return copy
}

function copyChild(record: NodeRecord, how: Copying): NodeRecord {
  // Figma: a component inside what is cloned becomes an instance of it.
  if (record.type === 'COMPONENT') return instantiate(record)
  const isInstance = record.type === 'INSTANCE' && how.loose
  return copyShape(
    record,
    record.type,
    isInstance ? { instance: '', loose: false } : how
  )
}

/** A copy of a subtree with new ids; plugin data goes along. */
export function copyRecord(record: NodeRecord): NodeRecord {
  const loose = record.type !== 'INSTANCE'
  return copyShape(record, record.type, { instance: '', loose })
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

/** A frame with all that the instance shows, in its place. */
export function detachInstance(instance: NodeRecord): NodeRecord {
  const frame = copyShape(instance, 'FRAME', { instance: '', loose: true })
  const parent = instance.parent || store.currentPage
  placeInto(frame, parent, (parent.children || []).indexOf(instance))
  removeRecord(instance)
  return frame
}
