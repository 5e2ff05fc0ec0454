import { newProps } from './default-props.ts'
import type { NodeRecord, Props, RecordType } from './node-record.ts'
import { mayHoldChildren } from './record-types.ts'
import { isStyle } from './style-types.ts'
import { noteStyles } from './styled-layers.ts'

interface DocumentStore {
  root: NodeRecord
  styles: NodeRecord
  /** Components of libraries. */
  library: NodeRecord
  currentPage: NodeRecord
  /** Distinguishes the document from others. */
  key: string
  byId: Map<string, NodeRecord>
  lastId: number
}

function blank(id: string, type: RecordType, own: Partial<Props>): NodeRecord {
  return {
    id,
    type,
    props: newProps(type, own),
    parent: null,
    children: mayHoldChildren(type) ? [] : null,
    removed: true,
    data: null,
    drawn: false,
    reach: null,
    blocks: null,
    block: null,
    seen: null,
    handle: null
  }
}

/** A record that belongs nowhere yet and so counts as removed. */
export function newRecord(
  type: RecordType,
  own: Partial<Props> = {},
  id: string = nextId()
): NodeRecord {
  const record = blank(id, type, own)
  store.byId.set(id, record)
  noteStyles(record, own)
  return record
}

/** An id that no node has yet. */
export function nextId(): string {
  store.lastId += 1
  return `1:${store.lastId}`
}

function detachedRoot(id: string, type: RecordType): NodeRecord {
  return Object.assign(blank(id, type, {}), { removed: false })
}

const root = detachedRoot('0:0', 'DOCUMENT')
const styles = detachedRoot('styles', 'STYLES')
const library = detachedRoot('library', 'LIBRARY')

export const store: DocumentStore = {
  root,
  styles,
  library,
  currentPage: root,
  key: '',
  byId: new Map([['0:0', root]]),
  lastId: 1
}

/** A living node of the document; styles are no nodes. */
export function findNode(id: string): NodeRecord | null {
  const record = store.byId.get(id)
  return record && !record.removed && !isStyle(record) ? record : null
}

/** A style of the document; null when there is none. */
export function findStyle(id: string): NodeRecord | null {
  const record = store.byId.get(id)
  return record && !record.removed && isStyle(record) ? record : null
}
