import { type Matrix, multiply, invert, scaling } from '../shared/matrix.ts'
import type { Size } from '../shared/rect.ts'
import type { Drawing, Picture } from './drawing.ts'
import { imageFilter } from './image-filter.ts'
import type { ImagePaint } from './paint.ts'
import { unseenVideoSvg } from './placeholder-svg.ts'
import { type Region, grouped } from './region.ts'
import { svgAttributes, svgMatrix } from './svg-text.ts'

/** The sides of the box an unsized picture is drawn in before its matrix. */
const unit = 100

/**
 * A picture or first frame within a part of its layer. CROP: the transform maps the
 * layer's unit square to the picture's, so the picture is placed by the
 * inverse; what lies outside the picture stays transparent.
 */
export function imageSvg(
  paint: ImagePaint,
  size: Size,
  region: Region,
  drawing: Drawing
): string {
  const picture = paint.hash === null ? null : drawing.pictureOf(paint.hash)
  if (!picture) {
    return paint.kind === 'image'
      ? region.draw({ value: '#d9d9d9', opacity: paint.opacity })
      : unseenVideoSvg(paint.opacity, size, region)
  }
  const content =
    paint.scaleMode === 'TILE'
      ? tiledSvg(paint, picture, region, drawing)
      : cut(placedSvg(size, paint, picture.url, drawing), paint, region)
  return grouped(
    { opacity: paint.opacity === 1 ? null : paint.opacity },
    content
  )
}

/** No picture but a cropped one reaches out of its layer's box. */
function cut(picture: string, paint: ImagePaint, region: Region): string {
  const isInside = region.isBox && paint.scaleMode !== 'CROP'
  return isInside ? picture : region.cut(picture)
}

function placedSvg(
  size: Size,
  paint: ImagePaint,
  url: string,
  drawing: Drawing
): string {
  // librsvg: around a picture that is moved the filter's box would be wrong.
  const filter = imageFilter(paint.filters, drawing)
  if (paint.scaleMode === 'CROP') {
    const matrix = cropPlacement(size, paint.transform)
    if (matrix === null) return ''
    return `<image${svgAttributes({
      width: unit,
      height: unit,
      preserveAspectRatio: 'none',
      transform: svgMatrix(multiply(matrix, scaling(1 / unit, 1 / unit))),
      filter,
      href: url
    })}/>`
  }
  const turned = quarterTurns(paint) % 2 === 1
  const width = turned ? size.height : size.width
  const height = turned ? size.width : size.height
  return `<image${svgAttributes({
    x: (size.width - width) / 2,
    y: (size.height - height) / 2,
    width,
    height,
    preserveAspectRatio:
      paint.scaleMode === 'FILL' ? 'xMidYMid slice' : 'xMidYMid meet',
    transform: rotationAround(paint, size.width / 2, size.height / 2),
    filter,
    href: url
  })}/>`
}

function tiledSvg(
  paint: ImagePaint,
  picture: Picture,
  region: Region,
  drawing: Drawing
): string {
  const width = Math.max(1, picture.width * paint.scalingFactor)
  const height = Math.max(1, picture.height * paint.scalingFactor)
  const turned = quarterTurns(paint) % 2 === 1
  const tile = turned ? { width: height, height: width } : { width, height }
  const image = svgAttributes({
    x: (tile.width - width) / 2,
    y: (tile.height - height) / 2,
    width,
    height,
    preserveAspectRatio: 'none',
    transform: rotationAround(paint, tile.width / 2, tile.height / 2),
    href: picture.url
  })
  const pattern = drawing.define(
    id =>
      `<pattern${svgAttributes({
        id,
        patternUnits: 'userSpaceOnUse',
        ...tile
      })}><image${image}/></pattern>`
  )
  return grouped(
    { filter: imageFilter(paint.filters, drawing) },
    region.draw({ value: `url(#${pattern})`, opacity: 1 })
  )
}

/** Picture's unit square → layer's pixels. */
export function cropPlacement(
  size: Size,
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
