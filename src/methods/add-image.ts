import type { AddImage, AddedImage } from '../../contract/picture.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { rememberFile } from '../images/added-files.ts'
import { makeImage } from '../images/make-image.ts'
import { checkPicture } from '../input.ts'

export function addImage(input: AddImage, context: CallContext): AddedImage {
  const picture = checkPicture(input.picture)
  context.throwIfCancelled()
  const imageHash = makeImage(input.bytes)
  rememberFile(imageHash, picture)
  return { imageHash }
}
