import { isVisible } from '../document/is-visible.ts'
import { topMediaOf } from '../images/top-media.ts'
import { isFillable } from './fillable-layer.ts'
import { isPlace } from './is-place.ts'

/** Smaller layers are icons, bullets and lines. */
const minSide = 40

/** Layers right above it; more are not compared. */
const maxAbove = 50

const shapes: readonly NodeType[] = [
  'RECTANGLE',
  'ELLIPSE',
  'FRAME',
  'COMPONENT',
  'INSTANCE',
  'SLOT'
]

/**
 * Whether the layer waits for a picture: one can fill it, it shows none, and
 * nothing lies on it.
 */
export function isEmptyPlace(node: SceneNode): boolean {
  return (
    shapes.indexOf(node.type) >= 0 &&
    Math.min(node.width, node.height) >= minSide &&
    !isPlace(node) &&
    isFillable(node) &&
    topMediaOf(node) === null &&
    !isBackground(node)
  )
}

/** Something of the same parent lies on it, as on the ground of a card. */
function isBackground(node: SceneNode): boolean {
  const { parent } = node
  if (!parent || parent.type === 'PAGE' || parent.type === 'DOCUMENT')
    return false
  const first = parent.children.indexOf(node) + 1
  const above = parent.children.slice(first, first + maxAbove)
  return above.some(
    other =>
      isVisible(other) &&
      other.x < node.x + node.width &&
      other.y < node.y + node.height &&
      node.x < other.x + other.width &&
      node.y < other.y + other.height
  )
}
