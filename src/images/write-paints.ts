import { writeMedia } from './write-media.ts'

/** Figma: pattern paints can only be written asynchronously. */
export function writePaints(
  node: MinimalFillsMixin & MinimalStrokesMixin,
  area: 'fills' | 'strokes',
  paints: readonly Paint[]
): void | Promise<void> {
  const isMedia = figma.editorType === 'buzz' && area === 'fills'
  const layer = node as SceneNode & typeof node // no table cells in Buzz
  const work = isMedia && writeMedia(layer, paints)
  if (work) return work
  if (!paints.some(paint => paint.type === 'PATTERN')) node[area] = paints
  else if (area === 'fills') return node.setFillsAsync(paints)
  else return node.setStrokesAsync(paints)
}
