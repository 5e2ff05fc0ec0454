import { inverse, type Point } from '../../shared/matrix.ts'
import { holds } from '../../rules/rules.ts'
import type { ReshapedLayer } from '../../shared/user-edits.ts'
import { isPlaced } from '../../model/layout/auto-layout.ts'
import { findNode } from '../../model/record/document-store.ts'
import { dropIndex, dropTarget } from '../../model/tree/drop-target.ts'
import { absoluteMatrix, containerOf } from '../../model/geometry/geometry.ts'
import {
  setAbsoluteMatrix,
  setPosition
} from '../../model/layout/place-layer.ts'
import { moveAllInto } from '../../model/tree/grouping.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { settleParents } from '../../model/layout/resize.ts'
import { placeInto } from '../../model/tree/tree.ts'
import { assertFree, findLayers, layerHandle } from './person.ts'

function isLocked(record: NodeRecord): boolean {
  for (let at: NodeRecord | null = record; at; at = at.parent) {
    if (at.props.locked) return true
  }
  return false
}

/** The layers that a person can move; locked ones stay. */
function movable(ids: string[]): NodeRecord[] {
  const records = findLayers(ids)
  for (const record of records) assertFree(record)
  if (!holds('user-actions/locked-layers-stay')) return records
  return records.filter(record => !isLocked(record))
}

/** Moves by an offset in the page's coordinates. */
export function shiftRecord(record: NodeRecord, dx: number, dy: number): void {
  if (dx === 0 && dy === 0) return
  const container = containerOf(record)
  const [[a, c], [b, d]] = container
    ? inverse(absoluteMatrix(container))
    : absoluteMatrix(record)
  const { matrix } = record.props
  const x = matrix[0][2] + a * dx + c * dy
  setPosition(record, x, matrix[1][2] + b * dx + d * dy)
  settleParents(record)
}

/** Figma: an arrow key moves a child of an auto layout past its neighbour. */
function shiftInLine(record: NodeRecord, dx: number, dy: number): void {
  const { parent } = record
  if (!parent || !parent.children) return
  const by = parent.props.layoutMode === 'HORIZONTAL' ? dx : dy
  const at = parent.children.indexOf(record) + Math.sign(by)
  if (by === 0 || at < 0 || at >= parent.children.length) return
  placeInto(record, parent, by > 0 ? at + 1 : at)
}

/** Ends a drag; a layer that was deleted during it stays deleted. */
function drag(ids: string[], dx: number, dy: number, at: Point): void {
  const records = movable(ids.filter(id => findNode(id) !== null))
  for (const record of records) {
    if (!isPlaced(record)) shiftRecord(record, dx, dy)
    const target = dropTarget(record, records, at)
    const stays = target === containerOf(record)
    if (stays && !isPlaced(record)) continue
    if (!stays && isPlaced(record)) placeLoose(record, dx, dy, target)
    else moveAllInto([record], target, dropIndex(target, records, at))
  }
}

/** Moves a layer out of an auto layout, to where it was dropped. */
function placeLoose(
  record: NodeRecord,
  dx: number,
  dy: number,
  target: NodeRecord
): void {
  const [[a, c, x], [b, d, y]] = absoluteMatrix(record)
  placeInto(record, target, (target.children || []).length)
  setAbsoluteMatrix(record, [
    [a, c, x + dx],
    [b, d, y + dy]
  ])
  settleParents(record)
}

function reshape(layers: ReshapedLayer[]): void {
  for (const { id, transform, width, height } of layers) {
    const record = findNode(id)
    if (!record) continue // likewise
    const { props } = record
    if (props.width !== width || props.height !== height) {
      layerHandle(record).resize(width, height)
    }
    assertFree(record)
    setAbsoluteMatrix(record, transform)
    settleParents(record)
  }
}

/** Moving, resizing and turning by hand. */
export const moves = {
  move(ids: string[], dx: number, dy: number) {
    for (const record of movable(ids)) {
      if (isPlaced(record)) shiftInLine(record, dx, dy)
      else shiftRecord(record, dx, dy)
    }
  },
  drag,
  reshape
}
