/** Figma: pattern paints can only be written asynchronously. */
export async function writePaints(
  node: SceneNode,
  area: 'fills' | 'strokes',
  paints: readonly Paint[]
): Promise<void> {
  const hasPattern = paints.some(paint => paint.type === 'PATTERN')
  if (area === 'fills' && 'fills' in node) {
    if (hasPattern) await node.setFillsAsync(paints)
    else node.fills = paints
  } else if (area === 'strokes' && 'strokes' in node) {
    if (hasPattern) await node.setStrokesAsync(paints)
    else node.strokes = paints
  }
}
