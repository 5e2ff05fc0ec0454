import type { SvgLayer } from '../core/svg-layers.ts'
import { type Box, boxOfPoints } from './path-box.ts'

function boxesOf(layer: SvgLayer): Box[] {
  switch (layer.kind) {
    case 'group':
      return layer.layers.flatMap(boxesOf)
    case 'shape':
      return [layer]
    case 'text':
      break
  }
  return []
}

/** The box around the shapes of some layers; null when there are none. */
export function layersBox(layers: SvgLayer[]): Box | null {
  const boxes = layers.flatMap(boxesOf)
  return boxOfPoints(
    boxes.flatMap(({ x, width }) => [x, x + width]),
    boxes.flatMap(({ y, height }) => [y, y + height])
  )
}
