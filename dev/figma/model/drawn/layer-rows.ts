import type {
  LayerRow,
  LayerRows,
  RowSearch
} from '../../shared/layer-facts.ts'
import { findNode, store } from '../record/document-store.ts'
import { showsImage } from '../record/is-asset.ts'
import type { NodeRecord } from '../record/node-record.ts'

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
  const opened = open.get(parent) || new Set<NodeRecord>()
  let top = children.length - 1
  const add = (bottom: number): void => {
    if (bottom > top) return
    const start = countRows(out)
    out.push({ parent, level, top, bottom, start })
    top = bottom - 1
  }
  for (let i = top; opened.size > 0 && i >= 0; i -= 1) {
    const child = children[i]
    if (!child || !opened.has(child)) continue
    add(i)
    addStretches(child, level + 1, open, out)
  }
  add(0)
}

/** The row after its last. */
function endOf({ start, top, bottom }: Stretch): number {
  return start + top - bottom + 1
}

function countRows(stretches: Stretch[]): number {
  const last = stretches[stretches.length - 1]
  return last ? endOf(last) : 0
}

function stretchesOf(openIds: string[]): { open: Open; list: Stretch[] } {
  const open = openChildren(openIds)
  const list: Stretch[] = []
  addStretches(store.currentPage, 1, open, list)
  return { open, list }
}

function rowOf(stretch: Stretch, index: number, open: Open): LayerRow | null {
  const { parent, level } = stretch
  const siblings = parent.children || []
  const record = siblings[index]
  if (!record) return null
  const { name, visible, locked, isMask } = record.props
  const row: LayerRow = {
    id: record.id,
    name,
    type: record.type,
    parentId: parent.id,
    level,
    position: siblings.length - index,
    count: siblings.length,
    visible,
    locked,
    isMask,
    image: showsImage(record)
  }
  if (!record.children || record.children.length === 0) return row
  const opened = open.get(parent)
  row.expanded = opened !== undefined && opened.has(record)
  return row
}

/** Rows of the current page from an index, with these layers open. */
export function layerRows(
  openIds: string[],
  from: number,
  count: number
): LayerRows {
  const { open, list } = stretchesOf(openIds)
  const total = countRows(list)
  const first = Math.max(0, Math.min(from, total - count))
  const rows: LayerRow[] = []
  for (const stretch of list) {
    const end = Math.min(endOf(stretch), first + count)
    for (let at = Math.max(first, stretch.start); at < end; at += 1) {
      const row = rowOf(stretch, stretch.top - (at - stretch.start), open)
      if (row) rows.push(row)
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

function beginsWith(record: NodeRecord, start: string): boolean {
  return record.props.name.toLowerCase().startsWith(start)
}

/** The row of a layer, or of the next whose name starts with a text; or -1. */
export function findLayerRow(openIds: string[], search: RowSearch): number {
  const { list } = stretchesOf(openIds)
  if ('id' in search) {
    const record = findNode(search.id)
    return record ? placeOf(list, record) : -1
  }
  const wanted = search.name.toLowerCase()
  let first = -1
  for (const stretch of list) {
    const end = endOf(stretch)
    const siblings = stretch.parent.children || []
    for (let row = stretch.start; row < end; row += 1) {
      const record = siblings[stretch.top - (row - stretch.start)]
      if (!record || !beginsWith(record, wanted)) continue
      if (row > search.after) return row
      if (first < 0) first = row
    }
  }
  return first
}

/** Ids of all ancestors of these layers. */
export function layersAround(ids: string[]): string[] {
  const found = new Set<string>()
  for (const id of ids) {
    const record = findNode(id)
    let parent = record ? record.parent : null
    while (parent && parent.type !== 'PAGE' && !found.has(parent.id)) {
      found.add(parent.id)
      parent = parent.parent
    }
  }
  return Array.from(found)
}
