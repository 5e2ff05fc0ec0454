import type { Box } from '../../contract/placing.ts'

type Turned = Pick<
  DimensionAndPositionMixin,
  'relativeTransform' | 'width' | 'height'
>

/** The box around a layer, turned or not, in its parent's coordinates. */
export function uprightBox(layer: Turned): Box {
  const [[a, c, left], [b, d, top]] = layer.relativeTransform
  const width = Math.abs(a) * layer.width + Math.abs(c) * layer.height
  const height = Math.abs(b) * layer.width + Math.abs(d) * layer.height
  return {
    x: left + (a * layer.width + c * layer.height - width) / 2,
    y: top + (b * layer.width + d * layer.height - height) / 2,
    width,
    height
  }
}
