import { isRecord } from '../../shared/is-record.ts'
import type { Point } from '../../shared/matrix.ts'
import { aroundAll } from '../../shared/rect.ts'
import type { CopiedLayers } from '../../shared/user-edits.ts'
import { copyRecord } from '../../model/tree/clone.ts'
import {
  type NodeFile,
  addNode,
  nodeFile
} from '../../model/files/document-file.ts'
import {
  findNode,
  findStyle,
  store
} from '../../model/record/document-store.ts'
import { canHold } from '../../model/tree/drop-target.ts'
import { absoluteBox } from '../../model/geometry/geometry.ts'
import { instantiate } from '../../model/tree/instance-layers.ts'
import type { NodeRecord, RecordType } from '../../model/record/node-record.ts'
import { styleFields } from '../../model/styles/style-users.ts'
import { select, selectionOf } from '../../model/edits/selection-store.ts'
import { isSublayer, placeInto } from '../../model/tree/tree.ts'
import { viewport } from '../../model/record/viewport-store.ts'
import { assertNoGrid, findLayers } from './person.ts'
import { shiftRecord } from './user-moves.ts'
import { sortByPosition } from './user-tree.ts'

const fromComponent = ['mainComponent', 'sourceId', 'overrides']
/** Types of layers that a copy is pasted into, not beside. */
const pasteTargets: RecordType[] = [
  'FRAME',
  'SECTION',
  'COMPONENT',
  'SLIDE',
  'PAGE'
]

/** Copied layers without their media, which the host adds. */
export function clippingOf(
  ids: string[]
): Omit<CopiedLayers, 'images' | 'videos'> {
  const records = sortByPosition(findLayers(ids))
  for (const record of records) assertNoGrid(record, 'copied')
  const [first] = records
  return {
    kind: 'figma-host-layers',
    pageId: store.currentPage.id,
    parentId: first && first.parent ? first.parent.id : store.currentPage.id,
    layers: records.map(nodeFile)
  }
}

function component(id: unknown): NodeRecord | null {
  const record = findNode(String(id))
  return record && record.type === 'COMPONENT' ? record : null
}

/** A copy without ids, so that it gets new ones. */
function renewed(file: NodeFile): NodeFile {
  const out: NodeFile = Object.assign({}, file)
  delete out.id
  if (file.children) out.children = file.children.map(renewed)
  return out
}

function forgetLostStyles(fields: Record<string, unknown>): void {
  for (const key of styleFields) {
    const style = fields[key]
    if (typeof style === 'string' && !findStyle(style)) delete fields[key]
  }
}

/** Copies of ranges or regions without the styles that this document lacks. */
function copiesOf(list: unknown): object[] {
  return (Array.isArray(list) ? list : []).map((one: unknown) => {
    const copy: Record<string, unknown> = Object.assign({}, one)
    forgetLostStyles(copy)
    return copy
  })
}

/** The layer without children, and without styles this document lacks. */
function alone(file: NodeFile): NodeFile {
  const out: NodeFile = Object.assign({}, file)
  for (const key of ['id', 'children', ...fromComponent]) delete out[key]
  forgetLostStyles(out)
  out['ranges'] = copiesOf(file['ranges'])
  const network = file['vectorNetwork']
  if (isRecord(network)) {
    const regions = copiesOf(network['regions'])
    out['vectorNetwork'] = Object.assign({}, network, { regions })
  }
  if (file.type === 'INSTANCE') out.type = 'FRAME'
  return out
}

function pastedRecord(file: NodeFile): NodeRecord {
  // Figma: a main component that is still there is pasted as an instance.
  const main = file.type === 'COMPONENT' ? component(file.id) : null
  if (main) return instantiate(main)
  if (file.type === 'INSTANCE' && component(file['mainComponent'])) {
    return copyRecord(addNode(renewed(file), null, true))
  }
  const record = addNode(alone(file), null, true)
  for (const child of file.children || []) {
    const made = pastedRecord(child)
    made.parent = record
    if (record.children) record.children.push(made)
  }
  return record
}

interface Target {
  parent: NodeRecord
  index: number
}

/** Into the selected frame, or above the selected layer, or where it was. */
function targetOf(clipping: CopiedLayers): Target {
  const selection = selectionOf(store.currentPage)
  const top = selection[selection.length - 1]
  if (top && top.parent && !isSublayer(top)) {
    const siblings = top.parent.children || []
    const isSource = clipping.layers.some(
      one => (one as NodeFile).id === top.id // as `copy` wrote it
    )
    if (!isSource && pasteTargets.includes(top.type)) {
      return { parent: top, index: (top.children || []).length }
    }
    return { parent: top.parent, index: siblings.indexOf(top) + 1 }
  }
  const known = findNode(clipping.parentId)
  const here = clipping.pageId === store.currentPage.id
  const parent = known && here && known.children ? known : store.currentPage
  return { parent, index: (parent.children || []).length }
}

function centerOf(records: NodeRecord[]): Point {
  const box = aroundAll(records.map(absoluteBox))
  if (!box) return { x: 0, y: 0 }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function isInView({ x, y }: Point): boolean {
  const { zoom, width, height } = viewport
  const across = Math.abs(x - viewport.x) * zoom
  return across <= width / 2 && Math.abs(y - viewport.y) * zoom <= height / 2
}

/** The old center while in view; else `center`, or that of a parent layer. */
function wantedCenter(
  records: NodeRecord[],
  target: Target,
  clipping: CopiedLayers,
  center: Point
): Point {
  const now = centerOf(records)
  if (target.parent.id === clipping.parentId && isInView(now)) return now
  if (target.parent.type === 'PAGE') return center
  return centerOf([target.parent])
}

/** The wanted target, or the page where that cannot hold the layers. */
function targetFor(records: NodeRecord[], wanted: Target): Target {
  if (records.every(record => canHold(wanted.parent, record))) return wanted
  const parent = store.currentPage
  return { parent, index: (parent.children || []).length }
}

function paste(clipping: CopiedLayers, center: Point): string[] {
  const records = (clipping.layers as NodeFile[]).map(pastedRecord) // as copied
  const target = targetFor(records, targetOf(clipping))
  records.forEach((record, i) => {
    placeInto(record, target.parent, target.index + i)
  })
  const from = centerOf(records)
  const to = wantedCenter(records, target, clipping, center)
  select(store.currentPage, records)
  const by = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) }
  for (const record of records) shiftRecord(record, by.x, by.y)
  return records.map(record => record.id)
}

/** Pasting by hand. */
export const clipboardEdits = { paste }
