import { later } from './handles/host-call.ts'
import { changeLog, pageOf } from '../model/edits/change-log.ts'
import {
  checkArray,
  checkFunction,
  checkNumber,
  checkObject,
  checkOneOf,
  wrongType
} from './checks/check.ts'
import { checkPaints } from './checks/check-paint.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { fresh } from './handles/fresh.ts'
import type { Listener } from './handles/listener-list.ts'
import {
  type Handle,
  assertLoaded,
  editable,
  handleOf,
  isHandle,
  live,
  recordOf,
  sessionOf
} from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import { isPageDivider } from '../model/record/page-divider.ts'
import { pageListeners } from './handles/page-listeners.ts'
import { assertLoadable } from '../model/record/page-faults.ts'
import {
  type TextSelection,
  select,
  selectText,
  selectedText,
  selectionOf
} from '../model/edits/selection-store.ts'

const freezesSelection = holds('selection/frozen-snapshots')
const needsPage = holds('selection/needs-a-loaded-page')

function readSelection(handle: Handle, value: unknown): void {
  const op = 'set_selection'
  const page = recordOf(handle)
  const records = checkArray(op, 'selection', value).map((item, i) => {
    if (!isHandle(item)) throw wrongType(op, `selection[${i}]`, 'node', item)
    const record = live(item, op)
    const isOwn = pageOf(record) === page && record !== page
    if (!isOwn && holds('selection/own-page-only')) {
      throw new Error(
        `in ${op}: The selection of a page can only include nodes in that page`
      )
    }
    return record
  })
  select(page, records)
}

function readTextRange(handle: Handle, value: unknown): TextSelection | null {
  const op = 'set_selectedTextRange'
  if (value === null) return null
  const given = checkObject(op, 'selectedTextRange', value)
  const node = given['node']
  if (!isHandle(node) || live(node, op).type !== 'TEXT') {
    throw wrongType(op, 'selectedTextRange.node', 'TextNode', node)
  }
  const text = recordOf(node)
  const { length } = text.props.characters
  const start = checkNumber(op, 'selectedTextRange.start', given['start'])
  const end = checkNumber(op, 'selectedTextRange.end', given['end'])
  const isOwn = pageOf(text) === recordOf(handle)
  const isInside = start >= 0 && start <= end && end <= length
  if ((isOwn && isInside) || !holds('selection/text-range-within-the-text')) {
    return { text, start, end }
  }
  throw new Error(
    `in ${op}: The range must lie within a text of the page, between 0 and ${length}`
  )
}

const events = ['nodechange'] as const

function readListener(
  handle: Handle,
  op: string,
  type: unknown,
  callback: unknown
): Listener {
  live(handle, op)
  checkOneOf(op, 'type', type, events)
  return checkFunction(op, 'callback', callback)
}

function listen(
  handle: Handle,
  op: 'on' | 'once',
  type: unknown,
  callback: unknown
): void {
  const listener = readListener(handle, op, type, callback)
  assertLoaded(handle, op)
  pageListeners.add(recordOf(handle), listener, op === 'once')
  changeLog.listening = true
}

export const pageMembers = members({
  get selection(): readonly Handle[] {
    const page = live(this, 'get_selection')
    const session = sessionOf(this)
    const nodes = selectionOf(page).map(one => handleOf(session, one))
    return freezesSelection ? Object.freeze(nodes) : nodes
  },
  set selection(value: readonly unknown[]) {
    live(this, 'set_selection')
    if (needsPage) assertLoaded(this, 'set_selection')
    readSelection(this, value)
  },
  get selectedTextRange(): Readonly<{
    node: Handle
    start: number
    end: number
  }> | null {
    const found = selectedText(live(this, 'get_selectedTextRange'))
    if (!found) return null
    const { text, start, end } = found
    return Object.freeze({ node: handleOf(sessionOf(this), text), start, end })
  },
  set selectedTextRange(value: unknown) {
    const page = live(this, 'set_selectedTextRange')
    selectText(page, readTextRange(this, value))
  },
  get backgrounds() {
    return fresh(live(this, 'get_backgrounds').props.backgrounds)
  },
  set backgrounds(value: readonly Paint[]) {
    const op = 'set_backgrounds'
    const record = editable(this, op)
    const paints = checkPaints(op, 'backgrounds', value)
    const [paint] = paints
    const isOneSolid = paints.length === 1 && paint && paint.type === 'SOLID'
    if (!isOneSolid && holds('paints/one-solid-background')) {
      throw new Error(`in ${op}: Page backgrounds must be a single solid paint`)
    }
    setProp(record, 'backgrounds', paints)
  },
  get isPageDivider() {
    return isPageDivider(live(this, 'get_isPageDivider'))
  },
  async loadAsync() {
    const page = live(this, 'loadAsync')
    const session = sessionOf(this)
    await later()
    assertLoadable('loadAsync', page)
    session.loadedPages.add(page)
  },
  on(type: string, callback: Listener) {
    listen(this, 'on', type, callback)
  },
  once(type: string, callback: Listener) {
    listen(this, 'once', type, callback)
  },
  off(type: string, callback: Listener) {
    const listener = readListener(this, 'off', type, callback)
    pageListeners.remove(recordOf(this), listener)
  }
})

export const documentMembers = members({
  get documentColorProfile() {
    return live(this, 'get_documentColorProfile').props.documentColorProfile
  }
})
