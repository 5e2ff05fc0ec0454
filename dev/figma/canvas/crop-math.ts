import type { Matrix } from '../core/host.ts'
import type { Size } from '../render/drawing.ts'
import { multiply } from '../core/matrix.ts'
import { scaling, translation } from '../render/matrix.ts'
import type { ImagePaint } from '../render/paint.ts'

/** The part of a picture that a layer shows; 1 is the picture's side. */
export interface CropArea {
  left: number
  top: number
  width: number
  height: number
}

/** The crop that shows just what the paint shows now. */
export function cropOf(paint: ImagePaint, node: Size, image: Size): Matrix {
  if (paint.scaleMode === 'CROP') return paint.transform
  const ratios = [node.width / image.width, node.height / image.height]
  const choose = paint.scaleMode === 'FIT' ? Math.min : Math.max
  const scale = choose(...ratios)
  const width = node.width / scale / image.width
  const height = node.height / scale / image.height
  return [
    [width, 0, (1 - width) / 2],
    [0, height, (1 - height) / 2]
  ]
}

/** The crop after the picture was dragged by a part of the layer's box. */
export function panCrop(crop: Matrix, across: number, down: number): Matrix {
  return multiply(crop, translation(-across, -down))
}

/** The crop after the picture grew around a point of the layer's box. */
export function zoomCrop(
  crop: Matrix,
  factor: number,
  at = { x: 0.5, y: 0.5 }
): Matrix {
  const around = multiply(
    translation(at.x, at.y),
    multiply(scaling(1 / factor, 1 / factor), translation(-at.x, -at.y))
  )
  return multiply(crop, around)
}

/** Null when the picture is turned or mirrored: no upright area exists. */
export function cropArea(crop: Matrix): CropArea | null {
  const [[width, skewX, left], [skewY, height, top]] = crop
  const upright = Math.abs(skewX) < 1e-9 && Math.abs(skewY) < 1e-9
  return upright && width > 0 && height > 0
    ? { left, top, width, height }
    : null
}

export function cropMatrix(area: CropArea): Matrix {
  return [
    [area.width, 0, area.left],
    [0, area.height, area.top]
  ]
}

/** Changes one measure; the other side follows so that nothing distorts. */
export function changeCropArea(
  area: CropArea,
  field: keyof CropArea,
  value: number
): CropArea {
  if (field === 'left' || field === 'top') return { ...area, [field]: value }
  const ratio = Math.max(0.001, value) / area[field]
  return { ...area, width: area.width * ratio, height: area.height * ratio }
}
