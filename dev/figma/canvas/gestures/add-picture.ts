import type { Host } from '../../shared/host.ts'
import type { PictureFile } from '../../shared/user-edits.ts'
import { imageSize } from '../../scene/images.ts'

/** Takes a file into the document, as a layer's picture named after it. */
export function addPicture(
  host: Host,
  name: string,
  bytes: Uint8Array
): PictureFile | null {
  const hash = host.addImage(bytes)
  const size = imageSize(host, hash)
  const layer = name.replace(/\.\w+$/, '') || 'Image'
  return size && { hash, name: layer, ...size }
}
