import { holds } from '../../rules/rules.ts'
import { setPosition } from './place-layer.ts'
import type { Axes, Axis, Side } from './layout-axes.ts'
import { sideOf } from './layout-axes.ts'
import { boxAround } from '../../shared/matrix.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { textLines } from '../text/text-lines.ts'

const clamps = holds('layout/sizes-within-limits')

/** A size within the layer's minimum and maximum; the minimum wins. */
export function withinLimits(
  record: NodeRecord,
  side: Side,
  size: number
): number {
  const { minWidth, maxWidth, minHeight, maxHeight } = record.props
  if (record.type === 'LINE' && side === 'height') return 0
  const min = side === 'width' ? minWidth : minHeight
  const max = side === 'width' ? maxWidth : maxHeight
  if (!clamps) return Math.max(size, 0.01)
  return Math.max(0.01, min ?? 0, Math.min(size, max ?? Infinity))
}

function isTurned({ props }: NodeRecord): boolean {
  // No destructuring: it is slow in the realm's engine, and items are many.
  const top = props.matrix[0]
  const low = props.matrix[1]
  return top[0] !== 1 || low[0] !== 0 || top[1] !== 0 || low[1] !== 1
}

/** The side of a layer that lies along a direction of its parent. */
export function sideAlong({ props }: NodeRecord, axis: Axis): Side {
  const [[across], [down]] = props.matrix
  const isOnItsSide = Math.abs(down) > Math.abs(across)
  return isOnItsSide === (axis === 'x') ? 'height' : 'width'
}

/** Figma: a turned layer takes the room of the box around it. */
export function outerSize(record: NodeRecord, axis: Axis): number {
  const { width, height, matrix } = record.props
  if (!isTurned(record)) return axis === 'x' ? width : height
  return boxAround(matrix, width, height)[sideOf(axis)]
}

/** Puts the box around the layer at this place in its parent. */
export function placeAt(
  record: NodeRecord,
  axes: Axes,
  main: number,
  cross: number
): void {
  const x = axes.main === 'x' ? main : cross
  const y = axes.main === 'x' ? cross : main
  if (!isTurned(record)) return setPosition(record, x, y)
  const { width, height, matrix } = record.props
  const box = boxAround(matrix, width, height)
  const [[, , left], [, , top]] = matrix
  setPosition(record, x + left - box.x, y + top - box.y)
}

/** Whether it fills its parent in the parent's direction. */
export function fillsMain(item: NodeRecord): boolean {
  return item.props.layoutGrow > 0
}

/** Whether it fills its parent across. */
export function fillsCross(item: NodeRecord): boolean {
  return item.props.layoutAlign === 'STRETCH'
}

/** How far below its top the first line of text stands. */
export function baselineOf(record: NodeRecord): number {
  const { height, layoutMode } = record.props
  if (record.type === 'TEXT') {
    const [line] = textLines(record)
    return line ? line.y : height
  }
  const [first] = layoutMode === 'NONE' ? [] : itemsOf(record)
  return first ? first.props.matrix[1][2] + baselineOf(first) : height
}

/** The children that an auto-layout frame arranges. */
export function itemsOf(frame: NodeRecord): NodeRecord[] {
  return (frame.children || []).filter(
    child => child.props.visible && child.props.layoutPositioning === 'AUTO'
  )
}
