import type { Matrix } from '../core/host.ts'
import type { Size } from '../render/drawing.ts'
import type { ImagePaint } from '../render/paint.ts'
/** The part of a picture that a layer shows; 1 is the picture's side. */
export interface CropArea {
  left: number
  top: number
  width: number
  height: number
}
/** The crop that shows just what the paint shows now. */
export declare function cropOf(
  paint: ImagePaint,
  node: Size,
  image: Size
): Matrix
/** The crop after the picture was dragged by a part of the layer's box. */
export declare function panCrop(
  crop: Matrix,
  across: number,
  down: number
): Matrix
/** The crop after the picture grew around a point of the layer's box. */
export declare function zoomCrop(
  crop: Matrix,
  factor: number,
  at?: {
    x: number
    y: number
  }
): Matrix
/** Null when the picture is turned or mirrored: no upright area exists. */
export declare function cropArea(crop: Matrix): CropArea | null
export declare function cropMatrix(area: CropArea): Matrix
/** Changes one measure; the other side follows so that nothing distorts. */
export declare function changeCropArea(
  area: CropArea,
  field: keyof CropArea,
  value: number
): CropArea
