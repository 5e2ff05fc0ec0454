import { isVideoFile } from '../../contract/document.ts'
import type { Size } from '../../contract/picture.ts'
import type { CompImage } from '../../contract/placing.ts'
import { coverCrop } from './crop.ts'
import { showFile } from './media-paint.ts'
import type { MediaPaint } from './media-paint.ts'
import { isWholePicture } from './picture-file.ts'

/** A paint that covers the layer with the picture, never with its id bar or margins. */
export function coveringPaint(
  { imageHash: hash, picture }: CompImage,
  box: Size
): MediaPaint {
  const isWhole = isWholePicture(picture)
  return showFile(
    {
      type: 'IMAGE',
      scaleMode: isWhole ? 'FILL' : 'CROP',
      imageHash: null
    },
    {
      hash,
      isVideo: isVideoFile(picture),
      transform: isWhole ? undefined : coverCrop(box, picture)
    }
  )
}
