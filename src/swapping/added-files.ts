import type { Picture } from '../../contract/picture.ts'
import type { AssetRef } from '../../contract/document.ts'
import { assetKey } from '../document/asset-key.ts'
import { toPictureFile, wholeFile } from '../images/picture-file.ts'
import type { PictureFile } from '../images/picture-file.ts'

/** By image hash and asset: two assets may have the same file. */
const added = new Map<string, PictureFile>()

/**
 * Remembers an image that no layer shows yet; a swap writes its index entry.
 */
export function rememberFile(imageHash: string, picture: Picture): void {
  added.set(imageHash + assetKey(picture), toPictureFile(picture))
}

/** Null when the document does not have the image. */
export async function findFile(
  imageHash: string,
  asset: AssetRef
): Promise<PictureFile | null> {
  const image = figma.getImageByHash(imageHash)
  if (!image) return null
  const known = added.get(imageHash + assetKey(asset))
  if (known) return known
  return wholeFile(await image.getSizeAsync())
}
