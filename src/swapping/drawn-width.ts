import type { Size } from '../../contract/picture.ts'
import type { Holder } from '../finding/known-images.ts'
import { hashOf, isMedia, shownFile } from '../images/media-paint.ts'
import type { MediaPaint } from '../images/media-paint.ts'
import { paintAreas } from '../images/paint-areas.ts'

/**
 * How wide a layer draws the whole file with this hash, cut parts included; 0
 * for a style, which has no size.
 */
export function drawnWidth(holder: Holder, hash: string, file: Size): number {
  if (!('width' in holder)) return 0
  const { width, height } = holder
  let widest = 0
  paintAreas(holder).forEach(area =>
    area.read().forEach(({ paints }) =>
      paints.forEach(paint => {
        if (!isMedia(paint) || hashOf(paint) !== hash) return
        widest = Math.max(widest, widthOf(paint, { width, height }, file))
      })
    )
  )
  return Math.round(widest)
}

function widthOf(paint: MediaPaint, box: Size, file: Size): number {
  const { scaleMode } = paint
  const { transform, scalingFactor = 1 } = shownFile(paint)
  if (scaleMode === 'TILE') return file.width * scalingFactor
  if (scaleMode === 'CROP' && transform) return croppedWidth(transform, box)
  const asHigh = (box.height * file.width) / file.height
  const choose = scaleMode === 'FIT' ? Math.min : Math.max
  return choose(box.width, asHigh)
}

/** The transform leads from the layer to the file, both of the size 1. */
function croppedWidth([[a, b], [c, d]]: Transform, box: Size): number {
  const area = Math.abs(a * d - b * c)
  return area === 0 ? 0 : Math.hypot(d * box.width, c * box.height) / area
}
