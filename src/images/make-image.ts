import { ClearedError } from '../../contract/errors.ts'
import { reasonOf } from '../reason-of.ts'

/** Makes an image of the file and gives its hash. */
export function makeImage(bytes: Uint8Array): string {
  try {
    return figma.createImage(bytes).hash
  } catch (error) {
    throw toImageError(error)
  }
}

/** Fails with `image-gone` when the file does not hold the image. */
export function assertImage(imageHash: string): void {
  if (figma.getImageByHash(imageHash)) return
  throw new ClearedError('image-gone', `There is no image ${imageHash}.`)
}

function toImageError(error: unknown): ClearedError {
  const reason = reasonOf(error)
  const isLarge = /too large/i.test(reason)
  return new ClearedError(
    isLarge ? 'image-too-large' : 'image-unreadable',
    reason
  )
}
