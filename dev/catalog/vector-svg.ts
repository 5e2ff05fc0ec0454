import type { CatalogAsset } from './assets/catalog-asset.ts'
import { planScene } from './scenes/plan-scene.ts'

/**
 * The shapes of a pattern as an SVG of its full size. Undefined for other
 * assets: their shades and strokes need pixels.
 */
export function vectorSvg({
  imageType,
  source,
  width,
  height
}: CatalogAsset): string | undefined {
  if (source.kind !== 'scene' || imageType !== 'vector') return undefined
  const { drawing } = planScene(source.index).plan
  return drawing.kind === 'svg' ? drawing.svg(width, height) : undefined
}
