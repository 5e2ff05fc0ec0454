/** Figma: pattern paints can only be written asynchronously. */
export function writePaints(
  node: SceneNode,
  area: 'fills' | 'strokes',
  paints: readonly Paint[]
): void | Promise<void> {
  const hasPattern = paints.some(paint => paint.type === 'PATTERN')
  if (area === 'fills' && 'fills' in node) {
    if (hasPattern) return node.setFillsAsync(paints)
    node.fills = paints
  } else if (area === 'strokes' && 'strokes' in node) {
    if (hasPattern) return node.setStrokesAsync(paints)
    node.strokes = paints
  }
}
