import type { Host } from '../../shared/host.ts'
import type { PictureFile } from '../../shared/user-edits.ts'
import { isVideo } from '../../shared/check-video.ts'
import type { Size } from '../../shared/rect.ts'
import { readFrame } from '../../scene/videos.ts'

/**
 * Takes an image or video into the document, as a layer's fill named after it.
 * Throws for other files.
 */
export async function addPicture(
  host: Host,
  name: string,
  bytes: Uint8Array
): Promise<PictureFile | null> {
  const kind = isVideo(bytes) ? 'video' : 'image'
  const layer = name.replace(/\.\w+$/, '') || capital(kind)
  if (kind === 'image') {
    const hash = host.addImage(bytes)
    const image = host.image(hash)
    return image && fillOf(kind, hash, layer, image)
  }
  const hash = host.addVideo(bytes)
  const frame = await readFrame(host, hash)
  if (!frame) throw new Error('This browser cannot play it')
  return fillOf(kind, hash, layer, frame)
}

function fillOf(
  kind: PictureFile['kind'],
  hash: string,
  name: string,
  { width, height }: Size
): PictureFile {
  return { kind, hash, name, width, height }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
