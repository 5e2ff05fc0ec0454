import type { SceneNode } from '../shared/host.ts'
import { type Rect, overlaps, grown } from '../shared/rect.ts'
import { type Backdrop, blurReach, blurredSvg, plainPart } from './backdrop.ts'
import { booleanSvg } from './boolean-svg.ts'
import { drawnAs } from './drawn-as.ts'
import { createDrawing, type Drawing, type PictureOf } from './drawing.ts'
import { maskOf } from './mask.ts'
import { borderSvg, clipOf, lookOf, ownSvg } from './own-svg.ts'
import { paintedBox } from './painted-box.ts'
import { type Part, drawn, redrawnParts } from './part.ts'
import { holdsAll, isPlain } from './plain-layer.ts'
import { type Attributes, grouped, white } from './region.ts'
import { silhouette } from './silhouette.ts'
import { svgAttributes } from './svg-text.ts'

/** The attributes that a layer's group is found by. */
export type LayerNames = 'data-id' | 'name' | 'none'

export interface Rendering {
  names: LayerNames
  /** Layers outside are left out. */
  cull: Rect
  idPrefix: string
  pictureOf: PictureOf
  /** The CSS colour that blurs show below all layers, or null. */
  ground: string | null
}

/** The options of a drawing, and everything drawn so far. */
interface Work extends Rendering {
  backdrop: Backdrop
}

/** Layers from the lowest to the highest, each an element with `data-id`. */
export function layersSvg(
  nodes: readonly SceneNode[],
  rendering: Rendering
): string {
  const cull = grown(rendering.cull, blurReach(nodes))
  const backdrop: Backdrop = { parts: [], again: 0 }
  const { ground } = rendering
  if (ground !== null) {
    const style = `fill:${ground}`
    const page = `<rect${svgAttributes({ ...cull, style })}/>`
    backdrop.parts.push(plainPart(cull, page, backdrop))
  }
  return drawn(layerParts(nodes, { ...rendering, cull, backdrop }))
}

/** Leaves the backdrop as it was. */
function layerParts(nodes: readonly SceneNode[], work: Work): Part[] {
  const { parts } = work.backdrop
  const start = parts.length
  let mask: SceneNode | null = null
  let above = start
  for (const node of nodes) {
    if (node.isMask && node.visible) {
      endMask()
      mask = node
      above = parts.length
      continue
    }
    const part = layerPart(node, work)
    if (part) parts.push(part)
  }
  endMask()
  return parts.splice(start)

  function endMask(): void {
    if (!mask || parts.length === above) return
    parts.push(maskedPart(mask, parts.splice(above), work))
  }
}

/** Figma: a mask shows the siblings above it, up to the next mask. */
function maskedPart(mask: SceneNode, content: Part[], work: Work): Part {
  const prefix = `${work.idPrefix}mask-`
  const drawing = createDrawing(prefix, mask.id, work.pictureOf)
  const box = paintedBox(mask)
  const kind = mask.maskType ?? 'ALPHA'
  const alone = { ...work, cull: box, backdrop: { parts: [], again: 0 } }
  const shape =
    kind === 'VECTOR'
      ? silhouette(mask, white, drawing)
      : (layerPart(mask, alone)?.svg ?? '')
  const url = maskOf(shape, box, drawing, kind === 'ALPHA')
  const masked = (svg: string): string => grouped({ mask: url }, svg)
  return {
    box,
    svg: drawing.definitions() + masked(drawn(content)),
    again: area =>
      overlaps(box, area) ? masked(redrawnParts(content, area)) : ''
  }
}

function layerPart(given: SceneNode, work: Work): Part | null {
  const node = drawnAs(given)
  if (!node.visible || node.type === 'SLICE') return null
  const box = paintedBox(node)
  if (!overlaps(box, work.cull)) return null
  const [[, , x], [, , y]] = node.absoluteTransform
  const origin = isPlain(node) ? { x, y } : undefined
  const drawing = createDrawing(work.idPrefix, node.id, work.pictureOf, origin)
  const blurred = blurredSvg(node, work.cull, work.backdrop, drawing)
  const parts = contentParts(node, box, work, drawing)
  const content = blurred + drawn(parts)
  if (content === '') return null
  const look = lookOf(node, drawing)
  return {
    box,
    svg: namedSvg(node, content, look, work.names, drawing),
    again: area =>
      overlaps(box, area) ? grouped(look, redrawnParts(parts, area)) : ''
  }
}

function namedSvg(
  node: SceneNode,
  content: string,
  look: Attributes,
  names: LayerNames,
  drawing: Drawing
): string {
  const attributes = svgAttributes({
    'data-id': names === 'data-id' ? node.id : null,
    id: names === 'name' ? node.name : null,
    ...look
  })
  const definitions = drawing.definitions()
  // A browser takes its time for each element, and layers are many.
  const isAlone =
    definitions === '' && !node.children && isSingleElement(content)
  if (isAlone && names === 'data-id') {
    return `${content.slice(0, -2)}${attributes}/>`
  }
  return `<g${attributes}>${definitions}${content}</g>`
}

/** Whether it is a single empty element. */
function isSingleElement(svg: string): boolean {
  return svg.endsWith('/>') && svg.lastIndexOf('<') === 0
}

/** The fills, content and strokes of a layer. */
function contentParts(
  node: SceneNode,
  box: Rect,
  work: Work,
  drawing: Drawing
): Part[] {
  const { backdrop } = work
  if (node.type === 'BOOLEAN_OPERATION') {
    return [plainPart(box, booleanSvg(node, drawing), backdrop)]
  }
  const own = plainPart(box, ownSvg(node, drawing), backdrop)
  const border = (): Part => plainPart(box, borderSvg(node, drawing), backdrop)
  const hidden = node.type === 'SECTION' && node.sectionContentsHidden
  if (!node.children || hidden) return [own, border()]
  const { children } = node
  backdrop.parts.push(own)
  const inside = layerParts(
    node.itemReverseZIndex ? children.toReversed() : children,
    work
  )
  backdrop.parts.pop()
  const cuts = inside.length > 0 && node.clipsContent && !holdsAll(node)
  if (!cuts) return [own, ...inside, border()]
  const clip = clipOf(node, drawing)
  // Clipped layers blend only with what is clipped with them.
  return inside.some(blends)
    ? [cutPart(box, [own, ...inside], clip), border()]
    : [own, cutPart(box, inside, clip), border()]
}

function cutPart(box: Rect, inside: Part[], clip: string): Part {
  // Browsers isolate clipped layers; librsvg does not.
  const style = inside.some(blends) ? 'isolation:isolate' : null
  const cut = (svg: string): string =>
    grouped({ 'clip-path': clip, style }, svg)
  return {
    box,
    svg: cut(drawn(inside)),
    again: area => cut(redrawnParts(inside, area))
  }
}

function blends({ svg }: Part): boolean {
  return svg.includes('mix-blend-mode')
}
