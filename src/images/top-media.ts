import { isMedia } from './media-paint.ts'
import type { MediaPaint } from './media-paint.ts'

/** The topmost visible image or video of a layer. */
export function topMediaOf(node: SceneNode): MediaPaint | null {
  if (!('fills' in node) || node.fills === figma.mixed) return null
  const paint = node.fills[topMediaIndex(node.fills)]
  return paint && isMedia(paint) ? paint : null
}

/** Index of the topmost visible image or video; -1 when there is none. */
export function topMediaIndex(paints: readonly Paint[]): number {
  return paints
    .map(paint => isMedia(paint) && paint.visible !== false)
    .lastIndexOf(true)
}
