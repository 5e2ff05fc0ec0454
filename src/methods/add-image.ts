import type { AddImage, AddedImage } from '../../contract/picture.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { rememberFile } from '../images/added-files.ts'
import { makeImage } from '../images/make-image.ts'

export function addImage(
  { picture, bytes }: AddImage,
  context: CallContext
): AddedImage {
  context.throwIfCancelled()
  const imageHash = makeImage(bytes)
  rememberFile(imageHash, picture)
  return { imageHash }
}
