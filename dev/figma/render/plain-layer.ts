import type { SceneNode } from '../shared/host.ts'
import { encloses } from '../shared/rect.ts'
import { isArc } from './arc-path.ts'
import { fillsOf } from './fills-of.ts'
import { paintedBox } from './painted-box.ts'
import { isRecord } from '../shared/is-record.ts'
import { isRounded } from './shape-svg.ts'

const drawnByTransform = ['POLYGON', 'STAR', 'VECTOR', 'LINE', 'TABLE']

/**
 * Whether a layer can be drawn in place, without a transform or clip of its
 * own: browsers get slow with thousands of them.
 */
export function isPlain(node: SceneNode): boolean {
  if (!isUpright(node) || isArc(node)) return false
  if (drawnByTransform.includes(node.type)) return false
  // A stroke of text is cut along the letters.
  if (node.type === 'TEXT' && node.strokes.length > 0) return false
  return areSolid(node.strokes) && areSolid(paintsOf(node))
}

/** Whether its content stays inside, so that no clip is needed. */
export function holdsAll(node: SceneNode): boolean {
  if (isRounded(node) || !isUpright(node)) return false
  const [[, , x], [, , y]] = node.absoluteTransform
  const own = { x, y, width: node.width, height: node.height }
  return (node.children ?? []).every(child => encloses(own, paintedBox(child)))
}

function isUpright(node: SceneNode): boolean {
  const [[a, c], [b, d]] = node.absoluteTransform
  return a === 1 && b === 0 && c === 0 && d === 1
}

function paintsOf(node: SceneNode): readonly unknown[] {
  if (node.type === 'TEXT') {
    const segments = (node.lines ?? []).flatMap(line => line.segments)
    return segments.flatMap(segment => segment.fills)
  }
  return fillsOf(node)
}

function areSolid(paints: readonly unknown[]): boolean {
  return paints.every(paint => isRecord(paint) && paint['type'] === 'SOLID')
}
