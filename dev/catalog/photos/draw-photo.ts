import sharp, { type Sharp } from 'sharp'
import { colorOfHex } from '../scenes/raster.ts'
import { photoList, type Duotone } from './photo-list.ts'
import { scanBox } from './photo-pixels.ts'
import { photoScans, scanPath } from './photo-scans.ts'

/** Draws a photograph at a size, cropped and printed according to its entry. */
export async function drawPhoto(
  index: number,
  width: number,
  height: number
): Promise<Sharp> {
  const photo = photoList[index]
  if (!photo) throw new RangeError(`No photograph ${index}`)
  const scan = sharp(scanPath(photoScans[photo.work.scan]))
    .extract(scanBox(photo))
    .resize(width, height, { fit: 'fill' })
  if (!photo.duotone) return scan.removeAlpha()
  return print(scan, photo.duotone)
}

async function print(scan: Sharp, { dark, light }: Duotone): Promise<Sharp> {
  const { data, info } = await scan
    .greyscale()
    .normalise()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const from = colorOfHex(dark)
  const to = colorOfHex(light)
  const pixels = new Uint8ClampedArray(info.width * info.height * 3)
  for (let at = 0; at < info.width * info.height; at++) {
    const share = (data[at * info.channels] ?? 0) / 255
    for (const part of [0, 1, 2] as const) {
      pixels[at * 3 + part] = from[part] + (to[part] - from[part]) * share
    }
  }
  const { width, height } = info
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
