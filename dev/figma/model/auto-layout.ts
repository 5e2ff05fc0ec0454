import { setPosition } from './geometry.ts'
import { setProp } from './history.ts'
import type { NodeRecord } from './node-record.ts'

type Axis = 'x' | 'y'

function sideOf(axis: Axis): 'width' | 'height' {
  return axis === 'x' ? 'width' : 'height'
}

/** Whether it arranges its children. */
export function isAutoLayout(record: NodeRecord | null): boolean {
  return record !== null && record.props.layoutMode !== 'NONE'
}

/** Whether the parent decides where the node is. */
export function isPlaced(record: NodeRecord): boolean {
  return (
    isAutoLayout(record.parent) && record.props.layoutPositioning === 'AUTO'
  )
}

interface Line {
  frame: NodeRecord
  main: Axis
  cross: Axis
  before: { main: number; cross: number }
  after: { main: number; cross: number }
  items: NodeRecord[]
}

function lineOf(frame: NodeRecord): Line {
  const { paddingLeft, paddingTop, paddingRight, paddingBottom } = frame.props
  const across = frame.props.layoutMode === 'HORIZONTAL'
  return {
    frame,
    main: across ? 'x' : 'y',
    cross: across ? 'y' : 'x',
    before: across
      ? { main: paddingLeft, cross: paddingTop }
      : { main: paddingTop, cross: paddingLeft },
    after: across
      ? { main: paddingRight, cross: paddingBottom }
      : { main: paddingBottom, cross: paddingRight },
    items: (frame.children || []).filter(
      child => child.props.visible && child.props.layoutPositioning === 'AUTO'
    )
  }
}

function sumOf(line: Line): number {
  const side = sideOf(line.main)
  return line.items.reduce((sum, item) => sum + item.props[side], 0)
}

function spacingOf(line: Line): number {
  return line.frame.props.itemSpacing * Math.max(0, line.items.length - 1)
}

function hug(line: Line): void {
  const { frame, items, before, after } = line
  if (frame.props.primaryAxisSizingMode === 'AUTO') {
    const size = before.main + sumOf(line) + spacingOf(line) + after.main
    setProp(frame, sideOf(line.main), Math.max(size, 0.01))
  }
  if (frame.props.counterAxisSizingMode === 'AUTO') {
    const side = sideOf(line.cross)
    const widest = Math.max(0, ...items.map(item => item.props[side]))
    setProp(frame, side, Math.max(before.cross + widest + after.cross, 0.01))
  }
}

function grow(line: Line): void {
  const side = sideOf(line.main)
  const growing = line.items.filter(item => item.props.layoutGrow > 0)
  if (growing.length === 0) return
  if (line.frame.props.primaryAxisSizingMode === 'AUTO') return
  const fixed = line.items.filter(item => item.props.layoutGrow === 0)
  const taken = fixed.reduce((sum, item) => sum + item.props[side], 0)
  const room = line.frame.props[side] - line.before.main - line.after.main
  const each = (room - taken - spacingOf(line)) / growing.length
  for (const item of growing) resizeInside(item, side, Math.max(each, 0.01))
}

function stretch(line: Line): void {
  if (line.frame.props.counterAxisSizingMode === 'AUTO') return
  const side = sideOf(line.cross)
  const room = line.frame.props[side] - line.before.cross - line.after.cross
  for (const item of line.items) {
    if (item.props.layoutAlign !== 'STRETCH') continue
    resizeInside(item, side, Math.max(room, 0.01))
  }
}

function resizeInside(
  item: NodeRecord,
  side: 'width' | 'height',
  size: number
): void {
  setProp(item, side, size)
  if (isAutoLayout(item)) arrange(item)
}

function place(line: Line): void {
  const { frame, items, before, after } = line
  const mainSide = sideOf(line.main)
  const crossSide = sideOf(line.cross)
  const free =
    frame.props[mainSide] -
    before.main -
    after.main -
    sumOf(line) -
    spacingOf(line)
  const align = frame.props.primaryAxisAlignItems
  let at = before.main
  let gap = frame.props.itemSpacing
  if (align === 'CENTER') at += free / 2
  if (align === 'MAX') at += free
  if (align === 'SPACE_BETWEEN' && items.length > 1) {
    gap += free / (items.length - 1)
  }
  const room = frame.props[crossSide] - before.cross - after.cross
  for (const item of items) {
    const rest = room - item.props[crossSide]
    const counter = frame.props.counterAxisAlignItems
    const lead = counter === 'CENTER' ? rest / 2 : counter === 'MAX' ? rest : 0
    const cross = before.cross + lead
    if (line.main === 'x') setPosition(item, at, cross)
    else setPosition(item, cross, at)
    at += item.props[mainSide] + gap
  }
}

/** Lays out one line of children, and the frame around them. */
export function arrange(frame: NodeRecord): void {
  const line = lineOf(frame)
  if (line.items.length > 0) hug(line)
  grow(line)
  stretch(line)
  place(line)
}
