import {
  type Point,
  type Matrix,
  invert,
  translation,
  multiply,
  transformPoint,
  scaling,
  identity
} from '../../shared/matrix.ts'
import type { Size } from '../../shared/rect.ts'
import type { ImagePaint } from '../../render/paint.ts'

/** The part of a picture that a layer shows; 1 is the picture's side. */
export interface CropArea {
  left: number
  top: number
  width: number
  height: number
}

type Laid = Pick<ImagePaint, 'scaleMode' | 'rotation' | 'transform'>

/** The crop that shows just what the paint shows now, turned as it is. */
export function cropOf(paint: Laid, node: Size, image: Size): Matrix {
  if (paint.scaleMode === 'CROP') return paint.transform
  const turns = ((Math.round(paint.rotation / 90) % 4) + 4) % 4
  const lies = turns % 2 === 1
  const across = lies ? image.height : image.width
  const down = lies ? image.width : image.height
  const choose = paint.scaleMode === 'FIT' ? Math.min : Math.max
  const scale = choose(node.width / across, node.height / down)
  const placement = multiply(
    translation(node.width / 2, node.height / 2),
    multiply(
      quarterTurn(turns),
      multiply(
        scaling(image.width * scale, image.height * scale),
        translation(-0.5, -0.5)
      )
    )
  )
  const back = invert(placement)
  return back ? multiply(back, scaling(node.width, node.height)) : identity
}

/** Turns by 90° clockwise on the screen, `times` times. */
function quarterTurn(times: number): Matrix {
  const cos = [1, 0, -1, 0][times] ?? 1
  const sin = [0, 1, 0, -1][times] ?? 0
  return [
    [cos, -sin, 0],
    [sin, cos, 0]
  ]
}

/** The crop after one quarter turn more around the layer's middle. */
export function turnCrop(crop: Matrix, node: Size): Matrix {
  const { width, height } = node
  const middle = translation(0.5, 0.5)
  const turn = multiply(
    scaling(1 / width, 1 / height),
    multiply(quarterTurn(3), scaling(width, height))
  )
  return multiply(
    crop,
    multiply(middle, multiply(turn, translation(-0.5, -0.5)))
  )
}

/**
 * The scale of the picture after a corner is dragged to a point, and the fixed
 * corner; corners are clockwise from the picture's own top left.
 */
export function cornerPull(
  crop: Matrix,
  node: Size,
  corner: number,
  to: Point
): { factor: number; at: Point } | null {
  const placement = invert(crop)
  const pulled = corners[corner]
  const fixed = corners[(corner + 2) % 4]
  if (!placement || !pulled || !fixed) return null
  const from = transformPoint(placement, pulled)
  const at = transformPoint(placement, fixed)
  const { width, height } = node
  const side = { x: (from.x - at.x) * width, y: (from.y - at.y) * height }
  const pull = { x: (to.x - at.x) * width, y: (to.y - at.y) * height }
  const length = side.x ** 2 + side.y ** 2
  const factor = (side.x * pull.x + side.y * pull.y) / length
  return { factor: Math.max(0.05, factor), at }
}

/** Of a picture's unit square. */
export const corners: Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 }
]

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

/** The `imageTransform` of a paint that shows this area. */
export function cropMatrix(area: CropArea): Matrix {
  return [
    [area.width, 0, area.left],
    [0, area.height, area.top]
  ]
}

/**
 * Moves or resizes the area; a resized side takes the other along, so that the
 * picture keeps its proportions.
 */
export function changeCropArea(
  area: CropArea,
  field: keyof CropArea,
  value: number
): CropArea {
  if (field === 'left' || field === 'top') return { ...area, [field]: value }
  const ratio = Math.max(0.001, value) / area[field]
  return { ...area, width: area.width * ratio, height: area.height * ratio }
}
