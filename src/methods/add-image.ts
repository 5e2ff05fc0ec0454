import type { AddImage, AddedImage } from '../../contract/picture.ts'
import { rememberFile } from '../swapping/added-files.ts'
import { makeImage } from '../images/make-image.ts'

export async function addImage({
  picture,
  bytes
}: AddImage): Promise<AddedImage> {
  const imageHash = await makeImage(bytes)
  rememberFile(imageHash, picture)
  return { imageHash }
}
