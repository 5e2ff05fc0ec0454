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
  return /too large/i.test(reason)
    ? new ClearedError(
        'image-too-large',
        'Figma takes pictures of at most 4096 pixels a side.'
      )
    : new ClearedError(
        'image-unreadable',
        `Figma could not read the picture: ${reason}`
      )
}
