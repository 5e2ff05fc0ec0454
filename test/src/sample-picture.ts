import sharp from 'sharp'
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

/** A small comp with its own color. */
export async function samplePicture(
  changes: Partial<Picture> = {},
  color = '#336699'
): Promise<PlaceComp> {
  const picture = { ...plain, ...changes }
  const { width, height } = picture
  const image = sharp({
    create: { width, height, channels: 3, background: color }
  })
  const bytes = new Uint8Array(await image.png().toBuffer())
  const box = { x: -300, y: -200, width: 600, height: 400 }
  return { picture, bytes, box }
}
