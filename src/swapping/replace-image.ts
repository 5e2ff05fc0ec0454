import { moveCrop } from '../images/crop.ts'
import { pictureSize } from '../images/picture-file.ts'
import type { PictureFile } from '../images/picture-file.ts'
import { subjectShare } from '../images/subject-share.ts'

/** One image and the other file of the same picture that takes its place. */
export interface Replacement {
  fromHash: string
  from: PictureFile
  toHash: string
  to: PictureFile
  /** Paints that have to become exactly what they were. */
  known?: KnownPaint[]
}

/** A paint before and after an earlier replacement, at its index. */
export interface KnownPaint {
  at: number
  before: ImagePaint
  after: ImagePaint
}

/**
 * The paints with one image replaced and everything else as it was; null
 * when none of them shows it.
 */
export function replaceImage(
  paints: readonly Paint[],
  replacement: Replacement
): Paint[] | null {
  let isChanged = false
  const changed = paints.map((paint, at) => {
    if (paint.type !== 'IMAGE') return paint
    if (paint.imageHash !== replacement.fromHash) return paint
    isChanged = true
    return (
      replaceKnown(paint, at, replacement.known || []) ||
      replaceIn(paint, replacement)
    )
  })
  return isChanged ? changed : null
}

function replaceIn(paint: ImagePaint, replacement: Replacement): ImagePaint {
  const { from, to, toHash } = replacement
  const { scaleMode, imageTransform, scalingFactor } = paint
  const swapped = Object.assign({}, paint, { imageHash: toHash })
  if (scaleMode === 'CROP' && imageTransform) {
    const moved = moveCrop(imageTransform, from, to)
    return Object.assign(swapped, { imageTransform: moved })
  }
  if (scaleMode === 'TILE' && scalingFactor !== undefined) {
    const factor = scalingFactor * tileScale(from, to)
    return Object.assign(swapped, { scalingFactor: factor })
  }
  return swapped
}

/** What a person changed in the paint since then stays. */
function replaceKnown(
  paint: ImagePaint,
  at: number,
  known: KnownPaint[]
): ImagePaint | null {
  const alike = known.filter(({ after }) => isPlacedAlike(paint, after))
  const own = alike.find(one => one.at === at) || alike[0]
  if (!own) return null
  const { imageHash, imageTransform, scalingFactor } = own.before
  return Object.assign(
    {},
    paint,
    { imageHash },
    imageTransform && { imageTransform },
    scalingFactor === undefined ? null : { scalingFactor }
  )
}

function isPlacedAlike(one: ImagePaint, other: ImagePaint): boolean {
  const numbers = placingOf(one)
  const others = placingOf(other)
  return (
    one.scaleMode === other.scaleMode &&
    numbers.length === others.length &&
    numbers.every((number, i) => isNear(number, others[i] || 0))
  )
}

function placingOf({ imageTransform, scalingFactor }: ImagePaint): number[] {
  const [across, down] = imageTransform || []
  return [scalingFactor || 0, ...(across || []), ...(down || [])]
}

/** Figma: numbers are kept in single precision. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one))
}

/** Tiles count image pixels: the subject stays as large as it was. */
function tileScale(from: PictureFile, to: PictureFile): number {
  const shown = pictureSize(to).width * subjectShare(from, to).width
  return pictureSize(from).width / shown
}
