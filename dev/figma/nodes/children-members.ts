import {
  checkBoolean,
  checkFunction,
  checkNumber,
  checkString,
  wrongType
} from './checks/check.ts'
import { checkCriteria } from './checks/check-criteria.ts'
import { checkIndex } from './checks/check-index.ts'
import { members } from './handles/define-node.ts'
import { findByCriteria } from './handles/find-by-criteria.ts'
import {
  type Handle,
  assertAllLoaded,
  assertLoaded,
  editable,
  handleOf,
  handlesOf,
  isHandle,
  live,
  sessionOf
} from './handles/handle.ts'
import { shownChildren } from '../model/tree/hidden-layers.ts'
import { setProp } from '../model/edits/history.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import type { Session } from '../model/record/session.ts'
import { placeInto } from '../model/tree/tree.ts'
import { assertHolds } from '../model/tree/assert-holds.ts'

type Test = (node: Handle) => unknown

/** The record with its children readable, whatever kind of parent it is. */
function parentRecord(handle: Handle, op: string): NodeRecord {
  const record = live(handle, op)
  if (record.type === 'PAGE') assertLoaded(handle, op)
  return record
}

function searchable(handle: Handle, op: string): NodeRecord {
  const record = parentRecord(handle, op)
  if (record.type === 'DOCUMENT') assertAllLoaded(handle, op)
  return record
}

/** Its children, as far as the session sees them. */
function seenBy(session: Session, record: NodeRecord): NodeRecord[] {
  return session.skipsInvisible ? shownChildren(record) : record.children || []
}

function childrenOf(record: NodeRecord, session: Session): Handle[] {
  return handlesOf(session, seenBy(session, record))
}

function readTest(op: string, callback: unknown): Test | undefined {
  if (callback === undefined) return undefined
  return checkFunction(op, 'callback', callback)
}

function findAll(
  top: NodeRecord,
  session: Session,
  test: Test | undefined,
  first: boolean
): Handle[] {
  const found: Handle[] = []
  function walk(record: NodeRecord): boolean {
    // A copy: the callback may move or remove what it is given.
    const children = seenBy(session, record).slice()
    for (let i = 0; i < children.length; i += 1) {
      const child = children[i]
      if (!child || child.removed) continue
      const handle = handleOf(session, child)
      if (!test || test(handle)) {
        found.push(handle)
        if (first) return true
      }
      if (child.children && walk(child)) return true
    }
    return false
  }
  walk(top)
  return found
}

function insert(
  handle: Handle,
  op: string,
  index: unknown,
  child: unknown
): void {
  const parent = editable(handle, op)
  assertLoaded(handle, op)
  if (!isHandle(child)) throw wrongType(op, 'child', 'node', child)
  const record = live(child, op)
  assertHolds(op, parent, record)
  placeInto(record, parent, checkIndex(op, parent, index))
}

export const childrenMembers = members({
  get children() {
    const record = parentRecord(this, 'get_children')
    return Object.freeze(childrenOf(record, sessionOf(this)))
  },
  appendChild(child: Handle) {
    insert(this, 'appendChild', undefined, child)
  },
  insertChild(index: number, child: Handle) {
    insert(
      this,
      'insertChild',
      checkNumber('insertChild', 'index', index),
      child
    )
  },
  findChildren(callback?: Test) {
    const record = parentRecord(this, 'findChildren')
    const test = readTest('findChildren', callback)
    const all = childrenOf(record, sessionOf(this))
    return test ? all.filter(node => test(node)) : all
  },
  findChild(callback: Test) {
    const record = parentRecord(this, 'findChild')
    const test = checkFunction('findChild', 'callback', callback)
    return childrenOf(record, sessionOf(this)).find(node => test(node)) || null
  },
  findAll(callback?: Test) {
    const record = searchable(this, 'findAll')
    const test = readTest('findAll', callback)
    return findAll(record, sessionOf(this), test, false)
  },
  findOne(callback: Test) {
    const record = searchable(this, 'findOne')
    const test = checkFunction('findOne', 'callback', callback)
    return findAll(record, sessionOf(this), test, true)[0] || null
  },
  findAllWithCriteria(criteria: unknown) {
    const record = searchable(this, 'findAllWithCriteria')
    const session = sessionOf(this)
    const read = checkCriteria(criteria, session.pluginId)
    return findByCriteria(session, record, read, one => seenBy(session, one))
  },
  /** No widget can be in a document of this host. */
  findWidgetNodesByWidgetId(widgetId: string) {
    const op = 'findWidgetNodesByWidgetId'
    checkString(op, 'widgetId', widgetId)
    searchable(this, op)
    return []
  }
})

export const expandMembers = members({
  get expanded() {
    return live(this, 'get_expanded').props.expanded
  },
  set expanded(value: boolean) {
    const record = editable(this, 'set_expanded')
    setProp(record, 'expanded', checkBoolean('set_expanded', 'expanded', value))
  }
})
