import { ClearedError } from '../../contract/errors.ts'
import { wrapErrors } from '../platform/wrap-errors.ts'

/** Creates an image and returns its hash. */
export function makeImage(bytes: Uint8Array): Promise<string> {
  return wrapErrors(
    reason =>
      /too large/i.test(reason) ? 'image-too-large' : 'image-unreadable',
    () => figma.createImage(bytes).hash
  )
}

/** Throws `image-missing` when the document does not have the image. */
export function assertImage(imageHash: string): void {
  if (figma.getImageByHash(imageHash)) return
  throw new ClearedError('image-missing')
}
