import type { Asset, Picture } from '../api/asset.ts'

/** A little enlargement is not seen, a second request is. */
const enlargement = 1.15

/**
 * The smallest thumbnail that looks sharp at this width in device pixels,
 * else the smallest preview that does, else the largest there is.
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
