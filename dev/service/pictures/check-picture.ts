import sharp, { type Metadata } from 'sharp'
import { RowProblem } from './line-error.ts'

const formats = ['jpeg', 'png', 'webp', 'tiff']
/** What a JPEG can have, since licensed files are JPEGs. */
const longestSide = 65_500
/** What sharp decodes. */
const mostPixels = 268_402_689

/**
 * The upright size in pixels of a picture that a library can hold, whatever
 * its file is called. Throws RowProblem for any other.
 */
export async function checkPicture(
  file: string,
  picture: Uint8Array
): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await metadataOf(picture).catch(
    refuseUnreadable(file)
  )
  if (!formats.includes(format)) {
    throw new RowProblem(
      `${file} is ${format.toUpperCase()}. Save it as JPEG, PNG, WebP or TIFF.`
    )
  }
  const { width, height } = autoOrient
  if (Math.max(width, height) > longestSide || width * height > mostPixels) {
    throw new RowProblem(
      `${file} has more than 65,500 pixels a side or 268 million in all. Save it smaller.`
    )
  }
  return { width, height }
}

/** Rejects also for what sharp refuses at once, which is nothing at all. */
async function metadataOf(picture: Uint8Array): Promise<Metadata> {
  return sharp(picture, { limitInputPixels: false }).metadata()
}

/** What to do with an error of sharp's: the file is no picture, or broken. */
export function refuseUnreadable(file: string): (cause: unknown) => never {
  return cause => {
    throw new RowProblem(
      `${file} cannot be read as a picture. Save it as JPEG, PNG, WebP or TIFF.`,
      { cause }
    )
  }
}
