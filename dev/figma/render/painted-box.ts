import type { SceneNode } from '../shared/host.ts'
import { type Rect, around, grown } from '../shared/rect.ts'
import { effectMargin, strokeMargin, textBox } from '../shared/layer-margins.ts'
import { transformBox } from '../shared/matrix.ts'

const known = new WeakMap<SceneNode, Rect>()

/**
 * The box on the page within which a layer and all below it leave a mark:
 * with strokes and effects, without what the layer clips.
 */
export function paintedBox(node: SceneNode): Rect {
  const found = known.get(node)
  if (found) return found
  let box = transformBox(node.absoluteTransform, inkBox(node))
  if (!node.clipsContent) {
    for (const child of node.children ?? []) {
      if (child.visible) box = around(box, paintedBox(child))
    }
  }
  const all = grown(box, effectMargin(node.effects))
  known.set(node, all)
  return all
}

/** The box around a layer's own fills and strokes, in its own axes. */
export function inkBox(node: SceneNode): Rect {
  return grown(ownBox(node), strokeMargin(node.type, node))
}

function ownBox(node: SceneNode): Rect {
  const { width, height, lines = [] } = node
  if (node.type !== 'TEXT') return { x: 0, y: 0, width, height }
  let largest = 0
  for (const { segments } of lines) {
    for (const { fontSize } of segments) largest = Math.max(largest, fontSize)
  }
  return textBox(node, lines, largest)
}
