import type { Rect, Scene, SceneNode } from '../core/host.ts'
import {
  createDrawing,
  type Drawing,
  type Pictures,
  type Size
} from './drawing.ts'
import { boundsOf } from './matrix.ts'
import { fillsSvg, strokesSvg } from './paint-svg.ts'
import { shapeSvg } from './shape-svg.ts'
import { svgAttributes, svgColor, svgMatrix, svgNumber } from './svg-text.ts'
import { textSvg } from './text-svg.ts'

export interface RenderOptions {
  /** The shown part in page coordinates; the scene's viewport by default. */
  view?: Rect
  /** Layers outside are left out; the view by default. */
  cull?: Rect
  /** Paints the page's colour below everything. */
  background?: boolean
  /** Needed for TILE only; without it a tile is shown once. */
  imageSize?: (hash: string) => Size | null
  /** Starts every id in the drawing, for several drawings in one page. */
  idPrefix?: string
}

/**
 * Draws a scene as one SVG document of `size` pixels. `imageUrl` gives an
 * address (blob or data) for a picture, or null while there is none. Every
 * layer is a group with `data-id`.
 */
export function renderScene(
  scene: Pick<Scene, 'children' | 'background' | 'viewport'>,
  imageUrl: (hash: string) => string | null,
  size: Size,
  options: RenderOptions = {}
): string {
  const view = options.view ?? viewOf(scene.viewport, size)
  const rendering: Rendering = {
    cull: options.cull ?? view,
    idPrefix: options.idPrefix ?? 'paint-',
    pictures: { imageUrl, imageSize: options.imageSize ?? (() => null) }
  }
  const layers = scene.children.map(node => nodeSvg(node, rendering)).join('')
  const background = options.background
    ? `<rect${svgAttributes({
        ...view,
        fill: svgColor({ ...scene.background, a: 1 })
      })}/>`
    : ''
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

interface Rendering {
  cull: Rect
  idPrefix: string
  pictures: Pictures
}

function nodeSvg(node: SceneNode, rendering: Rendering): string {
  if (!node.visible) return ''
  const inside = isNear(node, rendering.cull)
  const open = (node.children?.length ?? 0) > 0 && !node.clipsContent
  if (!inside && !open) return ''
  const drawing = createDrawing(rendering.idPrefix, node.id, rendering.pictures)
  const own = inside ? ownSvg(node, drawing) : ''
  const children = (node.children ?? [])
    .map(child => nodeSvg(child, rendering))
    .join('')
  const border = inside ? strokesSvg(node, drawing) : ''
  if (own + children + border === '') return ''
  const content = placed(node, own) + clipped(node, children, drawing)
  const group = svgAttributes({
    'data-id': node.id,
    opacity: node.opacity === 1 ? null : node.opacity
  })
  return (
    `<g${group}>${drawing.definitions()}` +
    `${content}${placed(node, border)}</g>`
  )
}

function ownSvg(node: SceneNode, drawing: Drawing): string {
  if (node.type === 'GROUP' || node.type === 'BOOLEAN_OPERATION') return ''
  return node.type === 'TEXT' ? textSvg(node, drawing) : fillsSvg(node, drawing)
}

function placed(node: SceneNode, svg: string): string {
  if (svg === '') return ''
  return `<g transform="${svgMatrix(node.absoluteTransform)}">${svg}</g>`
}

function clipped(node: SceneNode, children: string, drawing: Drawing): string {
  if (children === '' || !node.clipsContent) return children
  const clip = drawing.define(id => {
    let shape = shapeSvg(node, { transform: svgMatrix(node.absoluteTransform) })
    return `<clipPath id="${id}">${shape}</clipPath>`
  })
  return `<g clip-path="url(#${clip})">${children}</g>`
}

function isNear(node: SceneNode, cull: Rect): boolean {
  const box = boundsOf(node.absoluteTransform, node.width, node.height)
  // Text may be wider than the box that the document knows.
  const margin =
    node.strokeWeight + (node.type === 'TEXT' ? (node.fontSize ?? 12) * 40 : 0)
  return (
    box.x - margin <= cull.x + cull.width &&
    box.x + box.width + margin >= cull.x &&
    box.y - margin <= cull.y + cull.height &&
    box.y + box.height + margin >= cull.y
  )
}
