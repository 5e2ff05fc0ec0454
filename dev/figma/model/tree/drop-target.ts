import { inverse, type Point, transformPoint } from '../../shared/matrix.ts'
import { isAutoLayout } from '../layout/auto-layout.ts'
import { store } from '../record/document-store.ts'
import { overlaps } from '../../shared/rect.ts'
import { blocksOf, reachOf } from '../geometry/reach.ts'
import { absoluteMatrix, containerOf, isGroup } from '../geometry/geometry.ts'
import type { NodeRecord, RecordType } from '../record/node-record.ts'
import { assertHolds } from './assert-holds.ts'

const boards: RecordType[] = [
  'FRAME',
  'SECTION',
  'COMPONENT',
  'COMPONENT_SET',
  'SLIDE'
]

function localPoint(record: NodeRecord, at: Point): Point {
  return transformPoint(inverse(absoluteMatrix(record)), at)
}

/** Whether the point of the page lies in the layer's own box. */
export function contains(record: NodeRecord, at: Point): boolean {
  const { x, y } = localPoint(record, at)
  const { width, height } = record.props
  return x >= 0 && y >= 0 && x <= width && y <= height
}

/** Whether a layer may be put there by hand. */
export function canHold(parent: NodeRecord, child: NodeRecord): boolean {
  try {
    assertHolds('move', parent, child)
    return true
  } catch {
    return false // why not is of no use to a hand
  }
}

/** The node in whose axes the children of a layer are placed. */
function containerAt(parent: NodeRecord): NodeRecord {
  return isGroup(parent) ? containerOf(parent) || parent : parent
}

/** The children that reach a point, the topmost first. */
function childrenAt(parent: NodeRecord, at: Point): NodeRecord[] {
  const children = parent.children || []
  const point = { x: at.x, y: at.y, width: 0, height: 0 }
  const near: NodeRecord[] = []
  for (const { from, to, box } of blocksOf(parent)) {
    if (!overlaps(box, point)) continue
    for (let i = from; i < to; i += 1) {
      const child = children[i]
      if (child && overlaps(reachOf(child), point)) near.unshift(child)
    }
  }
  return near
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
    const near = childrenAt(parent, localPoint(containerAt(parent), at))
    for (const child of near) {
      if (!child.children || dragged.includes(child)) continue
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
  // The canvas grid arranges its own cells.
  const { parent } = record
  if (parent && parent.type === 'SLIDE_ROW') return parent
  return below(store.currentPage) || store.currentPage
}

/** The index among the children; in an auto layout by the pointer's place. */
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
