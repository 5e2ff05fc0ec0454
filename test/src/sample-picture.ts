import sharp from 'sharp'
import { isVideoFile } from '../../contract/document.ts'
import type { Picture } from '../../contract/picture.ts'
import type { PlaceComp } from '../../contract/placing.ts'

const plain: Picture = {
  assetId: '1001',
  mediaType: 'image',
  name: 'Mountain lake at dawn',
  rendition: 'preview_1000',
  width: 90,
  height: 60,
  pictureHeight: 60
}

/** A small comp with its own color; that of a video has no more to it. */
export async function samplePicture(
  changes: Partial<Picture> = {},
  color = '#336699'
): Promise<PlaceComp> {
  const picture = { ...plain, ...changes }
  const box = { x: -300, y: -200, width: 600, height: 400 }
  if (isVideoFile(picture)) return { picture, bytes: sampleVideo(color), box }
  const { width, height } = picture
  const image = sharp({
    create: { width, height, channels: 3, background: color }
  })
  const bytes = new Uint8Array(await image.png().toBuffer())
  return { picture, bytes, box }
}

/** The start of an MP4 file, which is all that Figma looks at. */
function sampleVideo(color: string): Uint8Array {
  return new TextEncoder().encode(`\0\0\0\x20ftypisom${color}`)
}
