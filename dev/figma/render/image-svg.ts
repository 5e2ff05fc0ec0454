import type { Matrix, SceneNode } from '../core/host.ts'
import type { Drawing } from './drawing.ts'
import { imageFilter } from './image-filter.ts'
import { multiply } from '../core/matrix.ts'
import { invert, scaling } from './matrix.ts'
import type { ImagePaint } from './paint.ts'
import { isRounded, shapeSvg } from './shape-svg.ts'
import { svgAttributes, svgMatrix } from './svg-text.ts'

/** The sides of the box an unsized picture is drawn in before its matrix. */
const unit = 100

/**
 * A picture within the outline of its layer. CROP: `imageTransform` maps the
 * layer's unit square to the picture's, so the picture is placed by the
 * inverse; what lies outside the picture stays transparent.
 */
export function imageSvg(
  node: SceneNode,
  paint: ImagePaint,
  drawing: Drawing
): string {
  const url = paint.hash === null ? null : drawing.imageUrl(paint.hash)
  if (paint.hash === null || url === null) return missingSvg(node, paint)
  const picture =
    paint.scaleMode === 'TILE'
      ? tiledSvg(node, paint, url, drawing)
      : placedSvg(node, paint, url)
  const clip = needsClip(node, paint)
    ? drawing.define(
        id => `<clipPath id="${id}">${shapeSvg(node, {})}</clipPath>`
      )
    : null
  const attributes = svgAttributes({
    'clip-path': clip === null ? null : `url(#${clip})`,
    opacity: paint.opacity === 1 ? null : paint.opacity,
    filter: imageFilter(paint.filters, drawing)
  })
  return attributes ? `<g${attributes}>${picture}</g>` : picture
}

function placedSvg(node: SceneNode, paint: ImagePaint, url: string): string {
  if (paint.scaleMode === 'CROP') {
    const matrix = cropPlacement(node, paint.transform)
    if (matrix === null) return ''
    return `<image${svgAttributes({
      width: unit,
      height: unit,
      preserveAspectRatio: 'none',
      transform: svgMatrix(multiply(matrix, scaling(1 / unit, 1 / unit))),
      href: url
    })}/>`
  }
  const turned = quarterTurns(paint) % 2 === 1
  const width = turned ? node.height : node.width
  const height = turned ? node.width : node.height
  return `<image${svgAttributes({
    x: (node.width - width) / 2,
    y: (node.height - height) / 2,
    width,
    height,
    preserveAspectRatio:
      paint.scaleMode === 'FILL' ? 'xMidYMid slice' : 'xMidYMid meet',
    transform: rotationAround(paint, node.width / 2, node.height / 2),
    href: url
  })}/>`
}

function tiledSvg(
  node: SceneNode,
  paint: ImagePaint,
  url: string,
  drawing: Drawing
): string {
  const size = drawing.imageSize(paint.hash ?? '')
  if (size === null) return placedSvg(node, { ...paint, scaleMode: 'FIT' }, url)
  const width = Math.max(1, size.width * paint.scalingFactor)
  const height = Math.max(1, size.height * paint.scalingFactor)
  const turned = quarterTurns(paint) % 2 === 1
  const tile = turned ? { width: height, height: width } : { width, height }
  const image = svgAttributes({
    x: (tile.width - width) / 2,
    y: (tile.height - height) / 2,
    width,
    height,
    preserveAspectRatio: 'none',
    transform: rotationAround(paint, tile.width / 2, tile.height / 2),
    href: url
  })
  const pattern = drawing.define(
    id =>
      `<pattern${svgAttributes({
        id,
        patternUnits: 'userSpaceOnUse',
        ...tile
      })}><image${image}/></pattern>`
  )
  return shapeSvg(node, { fill: `url(#${pattern})` })
}

/** Picture's unit square → layer's pixels. */
export function cropPlacement(
  size: { width: number; height: number },
  imageTransform: Matrix
): Matrix | null {
  const inverse = invert(imageTransform)
  return inverse && multiply(scaling(size.width, size.height), inverse)
}

function quarterTurns(paint: ImagePaint): number {
  return ((Math.round(paint.rotation / 90) % 4) + 4) % 4
}

function rotationAround(paint: ImagePaint, x: number, y: number) {
  const turns = quarterTurns(paint)
  return turns === 0 ? null : `rotate(${turns * 90} ${x} ${y})`
}

function needsClip(node: SceneNode, paint: ImagePaint): boolean {
  if (paint.scaleMode === 'TILE') return false
  const round = node.type === 'ELLIPSE' || isRounded(node)
  return round || paint.scaleMode === 'CROP'
}

function missingSvg(node: SceneNode, paint: ImagePaint): string {
  return shapeSvg(node, { fill: '#d9d9d9', 'fill-opacity': paint.opacity })
}
