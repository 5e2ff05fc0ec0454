/** The topmost visible image paint of a layer. */
export function topImageOf(node: SceneNode): ImagePaint | null {
  if (!('fills' in node) || node.fills === figma.mixed) return null
  const index = topImageIndex(node.fills)
  const paint = node.fills[index]
  return paint && paint.type === 'IMAGE' ? paint : null
}

/** Index of the topmost visible image paint; -1 when there is none. */
export function topImageIndex(paints: readonly Paint[]): number {
  return paints
    .map(({ type, visible }) => type === 'IMAGE' && visible !== false)
    .lastIndexOf(true)
}
