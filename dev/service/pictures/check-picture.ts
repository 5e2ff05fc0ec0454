import sharp, { type Metadata } from 'sharp'
import { LineError } from './line-error.ts'

const formats = ['jpeg', 'png', 'webp', 'tiff']
/** Maximum of a JPEG, because licensed files are JPEGs. */
const maxSide = 65_500
/** Maximum that sharp decodes. */
const maxPixels = 268_402_689

/**
 * The size in pixels of a supported picture, after rotation, whatever its file
 * name. Throws LineError for others.
 */
export async function checkPicture(
  file: string,
  picture: Uint8Array
): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await metadataOf(picture).catch(
    refuseUnreadable(file)
  )
  if (!formats.includes(format)) {
    throw new LineError(
      `${file} is ${format.toUpperCase()}. Save it as JPEG, PNG, WebP or TIFF.`
    )
  }
  const { width, height } = autoOrient
  if (Math.max(width, height) > maxSide || width * height > maxPixels) {
    throw new LineError(
      `${file} has more than 65,500 pixels per side or 268 million in all. Save it smaller.`
    )
  }
  return { width, height }
}

/** Also rejects where sharp throws synchronously, for an empty file. */
async function metadataOf(picture: Uint8Array): Promise<Metadata> {
  return sharp(picture, { limitInputPixels: false }).metadata()
}

/**
 * Converts an error of sharp to a LineError: the file is not a picture, or
 * damaged.
 */
export function refuseUnreadable(file: string): (cause: unknown) => never {
  return cause => {
    throw new LineError(
      `${file} cannot be read as a picture. Save it as JPEG, PNG, WebP or TIFF.`,
      { cause }
    )
  }
}
