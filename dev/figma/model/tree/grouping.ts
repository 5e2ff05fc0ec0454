import { newRecord } from '../record/document-store.ts'
import type { Matrix } from '../../shared/matrix.ts'
import { absoluteMatrix } from '../geometry/geometry.ts'
import { setAbsoluteMatrix } from '../layout/place-layer.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { settle } from '../layout/resize.ts'
import { pageOf } from '../edits/change-log.ts'
import { select, selectionOf } from '../edits/selection-store.ts'
import { placeAllInto, placeInto, removeRecord } from './tree.ts'

/** Brings layers back to where they were on the page. */
function restore(nodes: NodeRecord[], places: Matrix[]): void {
  nodes.forEach((node, i) => {
    const place = places[i]
    if (place) setAbsoluteMatrix(node, place)
  })
}

/** Moves layers side by side; each stays where it is on the page. */
export function moveAllInto(
  nodes: NodeRecord[],
  parent: NodeRecord,
  index: number
): void {
  const places = nodes.map(absoluteMatrix)
  placeAllInto(nodes, parent, index)
  restore(nodes, places)
  settle(parent)
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
  placeAllInto(nodes, group, 0)
  restore(nodes, places)
  settle(group)
  return group
}

/** Removes a container and leaves its children in its place. */
export function ungroupRecord(record: NodeRecord): NodeRecord[] {
  const { parent } = record
  const children = (record.children || []).slice()
  if (!parent || !parent.children) return []
  const page = pageOf(record)
  const selection = page ? selectionOf(page) : []
  moveAllInto(children, parent, parent.children.indexOf(record))
  if (!record.removed) removeRecord(record)
  if (page && selection.includes(record)) {
    select(page, selection.filter(one => one !== record).concat(children))
  }
  return children
}
