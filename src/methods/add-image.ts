import type { AddImage, AddedImage } from '../../contract/picture.ts'
import { addFile } from '../document/media-files.ts'

export async function addImage(file: AddImage): Promise<AddedImage> {
  return { imageHash: await addFile(file) }
}
