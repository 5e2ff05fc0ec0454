import { holds } from '../core/rules.ts'
import { checkArray, wrongType } from '../nodes/check.ts'
import { newRecord, store } from '../model/document-store.ts'
import { fitGroup } from '../model/geometry.ts'
import {
  type Handle,
  assertOpen,
  assertWritable,
  editable,
  handleOf,
  isHandle,
  live
} from '../nodes/handle.ts'
import { actAs, attach } from '../model/history.ts'
import type { NodeRecord, Props, RecordType } from '../model/node-record.ts'
import type { Session } from '../model/session.ts'
import { numberedName } from '../model/numbered-name.ts'
import { assertHolds, placeInto, placeOnPage } from '../model/tree.ts'

/** Throws where the session may not write, and names who does. */
export function enter(session: Session, op: string): void {
  assertOpen(session, op)
  assertWritable(session, op)
  actAs(session)
}

function create(
  session: Session,
  op: string,
  type: RecordType,
  own: Partial<Props> = {}
): Handle {
  enter(session, op)
  const record = newRecord(type, own)
  placeOnPage(record)
  return handleOf(session, record)
}

/** Throws in editors that do not have this member of `figma`. */
export function onlyIn(session: Session, op: string, editors: string[]): void {
  // Dev Mode has them all and lets none of them write.
  if (editors.concat('dev').includes(session.editorType)) return
  throw new Error(
    `in ${op}: This function is not available in the ${session.editorType} editor`
  )
}

const mostFreePages = 3
const knowsEditors = holds('modes/members-of-other-editors-throw')

function assertMorePages(session: Session, op: string, count: number): void {
  if (session.team !== 'free' || count < mostFreePages) return
  if (!holds('modes/free-team-has-three-pages')) return
  throw new Error(
    `in ${op}: The Starter plan only comes with ${mostFreePages} pages. ` +
      'Upgrade to Professional for unlimited pages.'
  )
}

export function createPage(session: Session): Handle {
  const op = 'createPage'
  enter(session, op)
  if (knowsEditors) onlyIn(session, op, ['figma'])
  const pages = store.root.children || []
  assertMorePages(session, op, pages.length)
  const page = newRecord('PAGE', { name: numberedName('Page', pages) })
  attach(page, store.root, pages.length)
  return handleOf(session, page)
}

/** Groups nodes under a parent, at the place of the top one. */
export function groupRecords(
  nodes: NodeRecord[],
  parent: NodeRecord,
  index: number
): NodeRecord {
  const group = newRecord('GROUP', { name: 'Group' })
  placeInto(group, parent, index)
  for (const node of nodes) {
    placeInto(node, group, (group.children || []).length)
  }
  fitGroup(group)
  return group
}

function group(
  session: Session,
  nodes: unknown,
  parent: unknown,
  index: unknown
): Handle {
  const op = 'group'
  enter(session, op)
  const list = checkArray(op, 'nodes', nodes).map((node, i) => {
    if (!isHandle(node)) throw wrongType(op, `nodes[${i}]`, 'node', node)
    return editable(node, op)
  })
  if (!isHandle(parent)) throw wrongType(op, 'parent', 'node', parent)
  const into = live(parent, op)
  if (list.length === 0) {
    throw new Error(
      'in group: First argument must be an array of at least one node'
    )
  }
  for (const node of list) assertHolds(op, into, node)
  const size = (into.children || []).length
  const at = typeof index === 'number' ? index : size
  return handleOf(session, groupRecords(list, into, at))
}

function ungroup(session: Session, node: unknown): Handle[] {
  const op = 'ungroup'
  if (!isHandle(node)) throw wrongType(op, 'node', 'node', node)
  const record = editable(node, op)
  const { parent } = record
  if (record.type !== 'GROUP' || !parent || !parent.children) {
    throw new Error(`not emulated: figma.ungroup of a ${record.type}`)
  }
  const children = (record.children || []).slice()
  for (const child of children) {
    placeInto(child, parent, parent.children.indexOf(record))
  }
  return children.map(child => handleOf(session, child))
}

/** The members of `figma` that make nodes and styles. */
export function creators(session: Session) {
  return {
    createRectangle: () => create(session, 'createRectangle', 'RECTANGLE'),
    createEllipse: () => create(session, 'createEllipse', 'ELLIPSE'),
    createLine: () => create(session, 'createLine', 'LINE'),
    createVector: () => create(session, 'createVector', 'VECTOR'),
    createFrame: () => create(session, 'createFrame', 'FRAME'),
    createText: () => create(session, 'createText', 'TEXT'),
    createSection: () => create(session, 'createSection', 'SECTION'),
    createComponent: () => {
      if (knowsEditors) onlyIn(session, 'createComponent', ['figma'])
      return create(session, 'createComponent', 'COMPONENT')
    },
    createPage: () => createPage(session),
    group: (nodes: unknown, parent: unknown, index?: unknown) =>
      group(session, nodes, parent, index),
    ungroup: (node: unknown) => ungroup(session, node)
  }
}
