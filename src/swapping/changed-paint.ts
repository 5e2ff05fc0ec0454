import { isMedia, shownFile, showFile } from '../images/media-paint.ts'
import type { MediaPaint } from '../images/media-paint.ts'

/** A paint that a swap changed, and where in its area. */
export interface ChangedPaint {
  list: number
  /** Its index in the list. */
  at: number
  before: MediaPaint
  after: MediaPaint
}

/**
 * The paint before our change; null when we did not change it. With `isForced`
 * also when somebody has changed its crop since.
 */
export function paintBefore(
  paint: Paint,
  list: number,
  at: number,
  changed: ChangedPaint[],
  isForced: boolean
): MediaPaint | null {
  if (!isMedia(paint)) return null
  const { hash } = shownFile(paint)
  const own = changed.find(
    one =>
      one.list === list &&
      one.at === at &&
      shownFile(one.after).hash === hash &&
      (isForced || placingKey(one.after) === placingKey(paint))
  )
  return own ? showFile(paint, shownFile(own.before)) : null
}

/** Figma: numbers are stored in single precision. */
function placingKey(paint: MediaPaint): string {
  const { transform, scalingFactor } = shownFile(paint)
  return JSON.stringify(
    [paint.scaleMode, transform, scalingFactor],
    (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(5)) : value
  )
}
