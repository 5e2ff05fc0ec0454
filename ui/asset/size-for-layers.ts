import { fitSize, maxSide } from '../images/fit-plan.ts'

interface Area {
  width: number
  height: number
}

/** What a file of these pixels gives a layer that it fills. */
export interface SizeForLayers {
  /** The layer that asks for the most, in canvas units. */
  layer: Area
  /** Pixels that the file has for each unit of the layer. */
  scale: number
  /** Pixels that it has too few, 0 for none. */
  missing: Area
  /** Figma takes only a smaller picture of it. */
  isReduced: boolean
}

/**
 * By the layer for which it is least enough; null when there is no layer with
 * an area, or no pixels are known.
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

/** A picture fills a layer on both sides; what is beyond is cropped. */
function judge(
  pixels: Area,
  { width, height }: Area
): Omit<SizeForLayers, 'isReduced'> {
  // Nobody sees a part of a pixel.
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
