import type { AddImage, AddedImage } from '../../contract/picture.ts'
import { rememberFile } from '../images/added-files.ts'
import { makeImage } from '../images/make-image.ts'

export function addImage({ picture, bytes }: AddImage): AddedImage {
  const imageHash = makeImage(bytes)
  rememberFile(imageHash, picture)
  return { imageHash }
}
