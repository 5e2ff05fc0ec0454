import { newRecord, store } from '../record/document-store.ts'
import { rotated, singleMatrix } from '../../shared/matrix.ts'
import { gridsOfFile } from './layout-grids.ts'
import { registerCopy } from '../tree/instances.ts'
import type { NodeRecord, Props, RecordType } from '../record/node-record.ts'
import { forgetSharedValues, sharedValue } from './shared-value.ts'

type DataFile = Record<string, Record<string, string>>

export interface NodeFile {
  id?: string
  type: RecordType
  pluginData?: DataFile
  children?: NodeFile[]
  [prop: string]: unknown
}

/** A whole document without the bytes of its images. */
export interface StoreFile {
  name: string
  /** Distinguishes this document from others, in the keys of its components. */
  key?: string
  /** sRGB where it is left out. */
  colorProfile?: Props['documentColorProfile']
  pages: NodeFile[]
  styles: NodeFile[]
  /** Components of libraries. */
  library?: NodeFile[]
  pluginData: {
    root?: DataFile
    currentPage?: string
    relaunchData?: Props['relaunchData']
  }
}

/** Undefined without any plugin data. */
export function dataFile(record: NodeRecord): DataFile | undefined {
  if (!record.data || record.data.size === 0) return undefined
  const out: DataFile = Object.create(null)
  record.data.forEach((entries, owner) => {
    const own: Record<string, string> = Object.create(null)
    entries.forEach((value, key) => {
      own[key] = value
    })
    out[owner] = own
  })
  return out
}

/** A node and its descendants as plain data. */
export function nodeFile(record: NodeRecord): NodeFile {
  const { id, type } = record
  const file: NodeFile = Object.assign(
    Object.create(null),
    { id, type },
    record.props
  )
  const pluginData = dataFile(record)
  if (pluginData) file.pluginData = pluginData
  if (record.children) file.children = record.children.map(nodeFile)
  return file
}

function isLivingId(id: unknown): boolean {
  const record = store.byId.get(String(id))
  return record !== undefined && !record.removed
}

/** An instance whose component was deleted names none. */
function forgetDeleted(files: NodeFile[]): void {
  for (const file of files) {
    if (file['mainComponent'] && !isLivingId(file['mainComponent'])) {
      file['mainComponent'] = ''
    }
    forgetDeleted(file.children || [])
  }
}

/** The whole document as a file, without the images' bytes. */
export function documentFile(): StoreFile {
  const file = documentState()
  forgetDeleted(file.pages)
  return file
}

/** The same, with the deleted components that undo may bring back. */
export function documentState(): StoreFile {
  const root = dataFile(store.root)
  const { relaunchData, name, documentColorProfile } = store.root.props
  const pluginData = { currentPage: store.currentPage.id, relaunchData }
  const library = (store.library.children || []).map(nodeFile)
  return {
    name,
    ...(store.key === '' ? {} : { key: store.key }),
    ...(documentColorProfile === 'SRGB'
      ? {}
      : { colorProfile: documentColorProfile }),
    pages: (store.root.children || []).map(nodeFile),
    styles: (store.styles.children || []).map(nodeFile),
    ...(library.length > 0 ? { library } : {}),
    pluginData: root ? Object.assign({ root }, pluginData) : pluginData
  }
}

function readData(record: NodeRecord, file: DataFile | undefined): void {
  if (!file) return
  const data = new Map<string, Map<string, string>>()
  for (const [owner, entries] of Object.entries(file)) {
    data.set(owner, new Map(Object.entries(entries)))
  }
  record.data = data
}

/** Written by hand a layer may say x, y and rotation instead of a matrix. */
function matrixOf({ matrix, x, y, rotation }: NodeFile): unknown {
  if (matrix || (x === undefined && y === undefined)) return matrix
  const at = [
    [1, 0, Number(x || 0)],
    [0, 1, Number(y || 0)]
  ] as Props['matrix'] // two rows of three
  return rotation ? rotated(at, Number(rotation)) : at
}

const notProps = new Set(
  'id type pluginData children x y rotation matrix'.split(' ')
)

function readProps(file: NodeFile): Partial<Props> {
  const own: Record<string, unknown> = {}
  for (const key of Object.keys(file)) {
    if (!notProps.has(key)) own[key] = sharedValue(file[key])
  }
  if (file['layoutGrids']) {
    const grids = own['layoutGrids'] as Props['layoutGrids'] // checked before
    own['layoutGrids'] = gridsOfFile(grids)
  }
  // No plugin receives the matrix itself, so it needs no freezing.
  const matrix = matrixOf(file)
  if (matrix) own['matrix'] = singleMatrix(matrix as Props['matrix']) // checked before
  return own
}

function noteId(id: string): void {
  const number = Number(id.slice(id.indexOf(':') + 1))
  if (number > store.lastId) store.lastId = number
}

/**
 * Makes a node and its descendants, as the last child of the parent, if any.
 */
export function addNode(
  file: NodeFile,
  parent: NodeRecord | null,
  removed = false
): NodeRecord {
  const record = newRecord(file.type, readProps(file), file.id)
  noteId(record.id)
  record.removed = removed
  record.parent = parent
  if (parent && parent.children) parent.children.push(record)
  readData(record, file.pluginData)
  registerCopy(record)
  for (const child of file.children || []) addNode(child, record, removed)
  return record
}

function emptyFile(): StoreFile {
  const page: NodeFile = { id: '0:1', type: 'PAGE', name: 'Page 1' }
  return { name: 'Untitled', pages: [page], styles: [], pluginData: {} }
}

/** Fills the empty store; ids of the file are reserved first. */
export function loadDocument(given: StoreFile | null, newKey = ''): void {
  const file = given || emptyFile()
  store.key = given ? given.key || '' : newKey
  const { root, relaunchData, currentPage } = file.pluginData
  const { name, colorProfile } = file
  Object.assign(store.root.props, { name })
  if (colorProfile) store.root.props.documentColorProfile = colorProfile
  if (relaunchData) store.root.props.relaunchData = relaunchData
  readData(store.root, root)
  scanIds(file.pages)
  scanIds(file.library || [])
  for (const style of file.styles) addNode(style, store.styles)
  for (const one of file.library || []) addNode(one, store.library)
  for (const page of file.pages) addNode(page, store.root)
  forgetSharedValues()
  const pages = store.root.children || []
  const page = pages.find(one => one.id === currentPage) || pages[0]
  if (!page) throw new Error('A document needs at least one page')
  store.currentPage = page
}

function scanIds(files: NodeFile[]): void {
  for (const file of files) {
    if (file.id) noteId(file.id)
    scanIds(file.children || [])
  }
}
