import { holds } from '../../rules/rules.ts'
import { callPlugin, setOver } from './call-plugin.ts'
import { type Change, changeLog } from '../../model/edits/change-log.ts'
import { checkFunction, checkOneOf } from '../../nodes/checks/check.ts'
import { store } from '../../model/record/document-store.ts'
import { assertAllLoaded, handleOf } from '../../nodes/handles/handle.ts'
import { canvasView } from '../../model/edits/canvas-view-store.ts'
import { later } from '../../nodes/handles/host-call.ts'
import { listenerList } from '../../nodes/handles/listener-list.ts'
import { pageListeners } from '../../nodes/handles/page-listeners.ts'
import { selectionStore } from '../../model/edits/selection-store.ts'
import type { Session } from '../../model/record/session.ts'
import { isStyle } from '../../model/record/style-types.ts'
import { described, isOn, reportedChanges } from './reported-changes.ts'

const emulated = [
  'selectionchange',
  'currentpagechange',
  'close',
  'run',
  'drop',
  'documentchange',
  'stylechange',
  'slidesviewchange',
  'canvasviewchange'
] as const
const others = [
  'textreview',
  'timerstart',
  'timerstop',
  'timerpause',
  'timerresume',
  'timeradjust',
  'timerdone'
] as const

type EventName = (typeof emulated)[number]

const listeners = listenerList<EventName>()
const due = new Set<EventName>()

function readType(op: string, type: unknown): EventName {
  const name = checkOneOf(op, 'type', type, [...emulated, ...others])
  const known = emulated.find(one => one === name)
  if (known) return known
  throw new Error(`not emulated: figma.on('${name}')`)
}

export function addListener(
  session: Session,
  op: string,
  type: unknown,
  callback: unknown
): void {
  const name = readType(op, type)
  const listener = checkFunction(op, 'callback', callback)
  if (name === 'documentchange') {
    assertAllLoaded(handleOf(session, store.root), op)
  }
  if (name === 'documentchange' || name === 'stylechange') {
    changeLog.listening = true
  }
  assertHasEvent(session, op, name)
  listeners.add(name, listener, op === 'once')
}

/** Throws where the editor has no such event. */
function assertHasEvent(session: Session, op: string, name: EventName): void {
  const { editorType } = session
  const has: Partial<Record<EventName, string[]>> = {
    slidesviewchange: ['slides'],
    canvasviewchange: ['slides', 'buzz']
  }
  const editors = has[name]
  if (!editors || editors.includes(editorType)) return
  if (!holds('canvas-grid/views-change-where-there-are-some')) return
  throw new Error(
    `in ${op}: "${name}" is not available in the ${editorType} editor`
  )
}

export function removeListener(type: unknown, callback: unknown): void {
  listeners.remove(readType('off', type), callback)
}

/** Removes all listeners, as when the plugin closes. */
export function clearListeners(): void {
  setOver(true)
  listeners.clear()
  pageListeners.clear()
  changeLog.listening = false
  changeLog.muted = false
}

/** Calls the listeners of one event; their results in order. */
export function emit(type: EventName, event?: unknown): unknown[] {
  return listeners.notify(
    name => name === type,
    listener =>
      callPlugin(`figma.on('${type}')`, () =>
        event === undefined ? listener() : listener(event)
      )
  )
}

/** Several changes in a row make one event, in a later task. */
function emitLater(type: EventName, eventOf?: () => unknown): void {
  const emitNow = (): unknown[] => emit(type, eventOf && eventOf())
  if (!holds('events/come-later')) {
    emitNow()
    return
  }
  if (due.has(type) && holds('events/several-changes-make-one')) return
  due.add(type)
  void later().then(() => {
    due.delete(type)
    emitNow()
  })
}

function emitToPages(session: Session, changes: Change[]): void {
  pageListeners.notify(
    page => changes.some(change => isOn(change, page)),
    (listener, page) => {
      const own = changes.filter(change => isOn(change, page))
      const nodeChanges = own.map(change => described(session, change))
      return callPlugin("page.on('nodechange')", () =>
        listener({ nodeChanges })
      )
    }
  )
}

function deliver(session: Session): void {
  const changes = reportedChanges(Array.from(changeLog.pending.values()))
  changeLog.pending.clear()
  if (!session.open || changes.length === 0) return
  const styles = changes.filter(change => isStyle(change.record))
  const nodes = changes.filter(
    change => !isStyle(change.record) && change.record.type !== 'STYLES'
  )
  changeLog.muted = holds('events/own-answers-are-not-reported')
  if (styles.length > 0) {
    const styleChanges = styles.map(change => described(session, change))
    emit('stylechange', { styleChanges })
  }
  const documentChanges = changes.map(change => described(session, change))
  emit('documentchange', { documentChanges })
  emitToPages(session, nodes)
  changeLog.muted = false
}

/** Connects the document's changes with the plugin's listeners. */
export function connectEvents(session: Session): void {
  setOver(false)
  changeLog.onFirst = () => void later().then(() => deliver(session))
  selectionStore.onChange = page => {
    if (page === store.currentPage) emitLater('selectionchange')
  }
  canvasView.onChange = viewChanged
}

function viewChanged(): void {
  const isGrid = (): boolean => canvasView.view === 'grid'
  emitLater('slidesviewchange', () => ({
    view: isGrid() ? 'GRID' : 'SINGLE_SLIDE'
  }))
  emitLater('canvasviewchange', () => ({
    view: isGrid() ? 'GRID' : 'SINGLE_ASSET'
  }))
}

/** Figma: a page change always also fires a selection change. */
export function pageChanged(): void {
  emitLater('currentpagechange')
  if (holds('events/page-change-is-a-selection-change')) {
    emitLater('selectionchange')
  }
}
