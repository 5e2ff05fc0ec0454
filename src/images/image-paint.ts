import type { Size } from '../../contract/picture.ts'
import { coverCrop } from './crop.ts'
import { isWholePicture } from './picture-file.ts'
import type { PictureFile } from './picture-file.ts'

/** A paint that covers the layer with the picture, never with its id bar or margins. */
export function imagePaint(
  imageHash: string,
  file: PictureFile,
  box: Size
): ImagePaint {
  return isWholePicture(file)
    ? { type: 'IMAGE', scaleMode: 'FILL', imageHash }
    : {
        type: 'IMAGE',
        scaleMode: 'CROP',
        imageHash,
        imageTransform: coverCrop(box, file)
      }
}
