import { checkArray, wrongType } from '../../nodes/checks/check.ts'
import { checkIndex } from '../../nodes/checks/check-index.ts'
import { assertHolds } from '../../model/tree/assert-holds.ts'
import { holds } from '../../rules/rules.ts'
import { pageOf } from '../../model/edits/change-log.ts'
import { store } from '../../model/record/document-store.ts'
import { enter } from './figma-create.ts'
import { flattenRecords } from '../../model/shapes/flatten.ts'
import { groupRecords, ungroupRecord } from '../../model/tree/grouping.ts'
import {
  type Handle,
  assertLoaded,
  editable,
  handleOf,
  isHandle,
  live
} from '../../nodes/handles/handle.ts'
import type { NodeRecord, Props } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { isSublayer } from '../../model/tree/tree.ts'

/** The checked arguments of `figma.group` and similar functions. */
export interface Grouping {
  nodes: NodeRecord[]
  parent: NodeRecord
  index: number
}

function readParent(op: string, parent: unknown): NodeRecord {
  if (!isHandle(parent)) throw wrongType(op, 'parent', 'node', parent)
  const record = live(parent, op)
  assertLoaded(parent, op)
  return record
}

function readNodes(op: string, nodes: unknown): NodeRecord[] {
  const list = checkArray(op, 'nodes', nodes).map((node, i) => {
    if (!isHandle(node)) throw wrongType(op, `nodes[${i}]`, 'node', node)
    return editable(node, op)
  })
  if (list.length === 0 && holds('tree/groups-hold-something')) {
    throw new Error(
      `in ${op}: First argument must be an array of at least one node`
    )
  }
  return list
}

/** Takes the nodes, the parent and the index. */
export function readGrouping(
  session: Session,
  op: string,
  [nodes, parent, index]: unknown[]
): Grouping {
  enter(session, op)
  const list = readNodes(op, nodes)
  const into = readParent(op, parent)
  const page = pageOf(into)
  const apart = list.some(node => pageOf(node) !== page)
  if (apart && holds('tree/groups-stay-on-a-page')) {
    throw new Error(
      `in ${op}: Grouped nodes must be in the same page as the parent`
    )
  }
  const at = checkIndex(op, into, index)
  return { nodes: list, parent: into, index: at }
}

/** The same for a group, which holds no sections. */
function readGroup(session: Session, op: string, given: unknown[]): Grouping {
  const grouping = readGrouping(session, op, given)
  const { nodes, parent } = grouping
  for (const node of nodes) assertHolds(op, parent, node)
  const section = nodes.some(node => node.type === 'SECTION')
  if (section && holds('tree/sections-on-pages-and-in-sections')) {
    throw new Error(
      `in ${op}: Cannot move node. Sections can only be on a page or in a section`
    )
  }
  return grouping
}

function group(session: Session, op: string, given: unknown[]): Handle {
  const { nodes, parent, index } = readGroup(session, op, given)
  return handleOf(session, groupRecords(nodes, parent, index))
}

type Operation = Props['booleanOperation']

const names: Record<Operation, string> = {
  UNION: 'Union',
  SUBTRACT: 'Subtract',
  INTERSECT: 'Intersect',
  EXCLUDE: 'Exclude'
}

function combine(
  session: Session,
  op: string,
  booleanOperation: Operation,
  given: unknown[]
): Handle {
  const { nodes, parent, index } = readGroup(session, op, given)
  // Figma: it takes the look of the topmost layer, a subtraction that of the
  // lowest.
  const look = nodes[booleanOperation === 'SUBTRACT' ? 0 : nodes.length - 1]
  const own: Partial<Props> = {
    name: names[booleanOperation],
    booleanOperation
  }
  if (look) {
    const { fills, strokes, strokeWeight } = look.props
    Object.assign(own, { fills, strokes, strokeWeight })
  }
  const made = groupRecords(nodes, parent, index, 'BOOLEAN_OPERATION', own)
  return handleOf(session, made)
}

function flatten(session: Session, given: unknown[]): Handle {
  const op = 'flatten'
  const [list, into = handleOf(session, store.currentPage), at] = given
  const { nodes, parent, index } = readGrouping(session, op, [list, into, at])
  for (const node of nodes) assertHolds(op, parent, node)
  return handleOf(session, flattenRecords(nodes, parent, index))
}

function ungroup(session: Session, node: unknown): Handle[] {
  const op = 'ungroup'
  if (!isHandle(node)) throw wrongType(op, 'node', 'node', node)
  const record = editable(node, op)
  const inInstance = record.type === 'INSTANCE' || isSublayer(record)
  if (inInstance && holds('instances/structure-is-fixed')) {
    throw new Error(`in ${op}: Cannot move node. Node is inside of an instance`)
  }
  if (!record.children || record.type === 'PAGE') {
    throw wrongType(op, 'node', 'SceneNode & ChildrenMixin', node)
  }
  return ungroupRecord(record).map(child => handleOf(session, child))
}

/** The members of `figma` that put layers together and apart. */
export function groupers(session: Session) {
  return {
    group: (nodes: unknown, parent: unknown, index?: unknown) =>
      group(session, 'group', [nodes, parent, index]),
    ungroup: (node: unknown) => ungroup(session, node),
    union: (nodes: unknown, parent: unknown, index?: unknown) =>
      combine(session, 'union', 'UNION', [nodes, parent, index]),
    subtract: (nodes: unknown, parent: unknown, index?: unknown) =>
      combine(session, 'subtract', 'SUBTRACT', [nodes, parent, index]),
    intersect: (nodes: unknown, parent: unknown, index?: unknown) =>
      combine(session, 'intersect', 'INTERSECT', [nodes, parent, index]),
    exclude: (nodes: unknown, parent: unknown, index?: unknown) =>
      combine(session, 'exclude', 'EXCLUDE', [nodes, parent, index]),
    flatten: (nodes: unknown, parent?: unknown, index?: unknown) =>
      flatten(session, [nodes, parent, index])
  }
}
