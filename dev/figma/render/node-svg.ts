import type { Rect, SceneNode } from '../core/host.ts'
import { blendStyle } from './blend-mode.ts'
import { booleanSvg } from './boolean-svg.ts'
import { createDrawing, type Drawing, type Pictures } from './drawing.ts'
import { backgroundBlur, blurFilter, effectFilter } from './effect-svg.ts'
import { fillsSvg } from './paint-svg.ts'
import { grown, overlaps } from '../core/rect.ts'
import { paintedBox } from './painted-box.ts'
import { holdsAll, isPlain } from './plain-layer.ts'
import { grouped } from './region.ts'
import { shapeSvg } from './shape-svg.ts'
import { maskOf, silhouette } from './silhouette.ts'
import { strokesSvg } from './stroke-svg.ts'
import { svgAttributes, svgMatrix } from './svg-text.ts'
import { textSvg } from './text-svg.ts'

/** By what a layer's group can be found. */
export type LayerNames = 'data-id' | 'name' | 'none'

export interface Rendering {
  names: LayerNames
  /** Layers outside are left out. */
  cull: Rect
  idPrefix: string
  pictures: Pictures
}

/** Layers from the lowest to the highest, each an element with `data-id`. */
export function layersSvg(
  nodes: readonly SceneNode[],
  rendering: Rendering,
  below = ''
): string {
  let done = ''
  let masked: { mask: SceneNode; content: string } | null = null
  for (const node of nodes) {
    if (node.isMask && node.visible) {
      done += maskedSvg(masked, rendering)
      masked = { mask: node, content: '' }
      continue
    }
    const svg = nodeSvg(node, rendering, below + done + (masked?.content ?? ''))
    if (masked) masked.content += svg
    else done += svg
  }
  return done + maskedSvg(masked, rendering)
}

/** Figma: a mask shows the siblings above it, up to the next mask. */
function maskedSvg(
  masked: { mask: SceneNode; content: string } | null,
  rendering: Rendering
): string {
  if (!masked || masked.content === '') return ''
  const { mask, content } = masked
  const drawing = createDrawing(
    `${rendering.idPrefix}mask-`,
    mask.id,
    rendering.pictures
  )
  const area = paintedBox(mask)
  const whole = { ...rendering, cull: area }
  const kind = mask.maskType ?? 'ALPHA'
  const shape =
    kind === 'VECTOR'
      ? silhouette(mask, { value: '#fff', opacity: 1 }, drawing)
      : nodeSvg(mask, whole, '')
  const url = maskOf(shape, area, drawing, kind === 'ALPHA')
  return `${drawing.definitions()}<g mask="${url}">${content}</g>`
}

function nodeSvg(node: SceneNode, rendering: Rendering, below: string): string {
  if (!node.visible || node.type === 'SLICE') return ''
  if (!overlaps(paintedBox(node), rendering.cull)) return ''
  const [[, , x], [, , y]] = node.absoluteTransform
  const { idPrefix, pictures } = rendering
  const origin = isPlain(node) ? { x, y } : undefined
  const drawing = createDrawing(idPrefix, node.id, pictures, origin)
  const blurred = blurredSvg(node, below, rendering.cull, drawing)
  const content =
    blurred + contentSvg(node, rendering, below + blurred, drawing)
  if (content === '') return ''
  const isolated =
    node.blendMode === 'NORMAL' && (node.children?.length ?? 0) > 0
  const attributes = svgAttributes({
    'data-id': rendering.names === 'data-id' ? node.id : null,
    id: rendering.names === 'name' ? node.name : null,
    opacity: node.opacity === 1 ? null : node.opacity,
    style:
      blendStyle(node.blendMode) ?? (isolated ? 'isolation:isolate' : null),
    filter: effectFilter(node, drawing)
  })
  const definitions = drawing.definitions()
  // A browser takes its time for each element, and layers are many.
  const isAlone = definitions === '' && !node.children && isOne(content)
  if (isAlone && rendering.names === 'data-id') {
    return `${content.slice(0, -2)}${attributes}/>`
  }
  return `<g${attributes}>${definitions}${content}</g>`
}

/** A single element without anything in it. */
function isOne(svg: string): boolean {
  return svg.endsWith('/>') && svg.lastIndexOf('<') === 0
}

function contentSvg(
  node: SceneNode,
  rendering: Rendering,
  below: string,
  drawing: Drawing
): string {
  if (node.type === 'BOOLEAN_OPERATION') return booleanSvg(node, drawing)
  const own = placed(node, ownSvg(node, drawing), drawing)
  const hidden = node.type === 'SECTION' && node.sectionContentsHidden
  const children = hidden ? [] : (node.children ?? [])
  const ordered = node.itemReverseZIndex ? children.toReversed() : children
  const inside = layersSvg(ordered, rendering, below + own)
  const border = placed(node, strokesSvg(node, drawing), drawing)
  return own + clipped(node, inside, drawing) + border
}

function ownSvg(node: SceneNode, drawing: Drawing): string {
  if (node.type === 'GROUP') return ''
  return node.type === 'TEXT' ? textSvg(node, drawing) : fillsSvg(node, drawing)
}

function placed(node: SceneNode, svg: string, { origin }: Drawing): string {
  if (origin) return svg
  return grouped({ transform: svgMatrix(node.absoluteTransform) }, svg)
}

function clipped(node: SceneNode, children: string, drawing: Drawing): string {
  if (children === '' || !node.clipsContent) return children
  if (holdsAll(node)) return children
  const clip = drawing.define(id => {
    let shape = shapeSvg(node, { transform: svgMatrix(node.absoluteTransform) })
    return `<clipPath id="${id}">${shape}</clipPath>`
  })
  return `<g clip-path="url(#${clip})">${children}</g>`
}

/** SVG cannot see what is below: it is drawn once more, blurred. */
function blurredSvg(
  node: SceneNode,
  below: string,
  cull: Rect,
  drawing: Drawing
): string {
  const radius = backgroundBlur(node)
  if (radius === 0 || below === '') return ''
  const area = grown(cull, radius * 1.5)
  const filter = blurFilter(radius, area, drawing)
  const white = { value: '#fff', opacity: 1 }
  const shape = silhouette(node, white, drawing)
  const mask = maskOf(shape, paintedBox(node), drawing)
  const copy = below.replaceAll(/ data-id="[^"]*"/g, '')
  return `<g mask="${mask}"><g filter="${filter}">${copy}</g></g>`
}
