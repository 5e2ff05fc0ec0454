import type { Rect } from '../../shared/rect.ts'
import { pageOf } from '../../model/edits/change-log.ts'
import { copyRecord } from '../../model/tree/clone.ts'
import { newRecord, store } from '../../model/record/document-store.ts'
import { setPosition } from '../../model/layout/place-layer.ts'
import { instantiate } from '../../model/tree/instance-layers.ts'
import type { NodeRecord, RecordType } from '../../model/record/node-record.ts'
import { resizeRecord, settleParents } from '../../model/layout/resize.ts'
import { select } from '../../model/edits/selection-store.ts'
import { placeInto, removeAll } from '../../model/tree/tree.ts'
import { assertHolds } from '../../model/tree/assert-holds.ts'
import {
  groupRecords,
  moveAllInto,
  ungroupRecord
} from '../../model/tree/grouping.ts'
import { holds } from '../../rules/rules.ts'
import { assertFree, assertNoGrid, findLayer, findLayers } from './person.ts'
import { shiftRecord } from './user-moves.ts'

const copiesAsInstance = holds('user-actions/components-copy-as-instances')

type Order = 'forward' | 'backward' | 'front' | 'back'

/** Sorts by position in the document, the lowest first. */
export function sortByPosition(records: NodeRecord[]): NodeRecord[] {
  const [first] = records
  if (!first || records.length === 1) return records
  const wanted = new Set(records)
  const found: NodeRecord[] = []
  function walk(record: NodeRecord): void {
    if (wanted.has(record)) found.push(record)
    for (const child of record.children || []) walk(child)
  }
  walk(pageOf(first) || store.currentPage)
  return found
}

function freeLayers(ids: string[]): NodeRecord[] {
  const records = findLayers(ids)
  for (const record of records) assertFree(record)
  return sortByPosition(records)
}

function add(type: RecordType, rect: Rect, parentId?: string): string {
  const parent =
    parentId === undefined ? store.currentPage : findLayer(parentId)
  const record = newRecord(type)
  assertHolds('add', parent, record)
  placeInto(record, parent, (parent.children || []).length)
  setPosition(record, rect.x, rect.y)
  resizeRecord(record, rect.width, rect.height, false)
  settleParents(record)
  return record.id
}

function duplicate(ids: string[], dx = 0, dy = 0): string[] {
  const copies = freeLayers(ids).map(record => {
    assertNoGrid(record, 'duplicated')
    const parent = record.parent || store.currentPage
    // Figma: the copy of a main component is an instance of it.
    const isMain = record.type === 'COMPONENT' && copiesAsInstance
    const copy = isMain ? instantiate(record) : copyRecord(record)
    placeInto(copy, parent, (parent.children || []).indexOf(record) + 1)
    return copy
  })
  select(store.currentPage, copies)
  for (const copy of copies) shiftRecord(copy, dx, dy)
  return copies.map(copy => copy.id)
}

interface Chosen {
  records: NodeRecord[]
  /** The parent of the topmost one. */
  parent: NodeRecord
  /** The place right above it. */
  index: number
}

function chosen(ids: string[]): Chosen {
  const records = freeLayers(ids)
  const top = records[records.length - 1]
  if (!top || !top.parent) throw new Error('Nothing is selected')
  const { parent } = top
  return { records, parent, index: (parent.children || []).indexOf(top) + 1 }
}

function group(ids: string[]): string {
  const { records, parent, index } = chosen(ids)
  const made = groupRecords(records, parent, index)
  select(store.currentPage, [made])
  return made.id
}

const openable = ['GROUP', 'FRAME', 'SECTION', 'BOOLEAN_OPERATION']

function ungroup(ids: string[]): void {
  const freed: NodeRecord[] = []
  for (const record of freeLayers(ids)) {
    if (!openable.includes(record.type)) {
      throw new Error(`"${record.props.name}" is no group`)
    }
    for (const child of ungroupRecord(record)) freed.push(child)
  }
  select(store.currentPage, freed)
}

function remove(ids: string[]): void {
  const records = findLayers(ids)
  for (const record of records) {
    assertFree(record)
    if (record === store.currentPage) {
      throw new Error('The page on screen cannot be deleted')
    }
    assertNoGrid(record, 'deleted')
  }
  removeAll(records)
}

function order(ids: string[], to: Order): void {
  const records = freeLayers(ids)
  const upward = to === 'forward' || to === 'back'
  if (upward) records.reverse()
  for (const record of records) {
    const { parent } = record
    if (!parent || !parent.children) continue
    const size = parent.children.length
    const at = parent.children.indexOf(record)
    const next = parent.children[to === 'forward' ? at + 1 : at - 1]
    const single = to === 'forward' || to === 'backward'
    if (single && next && records.includes(next)) continue
    const places = {
      forward: Math.min(size, at + 2),
      backward: Math.max(0, at - 1),
      front: size,
      back: 0
    }
    placeInto(record, parent, places[to])
  }
}

function moveInto(ids: string[], parentId: string, index: number): void {
  const parent = findLayer(parentId)
  const records = freeLayers(ids)
  for (const record of records) assertHolds('move', parent, record)
  moveAllInto(records, parent, index)
}

/** Making, removing and ordering layers by hand. */
export const treeEdits = {
  add,
  duplicate,
  group,
  ungroup,
  remove,
  order,
  moveInto
}
