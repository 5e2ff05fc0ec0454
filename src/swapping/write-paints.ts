/** Figma: pattern paints can only be written asynchronously. */
export function writePaints(
  node: MinimalFillsMixin & MinimalStrokesMixin,
  area: 'fills' | 'strokes',
  paints: readonly Paint[]
): void | Promise<void> {
  if (!paints.some(paint => paint.type === 'PATTERN')) node[area] = paints
  else if (area === 'fills') return node.setFillsAsync(paints)
  else return node.setStrokesAsync(paints)
}
