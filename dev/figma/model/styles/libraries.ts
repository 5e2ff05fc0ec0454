import { keyOfId } from '../components/component-key.ts'
import {
  type NodeFile,
  type StoreFile,
  addNode
} from '../files/document-file.ts'
import { nextId, store } from '../record/document-store.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { withRemoteStyles } from './remote-style.ts'

let libraries: StoreFile[] = []

/** Publishes documents; all of their components and styles are for use. */
export function publishLibraries(files: StoreFile[]): void {
  libraries = files
}

/** The styles of all libraries, as their documents have them. */
export function publishedStyles(): NodeFile[] {
  const styles: NodeFile[] = []
  for (const library of libraries) {
    for (const style of library.styles) styles.push(style)
  }
  return styles
}

type Test = (file: NodeFile) => boolean

function findFile(files: NodeFile[], test: Test): NodeFile | null {
  for (const file of files) {
    const found = test(file) ? file : findFile(file.children || [], test)
    if (found) return found
  }
  return null
}

function keyOf(library: StoreFile, file: NodeFile): string {
  const own = file['componentKey']
  if (typeof own === 'string' && own !== '') return own
  return keyOfId(String(file.id), library.key || '')
}

function isMain(file: NodeFile): boolean {
  return file.type === 'COMPONENT' || file.type === 'COMPONENT_SET'
}

/** The node to import whole: for a variant its set. */
function wholeOf(library: StoreFile, test: Test): NodeFile | null {
  const inSet = (file: NodeFile): boolean =>
    file.type === 'COMPONENT_SET' && (file.children || []).some(test)
  return findFile(library.pages, file => test(file) || inSet(file))
}

function idsOf(file: NodeFile, ids: string[]): string[] {
  ids.push(String(file.id))
  for (const child of file.children || []) idsOf(child, ids)
  return ids
}

/** An id within an instance is several ids joined by semicolons. */
function renamed(id: string, names: Map<string, string>): string {
  const inside = id.charAt(0) === 'I'
  const parts = (inside ? id.slice(1) : id).split(';')
  return (inside ? 'I' : '') + parts.map(one => names.get(one) || one).join(';')
}

function copyFile(
  library: StoreFile,
  file: NodeFile,
  names: Map<string, string>
): NodeFile {
  const copy: NodeFile = Object.assign({}, file, { remote: true })
  copy.id = renamed(String(file.id), names)
  for (const key of ['mainComponent', 'sourceId']) {
    const id = copy[key]
    if (typeof id === 'string') copy[key] = renamed(id, names)
  }
  if (isMain(file)) copy['componentKey'] = keyOf(library, file)
  delete copy.pluginData
  if (file.children)
    copy.children = file.children.map(c => copyFile(library, c, names))
  return copy
}

function imported(key: string): NodeRecord | null {
  for (const top of store.library.children || []) {
    if (top.props.componentKey === key) return top
    const variants = top.type === 'COMPONENT_SET' ? top.children || [] : []
    const variant = variants.find(one => one.props.componentKey === key)
    if (variant) return variant
  }
  return null
}

/** Components that instances inside of `file` show come first. */
function importUsed(
  library: StoreFile,
  file: NodeFile,
  names: Map<string, string>
): void {
  const id = file['mainComponent']
  if (file.type === 'INSTANCE' && typeof id === 'string' && !names.has(id)) {
    const main = wholeOf(library, one => one.id === id)
    if (main) importFile(library, main, names)
  }
  for (const child of file.children || []) importUsed(library, child, names)
}

function noteNames(
  from: NodeFile,
  to: NodeRecord,
  names: Map<string, string>
): void {
  names.set(String(from.id), to.id)
  const children = to.children || []
  ;(from.children || []).forEach((file, i) => {
    const record = children[i]
    if (record) noteNames(file, record, names)
  })
}

function importFile(
  library: StoreFile,
  file: NodeFile,
  names: Map<string, string>
): NodeRecord {
  const there = imported(keyOf(library, file))
  if (there) {
    noteNames(file, there, names)
    return there
  }
  importUsed(library, file, names)
  for (const id of idsOf(file, [])) {
    if (id.charAt(0) !== 'I') names.set(id, nextId())
  }
  const styled = withRemoteStyles(file, library.styles)
  return addNode(copyFile(library, styled, names), store.library)
}

/** A component or set of a library, made known to the document. */
export function importComponent(
  key: string,
  type: 'COMPONENT' | 'COMPONENT_SET'
): NodeRecord | null {
  const there = imported(key)
  if (there) return there.type === type ? there : null
  for (const library of libraries) {
    const test: Test = file =>
      file.type === type && keyOf(library, file) === key
    const whole = wholeOf(library, test)
    if (!whole) continue
    importFile(library, whole, new Map())
    return imported(key)
  }
  return null
}
