import { toJson } from '../../shared/to-json.ts'
import { type NodeFile, addNode } from '../files/document-file.ts'
import { nextId, store } from '../record/document-store.ts'
import type { NodeRecord } from '../record/node-record.ts'

/** The key by which a style of a library is known everywhere. */
export function keyOfStyle(file: NodeFile): string {
  const key = file['styleKey']
  return typeof key === 'string' && key !== ''
    ? key
    : String(file.id).slice(2, -1)
}

/** Makes a style of a library known to the document, once. */
export function addRemoteStyle(file: NodeFile): NodeRecord {
  const key = keyOfStyle(file)
  const known = (store.styles.children || []).find(
    style => style.props.remote && style.props.styleKey === key
  )
  if (known) return known
  // Figma: a remote style's id names its place in the library too.
  const own = { id: `S:${key},${nextId()}`, styleKey: key, remote: true }
  const copy: NodeFile = Object.assign({}, file, own)
  delete copy.pluginData
  return addNode(copy, store.styles)
}

/** A layer of a library, with its styles as this document knows them. */
export function withRemoteStyles(file: NodeFile, styles: NodeFile[]): NodeFile {
  let text = toJson(file)
  for (const style of styles) {
    const id = toJson(style.id)
    if (!text.includes(id)) continue
    text = text.split(id).join(toJson(addRemoteStyle(style).id))
  }
  return JSON.parse(text)
}
