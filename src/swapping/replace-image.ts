import { moveCrop } from '../images/crop.ts'
import { pictureSize } from '../images/picture-file.ts'
import type { PictureFile } from '../images/picture-file.ts'
import { subjectShare } from '../images/subject-share.ts'
import { pick } from '../pick.ts'

/** One image and the other file of the same picture that takes its place. */
export interface Replacement {
  fromHash: string
  from: PictureFile
  toHash: string
  to: PictureFile
  /** Takes the opposite replacement back. */
  isBack?: boolean
  /** Paints that have to become exactly what they were. */
  known?: ChangedPaint[]
}

export interface ChangedPaint {
  /** Its index. */
  at: number
  before: ImagePaint
  after: ImagePaint
}

/**
 * The paints with one image replaced and everything else as it was; null
 * when none of them shows it. Adds what changed to `changed`.
 */
export function replaceImage(
  paints: readonly Paint[],
  replacement: Replacement,
  changed: ChangedPaint[] = []
): Paint[] | null {
  const { length } = changed
  const replaced = paints.map((paint, at) => {
    if (paint.type !== 'IMAGE') return paint
    if (paint.imageHash !== replacement.fromHash) return paint
    const after = replaceIn(paint, at, replacement)
    changed.push({ at, before: paint, after })
    return after
  })
  return changed.length > length ? replaced : null
}

/** What was changed, back again where it is still to be seen. */
export function putBack(
  paints: readonly Paint[],
  changed: ChangedPaint[]
): Paint[] | null {
  let isSame = true
  const back = paints.map((paint, at) => {
    const own = changed.find(
      one =>
        one.at === at &&
        paint.type === 'IMAGE' &&
        paint.imageHash === one.after.imageHash
    )
    if (!own) return paint
    isSame = false
    return Object.assign({}, paint, placed(own.before))
  })
  return isSame ? null : back
}

function replaceIn(
  paint: ImagePaint,
  at: number,
  { from, to, toHash: imageHash, isBack, known = [] }: Replacement
): ImagePaint {
  const { scaleMode, imageTransform, scalingFactor } = paint
  const alike = known.filter(({ after }) => placing(after) === placing(paint))
  const own = alike.find(one => one.at === at) || alike[0]
  const scale = isBack ? 1 / tileScale(to, from) : tileScale(from, to)
  return Object.assign(
    {},
    paint,
    own
      ? placed(own.before)
      : scaleMode === 'CROP' && imageTransform
        ? {
            imageHash,
            imageTransform: moveCrop(imageTransform, from, to, isBack)
          }
        : scaleMode === 'TILE' && scalingFactor !== undefined
          ? { imageHash, scalingFactor: scalingFactor * scale }
          : { imageHash }
  )
}

function placed(paint: ImagePaint) {
  return pick(paint, ['imageHash', 'imageTransform', 'scalingFactor'])
}

/** Figma: numbers are kept in single precision. */
function placing({ scaleMode, imageTransform, scalingFactor }: ImagePaint) {
  return JSON.stringify(
    [scaleMode, imageTransform, scalingFactor],
    (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(5)) : value
  )
}

/** Tiles count image pixels: the subject stays as large as it was. */
function tileScale(from: PictureFile, to: PictureFile): number {
  const shown = pictureSize(to).width * subjectShare(from, to).width
  return pictureSize(from).width / shown
}
