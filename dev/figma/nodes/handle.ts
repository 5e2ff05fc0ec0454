import { holds } from '../core/rules.ts'
import { dynamicRule } from './dynamic-rule.ts'
import { actAs } from '../model/history.ts'
import { store } from '../model/document-store.ts'
import type { NodeRecord, RecordType } from '../model/node-record.ts'
import type { Session } from '../model/session.ts'
import { isStyle } from '../model/style-types.ts'

const checksQuerying = holds('parameters/no-writes-in-query-mode')
const checksRemote = holds('libraries/remote-nodes-are-read-only')
const checksRemoteStyles = holds('styles/remote-styles-are-read-only')
const checksPages = holds('dynamic-page/pages-load-first')
const checksAllPages = holds('dynamic-page/all-pages-load-first')
const checksReadOnly = holds('modes/dev-mode-reads-only')

const recordKey = Symbol('record')
const sessionKey = Symbol('session')

/** What a plugin holds; its members come from its type's prototype. */
export interface Handle {
  readonly [recordKey]: NodeRecord
  readonly [sessionKey]: Session
}

const prototypes = new Map<RecordType, object>()
const otherHandles = new Map<Session, Map<NodeRecord, Handle>>()

/** The members that handles of the type have. */
export function setPrototype(type: RecordType, prototype: object): void {
  prototypes.set(type, prototype)
}

function newHandle(session: Session, record: NodeRecord): Handle {
  // Defined, not assigned: the guard refuses what a prototype does not have.
  const handle: Handle = Object.create(prototypes.get(record.type) || null, {
    [recordKey]: { value: record },
    [sessionKey]: { value: session }
  })
  return Object.preventExtensions(handle)
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
  return record.handle || (record.handle = newHandle(session, record))
}

export function isHandle(value: unknown): value is Handle {
  return typeof value === 'object' && value !== null && recordKey in value
}

/** The record behind a handle, whatever its state. */
export function recordOf(handle: Handle): NodeRecord {
  return handle[recordKey]
}

/** The run of the plugin that holds this handle. */
export function sessionOf(handle: Handle): Session {
  return handle[sessionKey]
}

function notThere(op: string, record: NodeRecord): Error {
  if (isStyle(record)) {
    return new Error(
      `in ${op}: The style with id "${record.id}" does not exist`
    )
  }
  return new Error(`in ${op}: The node with id "${record.id}" does not exist`)
}

/** Throws after the plugin was closed. */
export function assertOpen(session: Session, op: string): void {
  if (session.open) return
  throw new Error(`in ${op}: The plugin was closed, the API is not available`)
}

/** The record of a node that still exists, for reading. */
export function live(handle: Handle, op: string): NodeRecord {
  const record = handle[recordKey]
  if (record.removed) throw notThere(op, record)
  if (!handle[sessionKey].open) assertOpen(handle[sessionKey], op)
  return record
}

/** The same for storing data, which Dev Mode also allows. */
export function annotatable(handle: Handle, op: string): NodeRecord {
  const record = live(handle, op)
  if (record.props.remote) assertLocal(op, isStyle(record))
  assertNotQuerying(handle[sessionKey], op)
  actAs(handle[sessionKey])
  return record
}

/** The same for changing the design. */
export function editable(handle: Handle, op: string): NodeRecord {
  const record = annotatable(handle, op)
  assertWritable(handle[sessionKey], op)
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
  const session = handle[sessionKey]
  const record = handle[recordKey]
  if (record.type === 'PAGE' && checksPages && !isLoaded(session, record)) {
    throw new Error(
      `in ${op}: Cannot access the children of page "${record.props.name}" ` +
        'that is not loaded. Call page.loadAsync() first.'
    )
  }
}

/** Searching the document needs all its pages. */
export function assertAllLoaded(handle: Handle, op: string): void {
  const session = handle[sessionKey]
  if (!session.dynamic || session.allLoaded || !checksAllPages) return
  throw new Error(
    `in ${op}: Cannot call with documentAccess: dynamic-page before ` +
      'figma.loadAllPagesAsync() has been called.'
  )
}

/** Sync members that dynamic-page took away. */
export function refuseDynamic(session: Session, op: string, use: string): void {
  if (!session.dynamic || !holds(dynamicRule(op))) return
  throw new Error(
    `in ${op}: Cannot call with documentAccess: dynamic-page. Use ${use} instead.`
  )
}
