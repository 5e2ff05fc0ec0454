import type { Rect, Scene } from '../shared/host.ts'
import type { Size } from '../shared/rect.ts'
import { type LayerNames, layersSvg } from './node-svg.ts'
import { svgAttributes, svgColor, svgNumber } from './svg-text.ts'

export interface RenderOptions {
  /** The shown part in page coordinates; the scene's viewport by default. */
  view?: Rect
  /** Layers outside are left out; the view by default. */
  cull?: Rect
  /** Paints the page's colour below everything. */
  background?: boolean
  /** Of a page that has its colour already: what a blur sees of it. */
  ground?: string
  /** Needed for TILE only; without it a tile is shown once. */
  imageSize?: (hash: string) => Size | null
  /** How a layer is marked: `data-id` unless said otherwise. */
  names?: LayerNames
  /** Starts every id in the drawing, for several drawings in one page. */
  idPrefix?: string
}

/**
 * Draws a scene as one SVG document of `size` pixels. `imageUrl` gives an
 * address (blob or data) for a picture, or null while there is none. Every
 * layer is one element with `data-id`.
 */
export function renderScene(
  scene: Pick<Scene, 'children' | 'background' | 'viewport'>,
  imageUrl: (hash: string) => string | null,
  size: Size,
  options: RenderOptions = {}
): string {
  const view = options.view ?? viewOf(scene.viewport, size)
  const fill = options.background
    ? svgColor({ ...scene.background, a: 1 })
    : null
  const background = fill ? `<rect${svgAttributes({ ...view, fill })}/>` : ''
  const rendering = {
    cull: options.cull ?? view,
    idPrefix: options.idPrefix ?? 'paint-',
    ground: options.ground ?? fill,
    names: options.names ?? 'data-id',
    pictures: { imageUrl, imageSize: options.imageSize ?? (() => null) }
  }
  const layers = layersSvg(scene.children, rendering)
  const attributes = svgAttributes({
    xmlns: 'http://www.w3.org/2000/svg',
    width: size.width,
    height: size.height,
    viewBox: viewBoxOf(view)
  })
  return `<svg${attributes}>${background}${layers}</svg>`
}

/** The part of the page that a canvas of this size shows. */
export function viewOf(viewport: Scene['viewport'], size: Size): Rect {
  const width = size.width / viewport.zoom
  const height = size.height / viewport.zoom
  return {
    x: viewport.center.x - width / 2,
    y: viewport.center.y - height / 2,
    width,
    height
  }
}

/** A part of the canvas as the attribute `viewBox`. */
export function viewBoxOf(view: Rect): string {
  return [view.x, view.y, view.width, view.height].map(svgNumber).join(' ')
}
