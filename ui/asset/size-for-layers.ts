import { fitSize, maxSide } from '../images/fit-plan.ts'

interface Area {
  width: number
  height: number
}

/** How well a file of this size fits a layer that it fills. */
export interface SizeForLayers {
  /** The most demanding layer, in canvas units. */
  layer: Area
  /** Pixels of the file per unit of the layer. */
  scale: number
  /** Missing pixels; 0 if there are enough. */
  missing: Area
  /** Figma reduces the picture. */
  isReduced: boolean
}

/**
 * For the layer that it fits worst; null without layers that have an area, or
 * without known pixels.
 */
export function sizeForLayers(
  size: { width: number | null; height: number | null },
  layers: readonly Area[]
): SizeForLayers | null {
  const { width, height } = size
  if (!width || !height) return null
  const pixels = fitSize(width, height)
  const wide = layers.filter(one => one.width > 0 && one.height > 0)
  const judged = wide.map(layer => judge(pixels, layer))
  judged.sort((a, b) => a.scale - b.scale)
  const [worst] = judged
  const isReduced = Math.max(width, height) > maxSide
  return worst ? { ...worst, isReduced } : null
}

/** A picture covers the whole layer; the rest is cropped. */
function judge(
  pixels: Area,
  { width, height }: Area
): Omit<SizeForLayers, 'isReduced'> {
  // Fractions of a pixel are invisible.
  const layer = {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height))
  }
  return {
    layer,
    scale: Math.min(pixels.width / layer.width, pixels.height / layer.height),
    missing: {
      width: Math.max(0, layer.width - pixels.width),
      height: Math.max(0, layer.height - pixels.height)
    }
  }
}
