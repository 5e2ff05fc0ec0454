import { later } from '../realm/host-call.ts'
import { changeLog } from '../model/change-log.ts'
import { checkArray, checkFunction, checkOneOf, wrongType } from './check.ts'
import { checkPaints } from './check-paint.ts'
import { members } from './define-node.ts'
import {
  type Handle,
  assertLoaded,
  editable,
  handleOf,
  isHandle,
  live,
  recordOf,
  sessionOf
} from './handle.ts'
import { setProp } from '../model/history.ts'
import { pageListeners } from './listeners.ts'
import { assertLoadable } from '../model/page-faults.ts'
import { pageOf } from '../model/change-log.ts'
import { select, selectionOf } from '../model/selection-store.ts'

function readSelection(handle: Handle, value: unknown): void {
  const op = 'set_selection'
  const page = recordOf(handle)
  const records = checkArray(op, 'selection', value).map((item, i) => {
    if (!isHandle(item)) throw wrongType(op, `selection[${i}]`, 'node', item)
    const record = live(item, op)
    if (pageOf(record) !== page || record === page) {
      throw new Error(
        `in ${op}: The selection of a page can only include nodes in that page`
      )
    }
    return record
  })
  select(page, records)
}

const events = ['nodechange'] as const
type Listener = (event: unknown) => void

function listen(
  handle: Handle,
  op: string,
  type: unknown,
  callback: unknown
): Listener {
  live(handle, op)
  checkOneOf(op, 'type', type, events)
  return checkFunction(op, 'callback', callback)
}

export const pageMembers = members({
  get selection() {
    const page = live(this, 'get_selection')
    const session = sessionOf(this)
    return Object.freeze(selectionOf(page).map(one => handleOf(session, one)))
  },
  set selection(value: readonly unknown[]) {
    live(this, 'set_selection')
    assertLoaded(this, 'set_selection')
    readSelection(this, value)
  },
  get backgrounds() {
    return live(this, 'get_backgrounds').props.backgrounds
  },
  set backgrounds(value: readonly Paint[]) {
    const op = 'set_backgrounds'
    const record = editable(this, op)
    const paints = checkPaints(op, 'backgrounds', value)
    const [paint] = paints
    if (paints.length !== 1 || !paint || paint.type !== 'SOLID') {
      throw new Error(`in ${op}: Page backgrounds must be a single solid paint`)
    }
    setProp(record, 'backgrounds', paints)
  },
  get isPageDivider() {
    const { name } = live(this, 'get_isPageDivider').props
    return /^(\*+|–+|—+| +)$/.test(name)
  },
  async loadAsync() {
    const page = live(this, 'loadAsync')
    const session = sessionOf(this)
    await later()
    assertLoadable('loadAsync', page)
    session.loadedPages.add(page)
  },
  on(type: string, callback: Listener) {
    const listener = listen(this, 'on', type, callback)
    assertLoaded(this, 'on')
    pageListeners.add({ page: recordOf(this), listener, once: false })
    changeLog.listening = true
  },
  once(type: string, callback: Listener) {
    const listener = listen(this, 'once', type, callback)
    assertLoaded(this, 'once')
    pageListeners.add({ page: recordOf(this), listener, once: true })
    changeLog.listening = true
  },
  off(type: string, callback: Listener) {
    const listener = listen(this, 'off', type, callback)
    pageListeners.forEach(entry => {
      if (entry.page === recordOf(this) && entry.listener === listener) {
        pageListeners.delete(entry)
      }
    })
  }
})

export const documentMembers = members({
  get documentColorProfile() {
    live(this, 'get_documentColorProfile')
    return 'SRGB'
  }
})
