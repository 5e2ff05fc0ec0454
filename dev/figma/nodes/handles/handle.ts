import { holds } from '../../rules/rules.ts'
import { isForbidden } from './is-forbidden.ts'
import { actAs } from '../../model/edits/undo-steps.ts'
import { store } from '../../model/record/document-store.ts'
import type { NodeRecord, RecordType } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { isStyle } from '../../model/record/style-types.ts'
import { assertOpen, Handle } from './node-handle.ts'

const checksQuerying = holds('parameters/no-writes-in-query-mode')
const checksRemote = holds('libraries/remote-nodes-are-read-only')
const checksRemoteStyles = holds('library-styles/read-only')
const checksPages = holds('dynamic-page/pages-load-first')
const checksAllPages = holds('dynamic-page/all-pages-load-first')
const checksReadOnly = holds('modes/dev-mode-reads-only')

export { assertOpen, Handle }

/** The members that handles of the type have. */
const types = new Map<RecordType, typeof Handle>()

const otherHandles = new Map<Session, Map<NodeRecord, Handle>>()

/** Makes the type's prototype; `end` handles members it does not have. */
export function newPrototype(type: RecordType, end: object): object {
  class Typed extends Handle {}
  const { prototype } = Typed
  Reflect.deleteProperty(prototype, 'constructor')
  Object.setPrototypeOf(prototype, end)
  types.set(type, Typed)
  return prototype
}

function newHandle(session: Session, record: NodeRecord): Handle {
  const Typed = types.get(record.type) || Handle
  return new Typed(record, session)
}

function otherHandle(session: Session, record: NodeRecord): Handle {
  let handles = otherHandles.get(session)
  if (!handles) {
    handles = new Map()
    otherHandles.set(session, handles)
  }
  let handle = handles.get(record)
  if (!handle) {
    handle = newHandle(session, record)
    handles.set(record, handle)
  }
  return handle
}

/** The same record gives the same session the same handle. */
export function handleOf(session: Session, record: NodeRecord): Handle {
  if (session.actor !== 'plugin') return otherHandle(session, record)
  const known = record.handle as Handle | null // only this function sets it
  return known || (record.handle = newHandle(session, record))
}

/** The same for many, with few calls. */
export function handlesOf(session: Session, records: NodeRecord[]): Handle[] {
  const isPlugin = session.actor === 'plugin'
  const handles: Handle[] = []
  for (let i = 0; i < records.length; i += 1) {
    const record = records[i]
    if (!record) continue
    const known = isPlugin ? (record.handle as Handle | null) : null // ours
    handles[i] = known || handleOf(session, record)
  }
  return handles
}

/** Whether a value from a plugin is a handle. */
export const isHandle: (value: unknown) => value is Handle = Handle.is

/** The record behind a handle, whatever its state. */
export const recordOf = Handle.recordOf

/** The run of the plugin that holds this handle. */
export const sessionOf = Handle.sessionOf

/** The record of a node that still exists, for reading. */
export const live = Handle.live

/** The same for storing data, which Dev Mode also allows. */
export function annotatable(handle: Handle, op: string): NodeRecord {
  const record = live(handle, op)
  const session = sessionOf(handle)
  if (record.props.remote) assertLocal(op, isStyle(record))
  assertNotQuerying(session, op)
  actAs(session)
  return record
}

/** The same for changing the design. */
export function editable(handle: Handle, op: string): NodeRecord {
  const record = annotatable(handle, op)
  assertWritable(sessionOf(handle), op)
  return record
}

/** Throws for what lives in a library. */
function assertLocal(op: string, style: boolean): void {
  if (style ? !checksRemoteStyles : !checksRemote) return
  throw new Error(`in ${op}: Cannot write to internal and read-only nodes`)
}

/** Throws while the person still chooses the plugin's parameters. */
function assertNotQuerying(session: Session, op: string): void {
  if (!session.querying || !checksQuerying) return
  throw new Error(`in ${op}: Cannot modify the document in query mode`)
}

/** Throws where the plugin may only read. */
export function assertWritable(session: Session, op: string): void {
  assertNotQuerying(session, op)
  if (!session.readOnly || !checksReadOnly) return
  throw new Error(`in ${op}: Cannot write to internal and read-only nodes`)
}

function isLoaded(session: Session, page: NodeRecord): boolean {
  return (
    !session.dynamic ||
    session.allLoaded ||
    page === store.currentPage ||
    session.loadedPages.has(page)
  )
}

/** Reading what a page holds needs the page to be loaded. */
export function assertLoaded(handle: Handle, op: string): void {
  const session = sessionOf(handle)
  const record = recordOf(handle)
  if (record.type === 'PAGE' && checksPages && !isLoaded(session, record)) {
    throw new Error(
      `in ${op}: Cannot access the children of page "${record.props.name}" ` +
        'that is not loaded. Call page.loadAsync() first.'
    )
  }
}

/** Searching the document needs all its pages. */
export function assertAllLoaded(handle: Handle, op: string): void {
  const session = sessionOf(handle)
  if (!session.dynamic || session.allLoaded || !checksAllPages) return
  throw new Error(
    `in ${op}: Cannot call with documentAccess: dynamic-page before ` +
      'figma.loadAllPagesAsync() has been called.'
  )
}

/** Sync members that dynamic-page took away. */
export function refuseDynamic(session: Session, op: string, use: string): void {
  if (!session.dynamic || !isForbidden(op)) return
  throw new Error(
    `in ${op}: Cannot call with documentAccess: dynamic-page. Use ${use} instead.`
  )
}
