import { isMedia } from './media-paint.ts'
import type { MediaPaint } from './media-paint.ts'

/**
 * Replaces the topmost image or video of a layer through its media field in
 * Buzz. Null when there is no field or the paints differ in anything else.
 */
export function writeMedia(
  node: SceneNode & MinimalFillsMixin,
  paints: readonly Paint[]
): Promise<void> | null {
  const top = paints.map(isMedia).lastIndexOf(true)
  const paint = paints[top] as MediaPaint // undefined without one; then no field is found
  const before = node.fills as readonly Paint[] // mixed fills are written by range
  const exchanged = before.map((one, i) => (i === top ? paint : one))
  const isAlone = JSON.stringify(exchanged) === JSON.stringify(paints)
  const field =
    isAlone &&
    figma.buzz
      .getMediaContent(node)
      .find(({ type, node: own }) => type && own && own.id === node.id)
  return field ? field.setMediaAsync(paint) : null
}
