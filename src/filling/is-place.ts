import { trackOf } from '../finding/card-layers.ts'
import { topMediaOf } from '../images/top-media.ts'
import { isSurface } from '../placing/layers-at.ts'

/**
 * Whether pictures go into it rather than fill it: a section, a slide, an asset
 * of Buzz, a card, or a frame that has layers and shows no picture itself.
 */
export function isPlace(node: SceneNode): boolean {
  if (node.type === 'SECTION' || node.type === 'COMPONENT_SET') return true
  if (trackOf(node)) return true
  if (!isSurface(node) || topMediaOf(node)) return false
  return node.children.length > 0 || isCell(node)
}

/** A slide or an asset of Buzz: pictures are placed on it even when empty. */
function isCell({ parent }: SceneNode): boolean {
  return parent !== null && parent.type === 'SLIDE_ROW'
}
