import type { ErrorCode } from '../../contract/errors.ts'
import type { Picture } from '../../contract/picture.ts'
import { fillRefusal, isFillable } from './fillable-layer.ts'
import { toCompEntry } from '../document/image-index.ts'
import { imagePaint } from '../images/image-paint.ts'
import { writeProvenance } from '../document/provenance.ts'
import { refusalOf } from '../document/refusal.ts'
import { topImageIndex } from '../images/top-image.ts'

/** Gives a layer the picture; the result says why it could not. */
export function fillLayer(
  node: BaseNode | null,
  picture: Picture,
  imageHash: string
): ErrorCode | null {
  if (!node || node.removed) return 'layer-gone'
  if (node.type === 'PAGE' || node.type === 'DOCUMENT') {
    return 'no-fillable-layer'
  }
  const refusal = fillRefusal(node)
  if (refusal) return refusal
  if (!isFillable(node)) return 'no-fillable-layer'
  const before = node.fills
  try {
    node.fills = withPicture(before, imagePaint(imageHash, picture, node))
    const entry = toCompEntry(picture)
    writeProvenance(node, { entry, imageHash, licenseId: null, license: null })
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

/** Takes the place of the topmost picture, and its looks; else on top. */
export function withPicture(
  paints: readonly Paint[],
  picture: ImagePaint
): Paint[] {
  const index = topImageIndex(paints)
  const old = paints[index]
  if (!old || old.type !== 'IMAGE') return [...paints, picture]
  const { opacity, blendMode, filters } = old
  const looks = Object.assign(
    {},
    opacity === undefined ? null : { opacity },
    blendMode === undefined ? null : { blendMode },
    filters === undefined ? null : { filters }
  )
  const changed = paints.slice()
  changed[index] = Object.assign(looks, picture)
  return changed
}
