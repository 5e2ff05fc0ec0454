import type { Matrix, Rect } from '../core/host.ts'
import { pageOf } from '../model/change-log.ts'
import { checkPaints } from '../nodes/check-paint.ts'
import { copyRecord } from '../model/clone.ts'
import { findNode, newRecord, store } from '../model/document-store.ts'
import { createPage, groupRecords } from './figma-create.ts'
import {
  absoluteMatrix,
  containerOf,
  setMatrix,
  setPosition
} from '../model/geometry.ts'
import { recordOf } from '../nodes/handle.ts'
import { actAs, redo, sealStep, setProp, undo } from '../model/history.ts'
import { invert, rotated } from '../model/matrix.ts'
import type { NodeRecord, RecordType } from '../model/node-record.ts'
import { goToPage } from './pages.ts'
import { resizeRecord, settleParents } from '../model/resize.ts'
import { select } from '../model/selection-store.ts'
import { type Session, newSession } from '../model/session.ts'
import { placeInto, removeRecord } from '../model/tree.ts'
import { moveViewport } from './viewport.ts'
import { viewport } from '../model/viewport-store.ts'

/** The person at this document. */
export const person: Session = newSession('person')

function find(id: string): NodeRecord {
  const record = findNode(id)
  if (!record) throw new Error(`There is no layer with id "${id}"`)
  return record
}

function findAll(ids: string[]): NodeRecord[] {
  return ids.map(find)
}

function shift(record: NodeRecord, dx: number, dy: number): void {
  const container = containerOf(record)
  const [[a, c], [b, d]] = container
    ? invert(absoluteMatrix(container))
    : absoluteMatrix(record)
  const { matrix } = record.props
  const x = matrix[0][2] + a * dx + c * dy
  setPosition(record, x, matrix[1][2] + b * dx + d * dy)
  settleParents(record)
}

function add(type: RecordType, rect: Rect, parentId?: string): string {
  const parent = parentId === undefined ? store.currentPage : find(parentId)
  const record = newRecord(type)
  placeInto(record, parent, (parent.children || []).length)
  setPosition(record, rect.x, rect.y)
  resizeRecord(record, rect.width, rect.height, false)
  settleParents(record)
  return record.id
}

function duplicate(ids: string[]): string[] {
  const copies = findAll(ids).map(record => {
    const parent = record.parent || store.currentPage
    const copy = copyRecord(record)
    const index = (parent.children || []).indexOf(record) + 1
    placeInto(copy, parent, index)
    return copy
  })
  select(store.currentPage, copies)
  return copies.map(copy => copy.id)
}

function group(ids: string[]): string {
  const records = findAll(ids)
  const top = records[records.length - 1]
  if (!top || !top.parent) throw new Error('Nothing to group')
  const size = (top.parent.children || []).indexOf(top) + 1
  const made = groupRecords(records, top.parent, size)
  select(store.currentPage, [made])
  return made.id
}

function asFields(paint: Paint): Record<string, unknown> {
  return Object.assign({}, paint) as unknown as Record<string, unknown> // a copy
}

function crop(id: string, index: number, transform: Matrix): void {
  const record = find(id)
  const fills = record.props.fills.map(asFields)
  const paint = fills[index]
  if (!paint || paint['type'] !== 'IMAGE') {
    throw new Error(`Layer "${id}" has no image at index ${index}`)
  }
  paint['scaleMode'] = 'CROP'
  paint['imageTransform'] = transform
  delete paint['rotation']
  setProp(record, 'fills', checkPaints('crop', 'fills', fills))
}

function remove(ids: string[]): void {
  for (const record of findAll(ids)) {
    if (record.removed) continue
    if (record.type === 'PAGE' && record === store.currentPage) {
      throw new Error('The page on screen cannot be deleted')
    }
    removeRecord(record)
  }
}

const actions = {
  select(ids: string[]) {
    const records = findAll(ids)
    for (const record of records) {
      if (pageOf(record) === store.currentPage) continue
      throw new Error(`Layer "${record.id}" is not on the page on screen`)
    }
    select(store.currentPage, records)
  },
  goToPage: (id: string) => goToPage(find(id)),
  setViewport: (center: Vector, zoom: number) =>
    moveViewport(center.x, center.y, zoom),
  setCanvasSize(width: number, height: number) {
    viewport.width = width
    viewport.height = height
  },
  add,
  move(ids: string[], dx: number, dy: number) {
    for (const record of findAll(ids)) shift(record, dx, dy)
  },
  resize(id: string, rect: Rect) {
    const record = find(id)
    setPosition(record, rect.x, rect.y)
    resizeRecord(record, rect.width, rect.height, true)
    settleParents(record)
  },
  rotate(id: string, degrees: number) {
    const record = find(id)
    setMatrix(record, rotated(record.props.matrix, degrees))
    settleParents(record)
  },
  rename: (id: string, name: string) => setProp(find(id), 'name', name),
  setLocked: (id: string, locked: boolean) =>
    setProp(find(id), 'locked', locked),
  setVisible(id: string, visible: boolean) {
    setProp(find(id), 'visible', visible)
    settleParents(find(id))
  },
  duplicate,
  group,
  remove,
  crop,
  undo: () => undo(),
  redo: () => redo(),
  addPage(name: string) {
    const record = recordOf(createPage(person))
    setProp(record, 'name', name)
    return record.id
  }
}

export type UserAction = keyof typeof actions

/** Looking around changes no document and starts no step. */
const views: UserAction[] = [
  'select',
  'goToPage',
  'setViewport',
  'setCanvasSize'
]

/** One action of a person is one undo step. */
export function userAction(name: UserAction, args: unknown[]): unknown {
  const edits = !views.includes(name)
  if (edits) actAs(person)
  if (edits) sealStep()
  const action = actions[name] as (...given: unknown[]) => unknown // typed in Host
  const result = action(...args)
  if (edits) sealStep()
  return result
}
