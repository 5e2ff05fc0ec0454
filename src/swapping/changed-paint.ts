import { pick } from '../platform/pick.ts'

/** A paint that a swap changed, and where in its area. */
export interface ChangedPaint {
  list: number
  /** Its index in the list. */
  at: number
  before: ImagePaint
  after: ImagePaint
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
): ImagePaint | null {
  if (paint.type !== 'IMAGE') return null
  const own = changed.find(
    one =>
      one.list === list &&
      one.at === at &&
      one.after.imageHash === paint.imageHash &&
      (isForced || placingKey(one.after) === placingKey(paint))
  )
  if (!own) return null
  const placed = pick(own.before, [
    'imageHash',
    'imageTransform',
    'scalingFactor'
  ])
  return Object.assign({}, paint, placed)
}

/** Figma: numbers are stored in single precision. */
function placingKey({ scaleMode, imageTransform, scalingFactor }: ImagePaint) {
  return JSON.stringify(
    [scaleMode, imageTransform, scalingFactor],
    (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(5)) : value
  )
}
