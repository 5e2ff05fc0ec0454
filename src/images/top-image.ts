/** The image paint of a layer that lies over the others. */
export function topImageOf(node: SceneNode): ImagePaint | null {
  if (!('fills' in node) || node.fills === figma.mixed) return null
  const index = topImageIndex(node.fills)
  const paint = node.fills[index]
  return paint && paint.type === 'IMAGE' ? paint : null
}

/** Of those that are switched on; -1 when there is none. */
export function topImageIndex(paints: readonly Paint[]): number {
  return paints
    .map(({ type, visible }) => type === 'IMAGE' && visible !== false)
    .lastIndexOf(true)
}
