import type { SceneNode } from '../shared/host.ts'
import { blendStyle } from './blend-mode.ts'
import type { Drawing } from './drawing.ts'
import { effectFilter } from './effect-svg.ts'
import { fillsSvg } from './paint-svg.ts'
import { type Attributes, grouped } from './region.ts'
import { shapeSvg } from './shape-svg.ts'
import { strokesSvg } from './stroke-svg.ts'
import { cellsSvg } from './table-svg.ts'
import { svgMatrix } from './svg-text.ts'
import { textSvg } from './text-svg.ts'

/** The attributes of a layer as a whole. */
export function lookOf(node: SceneNode, drawing: Drawing): Attributes {
  const isolated =
    node.blendMode === 'NORMAL' && (node.children?.length ?? 0) > 0
  return {
    opacity: node.opacity === 1 ? null : node.opacity,
    style:
      blendStyle(node.blendMode) ?? (isolated ? 'isolation:isolate' : null),
    filter: effectFilter(node, drawing)
  }
}

/** The part of a layer below its content. */
export function ownSvg(node: SceneNode, drawing: Drawing): string {
  if (node.type === 'GROUP') return ''
  const fills = node.type === 'TEXT' ? '' : fillsSvg(node, drawing)
  const letters = node.lines ? textSvg(node, drawing) : ''
  const cells = node.cells ? cellsSvg(node, drawing) : ''
  return placed(node, fills + cells + letters, drawing)
}

/** Its strokes, above all that it holds. */
export function borderSvg(node: SceneNode, drawing: Drawing): string {
  return placed(node, strokesSvg(node, drawing), drawing)
}

function placed(node: SceneNode, svg: string, { origin }: Drawing): string {
  if (origin) return svg
  return grouped({ transform: svgMatrix(node.absoluteTransform) }, svg)
}

/** A clip path in the shape of a layer. */
export function clipOf(node: SceneNode, drawing: Drawing): string {
  const transform = svgMatrix(node.absoluteTransform)
  const id = drawing.define(
    name => `<clipPath id="${name}">${shapeSvg(node, { transform })}</clipPath>`
  )
  return `url(#${id})`
}
