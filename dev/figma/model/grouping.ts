import { newRecord } from './document-store.ts'
import { absoluteMatrix, fitGroup, setAbsoluteMatrix } from './geometry.ts'
import type { NodeRecord, Props } from './node-record.ts'
import { settleParents } from './resize.ts'
import { pageOf } from './change-log.ts'
import { select, selectionOf } from './selection-store.ts'
import { placeInto, removeRecord } from './tree.ts'

/** Moves a layer so that it stays where it is on the page. */
export function moveInto(
  node: NodeRecord,
  parent: NodeRecord,
  index: number
): void {
  const before = absoluteMatrix(node)
  placeInto(node, parent, index)
  setAbsoluteMatrix(node, before)
}

type GroupType = 'GROUP' | 'BOOLEAN_OPERATION'

/** Groups nodes under a parent; each stays where it is on the page. */
export function groupRecords(
  nodes: NodeRecord[],
  parent: NodeRecord,
  index: number,
  type: GroupType = 'GROUP',
  own: Partial<Props> = { name: 'Group' }
): NodeRecord {
  const places = nodes.map(absoluteMatrix)
  const group = newRecord(type, own)
  placeInto(group, parent, index)
  nodes.forEach((node, i) => {
    placeInto(node, group, (group.children || []).length)
    setAbsoluteMatrix(node, places[i] || absoluteMatrix(node))
  })
  fitGroup(group)
  settleParents(group)
  return group
}

/** Takes a container away and leaves what it held in its place. */
export function ungroupRecord(record: NodeRecord): NodeRecord[] {
  const { parent } = record
  const children = (record.children || []).slice()
  if (!parent || !parent.children) return []
  const page = pageOf(record)
  const selection = page ? selectionOf(page) : []
  for (const child of children) {
    moveInto(child, parent, parent.children.indexOf(record))
  }
  if (!record.removed) removeRecord(record)
  if (page && selection.includes(record)) {
    select(page, selection.filter(one => one !== record).concat(children))
  }
  return children
}
