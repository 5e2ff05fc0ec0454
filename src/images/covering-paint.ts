import { isVideoFile } from '../../contract/document.ts'
import type { Size } from '../../contract/picture.ts'
import type { CompImage } from '../../contract/placing.ts'
import { coverCrop } from './crop.ts'
import { showFile } from './media-paint.ts'
import type { MediaPaint } from './media-paint.ts'
import { isWholePicture } from './picture-file.ts'

/** Parts of a picture; a subject nearer to the middle is not worth a crop. */
const minShift = 0.05

/**
 * A paint that covers the layer with the picture, never with its id bar or
 * margins, and shows its subject.
 */
export function coveringPaint(
  { imageHash: hash, picture }: CompImage,
  box: Size
): MediaPaint {
  const crop = coverCrop(box, picture, picture.subject)
  const needsCrop =
    !isWholePicture(picture) ||
    (picture.subject && isMoved(crop, coverCrop(box, picture)))
  return showFile(
    {
      type: 'IMAGE',
      // Figma: in a layer that is resized later, only FILL keeps its shape.
      scaleMode: needsCrop ? 'CROP' : 'FILL',
      imageHash: null
    },
    {
      hash,
      isVideo: isVideoFile(picture),
      transform: needsCrop ? crop : undefined
    }
  )
}

function isMoved(crop: Transform, [[, , x], [, , y]]: Transform): boolean {
  const [[, , left], [, , top]] = crop
  return Math.abs(left - x) >= minShift || Math.abs(top - y) >= minShift
}
