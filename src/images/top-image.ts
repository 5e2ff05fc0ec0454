/** The image paint of a layer that lies over the others. */
export function topImageOf(node: SceneNode): ImagePaint | null {
  if (!('fills' in node) || node.fills === figma.mixed) return null
  const index = topImageIndex(node.fills)
  const paint = node.fills[index]
  return paint && paint.type === 'IMAGE' ? paint : null
}

/** Of those that are switched on; -1 when there is none. */
export function topImageIndex(paints: readonly Paint[]): number {
  let index = paints.length - 1
  while (index >= 0 && !isShownImage(paints[index])) index -= 1
  return index
}

function isShownImage(paint: Paint | undefined): boolean {
  return (
    paint !== undefined && paint.type === 'IMAGE' && paint.visible !== false
  )
}
