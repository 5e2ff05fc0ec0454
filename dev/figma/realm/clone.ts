import { newRecord, store } from './document-store.ts'
import { attach } from './history.ts'
import type { NodeRecord, Props } from './node-record.ts'
import { placeOnPage } from './tree.ts'

/** A copy of a subtree with new ids; plugin data goes along. */
export function copyRecord(record: NodeRecord): NodeRecord {
  const own: Partial<Props> = Object.assign({}, record.props)
  const copy = newRecord(record.type, own)
  if (record.data) {
    copy.data = new Map()
    record.data.forEach((entries, owner) => {
      if (copy.data) copy.data.set(owner, new Map(entries))
    })
  }
  if (record.children) {
    copy.children = record.children.map(child => {
      const childCopy = copyRecord(child)
      childCopy.parent = copy
      return childCopy
    })
  }
  return copy
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
