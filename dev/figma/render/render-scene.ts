import type { SceneNode } from '../shared/host.ts'
import type { Size, Rect } from '../shared/rect.ts'
import type { PictureOf } from './drawing.ts'
import { type LayerNames, layersSvg } from './node-svg.ts'
import { svgAttributes, svgNumber } from './svg-text.ts'

export interface RenderOptions {
  /** Layers outside are left out; the view by default. */
  cull?: Rect
  /** The page's colour: only blurs show it. */
  ground?: string
  /** How a layer is marked: `data-id` unless said otherwise. */
  names?: LayerNames
  /** Starts every id in the drawing, for several drawings in one page. */
  idPrefix?: string
}

/**
 * Draws what a part of the page shows as one SVG document of `size` pixels.
 * Every layer is one element with `data-id`.
 */
export function renderScene(
  layers: readonly SceneNode[],
  view: Rect,
  size: Size,
  pictureOf: PictureOf,
  options: RenderOptions = {}
): string {
  const content = layersSvg(layers, {
    cull: options.cull ?? view,
    idPrefix: options.idPrefix ?? 'paint-',
    ground: options.ground ?? null,
    names: options.names ?? 'data-id',
    pictureOf
  })
  const attributes = svgAttributes({
    xmlns: 'http://www.w3.org/2000/svg',
    width: size.width,
    height: size.height,
    viewBox: viewBoxOf(view)
  })
  return `<svg${attributes}>${content}</svg>`
}

function viewBoxOf({ x, y, width, height }: Rect): string {
  return [x, y, width, height].map(svgNumber).join(' ')
}
