import sharp from 'sharp'
import {
  assetColor,
  type AssetColor
} from '../../catalog/assets/color-family.ts'
import { fingerprint } from '../../catalog/fingerprints/fingerprint.ts'
import { checkPicture, refuseUnreadable } from './check-picture.ts'

/** Facts that are measured from a picture file. */
export interface PictureFacts {
  /** Pixels, upright. */
  width: number
  height: number
  /** One or two, the main one first. */
  colors: AssetColor[]
  isGrayscale: boolean
  /** Base64. */
  fingerprint: string
}

interface Group {
  count: number
  sum: [number, number, number]
}

const side = 24
/** Maximum difference between the channels of a gray pixel. */
const grayRange = 12

/** Measures a picture; throws LineError if it is not one. */
export async function measurePicture(
  file: string,
  picture: Uint8Array
): Promise<PictureFacts> {
  const { width, height } = await checkPicture(file, picture)
  const pixels = await smallPixels(file, picture)
  return {
    width,
    height,
    colors: mainColors(pixels),
    isGrayscale: pixels.every(
      pixel => Math.max(...pixel) - Math.min(...pixel) <= grayRange
    ),
    fingerprint: Buffer.from(await fingerprint(picture)).toString('base64')
  }
}

type Pixel = [number, number, number]

async function smallPixels(
  file: string,
  picture: Uint8Array
): Promise<Pixel[]> {
  const bytes = await sharp(picture, { failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(refuseUnreadable(file))
  return Array.from({ length: side * side }, (_, at): Pixel => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(at * 3, at * 3 + 3)
    return [red, green, blue]
  })
}

/** Mean colors of the two most frequent families. */
function mainColors(pixels: Pixel[]): AssetColor[] {
  const groups = new Map<string, Group>()
  pixels.forEach(pixel => {
    const { family } = assetColor(toHex(pixel))
    const group = groups.get(family) ?? { count: 0, sum: [0, 0, 0] }
    const [red, green, blue] = group.sum
    group.count += 1
    group.sum = [red + pixel[0], green + pixel[1], blue + pixel[2]]
    groups.set(family, group)
  })
  return [...groups.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ count, sum: [red, green, blue] }) =>
      assetColor(toHex([red / count, green / count, blue / count]))
    )
}

function toHex(pixel: Pixel): string {
  return pixel
    .map(value => Math.round(value).toString(16).padStart(2, '0'))
    .join('')
}
