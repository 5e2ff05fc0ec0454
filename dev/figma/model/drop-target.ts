import { type Point, transformPoint } from '../core/matrix.ts'
import { invert } from './matrix.ts'
import { isAutoLayout } from './auto-layout.ts'
import { store } from './document-store.ts'
import { absoluteMatrix } from './geometry.ts'
import type { NodeRecord } from './node-record.ts'
import { assertHolds } from './assert-holds.ts'

const boards = ['FRAME', 'SECTION', 'COMPONENT', 'COMPONENT_SET', 'SLOT']

function localPoint(record: NodeRecord, at: Point): Point {
  return transformPoint(invert(absoluteMatrix(record)), at)
}

/** Whether the point of the page lies in the layer's own box. */
export function contains(record: NodeRecord, at: Point): boolean {
  const { x, y } = localPoint(record, at)
  const { width, height } = record.props
  return x >= 0 && y >= 0 && x <= width && y <= height
}

function canHold(parent: NodeRecord, child: NodeRecord): boolean {
  try {
    assertHolds('move', parent, child)
    return true
  } catch {
    return false // why not is of no use while dragging
  }
}

/**
 * The frame under a point that can take the layer, or the page. Groups are
 * looked through: what is dropped there goes into the frame around them.
 */
export function dropTarget(
  record: NodeRecord,
  dragged: NodeRecord[],
  at: Point
): NodeRecord {
  function below(parent: NodeRecord): NodeRecord | null {
    const children = parent.children || []
    for (let i = children.length - 1; i >= 0; i -= 1) {
      const child = children[i]
      if (!child || !child.children || dragged.includes(child)) continue
      if (!child.props.visible || child.props.locked) continue
      const inside = contains(child, at)
      if (child.props.clipsContent && !inside) continue
      const found = below(child)
      if (found) return found
      if (inside && boards.includes(child.type) && canHold(child, record)) {
        return child
      }
    }
    return null
  }
  return below(store.currentPage) || store.currentPage
}

/** Where among the children; in an auto layout by where the pointer is. */
export function dropIndex(
  target: NodeRecord,
  dragged: NodeRecord[],
  at: Point
): number {
  const children = target.children || []
  if (!isAutoLayout(target)) return children.length
  const point = localPoint(target, at)
  const across = target.props.layoutMode === 'HORIZONTAL'
  const next = children.findIndex(child => {
    if (dragged.includes(child)) return false
    const { matrix, width, height } = child.props
    const middle = transformPoint(matrix, { x: width / 2, y: height / 2 })
    return across ? middle.x > point.x : middle.y > point.y
  })
  return next < 0 ? children.length : next
}
