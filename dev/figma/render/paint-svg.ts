import type { SceneNode } from '../shared/host.ts'
import { blendStyle } from './blend-mode.ts'
import type { Size } from '../shared/rect.ts'
import type { Drawing } from './drawing.ts'
import { fillsOf } from './fills-of.ts'
import { gradientSvg } from './gradient-svg.ts'
import { imageSvg } from './image-svg.ts'
import { type DrawablePaint, readPaint } from './paint.ts'
import { type Region, grouped, inkAttributes } from './region.ts'
import { isBox, regionSvg, shapeSvg } from './shape-svg.ts'
import { patternSvg } from './placeholder-svg.ts'
import { svgAttributes, svgColor } from './svg-text.ts'

/** All visible paints on a part of a layer, the lowest first. */
export function paintsSvg(
  paints: readonly unknown[],
  size: Size,
  region: Region,
  drawing: Drawing
): string {
  return paints
    .map(value => {
      const paint = readPaint(value)
      if (paint === null) return ''
      const style = blendStyle(paint.blendMode)
      return grouped({ style }, paintSvg(paint, size, region, drawing))
    })
    .join('')
}

function paintSvg(
  paint: DrawablePaint,
  size: Size,
  region: Region,
  drawing: Drawing
): string {
  switch (paint.kind) {
    case 'solid': {
      const opacity = paint.opacity * paint.color.a
      return region.draw({ value: svgColor(paint.color), opacity })
    }
    case 'linear':
    case 'radial':
    case 'angular':
    case 'diamond':
      return gradientSvg(paint, size, region, drawing)
    case 'image':
    case 'video':
      return imageSvg(paint, size, region, drawing)
    case 'pattern':
      break
  }
  return patternSvg(paint.opacity, region, drawing)
}

/** All visible fills of a layer that has an outline. */
export function fillsSvg(node: SceneNode, drawing: Drawing): string {
  if (node.type === 'LINE') return ''
  if (node.type !== 'VECTOR') {
    return paintsSvg(fillsOf(node), node, shapeRegion(node, drawing), drawing)
  }
  return (node.vectorNetwork?.regions ?? [])
    .map((region, index) => {
      const fills = region.fills ?? fillsOf(node)
      const part = shapeRegion(node, drawing, index)
      return paintsSvg(fills, node, part, drawing)
    })
    .join('')
}

/** The inside of a layer, or one region of a vector. */
function shapeRegion(
  node: SceneNode,
  drawing: Drawing,
  index?: number
): Region {
  const draw = (attributes: Record<string, string | number | null>): string =>
    index === undefined
      ? shapeSvg(node, attributes, 0, drawing.origin)
      : regionSvg(node, index, attributes)
  return {
    isBox: index === undefined && isBox(node),
    draw: ink => draw(inkAttributes('fill', ink)),
    cut(picture) {
      const clip = drawing.define(
        id => `<clipPath id="${id}">${draw({})}</clipPath>`
      )
      return `<g${svgAttributes({ 'clip-path': `url(#${clip})` })}>${picture}</g>`
    }
  }
}
