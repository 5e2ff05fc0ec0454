import { ClearedError } from '../../contract/errors.ts'
import { wrapErrors } from '../platform/wrap-errors.ts'

/** Makes an image of the file and gives its hash. */
export function makeImage(bytes: Uint8Array): Promise<string> {
  return wrapErrors(
    reason =>
      /too large/i.test(reason) ? 'image-too-large' : 'image-unreadable',
    () => figma.createImage(bytes).hash
  )
}

/** Fails with `image-gone` when the file does not hold the image. */
export function assertImage(imageHash: string): void {
  if (figma.getImageByHash(imageHash)) return
  throw new ClearedError('image-gone')
}
