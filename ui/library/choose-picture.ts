import type { Asset, Picture } from '../api/asset.ts'

/** A slight enlargement is not visible; a second request is. */
const enlargement = 1.15

/**
 * The smallest thumbnail that is sharp at this width in device pixels, else the
 * smallest such preview, else the largest picture.
 */
export function choosePicture(
  { thumbnails, previews }: Asset,
  width: number
): Picture | null {
  const pictures = [...thumbnails, ...previews]
  return (
    pictures.find(picture => picture.width * enlargement >= width) ??
    previews.at(-1) ??
    thumbnails.at(-1) ??
    null
  )
}
