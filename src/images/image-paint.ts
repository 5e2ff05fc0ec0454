import type { Size } from '../../contract/picture.ts'
import { coverCrop } from './crop.ts'
import { hasIdBar } from './picture-file.ts'
import type { PictureFile } from './picture-file.ts'

/** A paint that covers the layer with the picture, never with its id bar. */
export function imagePaint(
  imageHash: string,
  file: PictureFile,
  box: Size
): ImagePaint {
  return hasIdBar(file)
    ? {
        type: 'IMAGE',
        scaleMode: 'CROP',
        imageHash,
        imageTransform: coverCrop(box, file)
      }
    : { type: 'IMAGE', scaleMode: 'FILL', imageHash }
}
