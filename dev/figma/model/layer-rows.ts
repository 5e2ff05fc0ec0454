import type { LayerRow, LayerRows, RowSearch } from '../core/layer-facts.ts'
import { findNode, store } from './document-store.ts'
import type { NodeRecord } from './node-record.ts'

/**
 * A stretch of siblings without open ones between them, so that a closed page
 * of 100,000 layers is one entry. `top` and `bottom` are places in the parent.
 */
interface Stretch {
  parent: NodeRecord
  level: number
  top: number
  bottom: number
  /** How many rows come before it. */
  start: number
}

type Open = Map<NodeRecord, Set<NodeRecord>>

function openChildren(ids: string[]): Open {
  const open: Open = new Map()
  for (const id of ids) {
    const record = findNode(id)
    if (!record || !record.parent || !record.children) continue
    const known = open.get(record.parent)
    if (known) known.add(record)
    else open.set(record.parent, new Set([record]))
  }
  return open
}

function addStretches(
  parent: NodeRecord,
  level: number,
  open: Open,
  out: Stretch[]
): void {
  const children = parent.children || []
  const opened = open.get(parent)
  let top = children.length - 1
  const add = (bottom: number): void => {
    if (bottom > top) return
    const start = endOf(out)
    out.push({ parent, level, top, bottom, start })
    top = bottom - 1
  }
  for (let i = top; opened && i >= 0; i -= 1) {
    const child = children[i]
    if (!child || !opened.has(child)) continue
    add(i)
    addStretches(child, level + 1, open, out)
  }
  add(0)
}

function endOf(stretches: Stretch[]): number {
  const last = stretches[stretches.length - 1]
  return last ? last.start + last.top - last.bottom + 1 : 0
}

function stretchesOf(openIds: string[]): { open: Open; list: Stretch[] } {
  const open = openChildren(openIds)
  const list: Stretch[] = []
  addStretches(store.currentPage, 1, open, list)
  return { open, list }
}

function holdsImage(record: NodeRecord): boolean {
  return record.props.fills.some(
    paint => paint.type === 'IMAGE' && paint.visible !== false
  )
}

function rowOf(record: NodeRecord, at: Stretch, open: Open): LayerRow {
  const siblings = at.parent.children || []
  const { name, visible, locked, isMask } = record.props
  const row: LayerRow = {
    id: record.id,
    name,
    type: record.type,
    parentId: at.parent.id,
    level: at.level,
    position: siblings.length - siblings.indexOf(record),
    count: siblings.length,
    visible,
    locked,
    isMask,
    image: holdsImage(record)
  }
  if (!record.children || record.children.length === 0) return row
  const opened = open.get(at.parent)
  row.expanded = opened !== undefined && opened.has(record)
  return row
}

function recordAt(stretch: Stretch, row: number): NodeRecord | undefined {
  return (stretch.parent.children || [])[stretch.top - (row - stretch.start)]
}

/** The rows of the current page from one on, with these layers open. */
export function layerRows(
  openIds: string[],
  from: number,
  count: number
): LayerRows {
  const { open, list } = stretchesOf(openIds)
  const total = endOf(list)
  const first = Math.max(0, Math.min(from, total - count))
  const rows: LayerRow[] = []
  for (const stretch of list) {
    const end = stretch.start + stretch.top - stretch.bottom + 1
    for (let row = Math.max(first, stretch.start); row < end; row += 1) {
      const record = recordAt(stretch, row)
      if (row >= first + count || !record) break
      rows.push(rowOf(record, stretch, open))
    }
  }
  return { total, from: first, rows }
}

function placeOf(list: Stretch[], record: NodeRecord): number {
  const { parent } = record
  const index = parent && parent.children ? parent.children.indexOf(record) : -1
  for (const { parent: of, top, bottom, start } of list) {
    if (of === parent && index <= top && index >= bottom) {
      return start + top - index
    }
  }
  return -1
}

function beginsWith(record: NodeRecord | undefined, start: string): boolean {
  return (
    record !== undefined && record.props.name.toLowerCase().startsWith(start)
  )
}

/** Where a layer is in the list, or the next name with such a beginning. */
export function findLayerRow(openIds: string[], search: RowSearch): number {
  const { list } = stretchesOf(openIds)
  if ('id' in search) {
    const record = findNode(search.id)
    return record ? placeOf(list, record) : -1
  }
  const wanted = search.name.toLowerCase()
  let first = -1
  for (const stretch of list) {
    const end = stretch.start + stretch.top - stretch.bottom + 1
    for (let row = stretch.start; row < end; row += 1) {
      if (!beginsWith(recordAt(stretch, row), wanted)) continue
      if (row > search.after) return row
      if (first < 0) first = row
    }
  }
  return first
}
