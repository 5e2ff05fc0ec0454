import { type Rect, aroundAll } from '../shared/rect.ts'
import type { SvgLayer } from '../shared/svg-layers.ts'

function boxesOf(layer: SvgLayer): Rect[] {
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
export function layersBox(layers: SvgLayer[]): Rect | null {
  return aroundAll(layers.flatMap(boxesOf))
}
