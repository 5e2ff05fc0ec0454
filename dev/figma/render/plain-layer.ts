import type { SceneNode } from '../shared/host.ts'
import { encloses } from '../shared/rect.ts'
import { isArc } from './arc-path.ts'
import { fillsOf } from './fills-of.ts'
import { paintedBox } from './painted-box.ts'
import { isRecord } from '../shared/is-record.ts'
import { isRounded } from './shape-svg.ts'

const moved = ['POLYGON', 'STAR', 'VECTOR', 'LINE', 'TABLE']

/**
 * Whether a layer can be drawn where it is by numbers alone. A browser keeps
 * a list for each transform and each clip, and of thousands it gets slow.
 */
export function isPlain(node: SceneNode): boolean {
  if (!isUpright(node) || moved.includes(node.type) || isArc(node)) return false
  // A stroke of text is cut along the letters.
  if (node.type === 'TEXT' && node.strokes.length > 0) return false
  return areSolid(node.strokes) && areSolid(paintsOf(node))
}

/** Nothing that it holds reaches beyond it, so that there is no cutting. */
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
