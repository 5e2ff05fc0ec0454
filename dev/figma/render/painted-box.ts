import type { Rect, SceneNode } from '../core/host.ts'
import { boxAround } from '../core/matrix.ts'
import { around, grown } from '../core/rect.ts'
import { isRecord } from '../core/is-record.ts'
import { numberOr } from './read-value.ts'

const known = new WeakMap<SceneNode, Rect>()

/**
 * The box on the page within which a layer and all below it leave a mark:
 * with strokes and effects, without what the layer clips.
 */
export function paintedBox(node: SceneNode): Rect {
  const found = known.get(node)
  if (found) return found
  let box = grown(ownBox(node), strokeReach(node))
  if (!node.clipsContent) {
    for (const child of node.children ?? []) {
      if (child.visible) box = around(box, paintedBox(child))
    }
  }
  const all = grown(box, effectReach(node.effects))
  known.set(node, all)
  return all
}

function ownBox(node: SceneNode): Rect {
  const { absoluteTransform: at, width, height } = node
  if (node.type !== 'TEXT') return boxAround(at, width, height)
  if (!node.lines) {
    // Text may be wider than the box that the document knows.
    return grown(boxAround(at, width, height), (node.fontSize ?? 12) * 40)
  }
  const right = Math.max(width, ...node.lines.map(line => line.x + line.width))
  const bottom = Math.max(height, ...node.lines.map(line => line.y))
  return grown(boxAround(at, right, bottom), node.fontSize ?? 12)
}

function strokeReach(node: SceneNode): number {
  if (node.strokes.length === 0) return 0
  const weight = Math.max(
    node.strokeWeight || 0,
    node.strokeTopWeight ?? 0,
    node.strokeRightWeight ?? 0,
    node.strokeBottomWeight ?? 0,
    node.strokeLeftWeight ?? 0
  )
  const pointed = ['LINE', 'VECTOR', 'STAR', 'POLYGON'].includes(node.type)
  if (pointed) return weight * 4
  return node.strokeAlign === 'INSIDE' ? 0 : weight
}

function effectReach(effects: readonly unknown[]): number {
  return Math.max(0, ...effects.map(reachOf))
}

function reachOf(effect: unknown): number {
  if (!isRecord(effect) || effect['visible'] === false) return 0
  const radius = numberOr(effect['radius'], 0)
  if (effect['type'] === 'LAYER_BLUR') return radius * 1.5
  if (effect['type'] !== 'DROP_SHADOW') return 0
  const offset = isRecord(effect['offset']) ? effect['offset'] : {}
  const away = Math.max(
    Math.abs(numberOr(offset['x'], 0)),
    Math.abs(numberOr(offset['y'], 0))
  )
  return away + radius * 1.5 + Math.max(0, numberOr(effect['spread'], 0))
}
