import { arrange, isAutoLayout } from './auto-layout.ts'
import { fitGroup, setPosition } from './geometry.ts'
import { setProp } from './history.ts'
import type { NodeRecord } from './node-record.ts'

interface Span {
  at: number
  size: number
}

function constrained(
  constraint: ConstraintType,
  span: Span,
  before: number,
  after: number
): Span {
  switch (constraint) {
    case 'MIN':
      break
    case 'MAX':
      return { at: span.at + after - before, size: span.size }
    case 'CENTER':
      return { at: span.at + (after - before) / 2, size: span.size }
    case 'STRETCH':
      return { at: span.at, size: Math.max(0.01, span.size + after - before) }
    case 'SCALE':
      return {
        at: (span.at * after) / before,
        size: (span.size * after) / before
      }
  }
  return span
}

function followParent(
  child: NodeRecord,
  before: { width: number; height: number },
  after: { width: number; height: number }
): void {
  const { matrix, width, height, constraints } = child.props
  const across = constrained(
    constraints.horizontal,
    { at: matrix[0][2], size: width },
    before.width,
    after.width
  )
  const down = constrained(
    constraints.vertical,
    { at: matrix[1][2], size: height },
    before.height,
    after.height
  )
  resizeRecord(child, across.size, down.size, true)
  setPosition(child, across.at, down.at)
}

function resizeGroup(group: NodeRecord, width: number, height: number): void {
  const across = width / group.props.width
  const down = height / group.props.height
  const left = group.props.matrix[0][2]
  const top = group.props.matrix[1][2]
  for (const child of group.children || []) {
    const { matrix } = child.props
    const x = left + (matrix[0][2] - left) * across
    const y = top + (matrix[1][2] - top) * down
    const tall = Math.max(0.01, child.props.height * down)
    resizeRecord(child, Math.max(0.01, child.props.width * across), tall, true)
    setPosition(child, x, y)
  }
  fitGroup(group)
}

/** Changes a size; children follow their constraints when asked. */
export function resizeRecord(
  record: NodeRecord,
  width: number,
  height: number,
  constraints: boolean
): void {
  if (record.type === 'GROUP') return resizeGroup(record, width, height)
  const before = { width: record.props.width, height: record.props.height }
  setProp(record, 'width', width)
  setProp(record, 'height', height)
  if (record.props.targetAspectRatio) {
    setProp(record, 'targetAspectRatio', { x: width, y: height })
  }
  if (isAutoLayout(record)) {
    arrange(record)
  } else if (constraints && record.type !== 'SECTION') {
    for (const child of record.children || []) {
      followParent(child, before, { width, height })
    }
  }
}

/** Parents that depend on a child's box follow it. */
export function settleParents(record: NodeRecord): void {
  let parent = record.parent
  while (parent) {
    if (parent.type === 'GROUP') fitGroup(parent)
    else if (isAutoLayout(parent)) arrange(parent)
    else return
    parent = parent.parent
  }
}
