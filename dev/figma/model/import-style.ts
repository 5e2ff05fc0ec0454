import { holds } from '../core/rules.ts'
import { type NodeFile, addNode } from './document-file.ts'
import { findStyle, nextId, store } from './document-store.ts'
import { publishedStyles } from './libraries.ts'
import type { NodeRecord } from './node-record.ts'

function keyOf(file: NodeFile): string {
  const key = file['styleKey']
  return typeof key === 'string' && key !== ''
    ? key
    : String(file.id).slice(2, -1)
}

/** A style of a library, made known to the document; null for no such key. */
export function importStyle(key: string): NodeRecord | null {
  const known = (store.styles.children || []).find(
    style => style.props.remote && style.props.styleKey === key
  )
  if (known) return known
  const published = publishedStyles()
  const found = published.find(file => keyOf(file) === key)
  const file = found || published[0]
  if (!file || (!found && holds('styles/imports-known-keys-only'))) return null
  // Figma: a remote style's id names its place in the library too.
  const id = `S:${key},${nextId()}`
  const own = { id, styleKey: key, remote: true }
  return findStyle(id) || addNode(Object.assign({}, file, own), store.styles)
}
