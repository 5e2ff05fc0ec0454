import sharp from 'sharp'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { allEntries } from './all-entries.ts'

/** Pixels of the longer side; the files that the service sends have more. */
const leastSide = 100

/** Keys of licensed images that nobody can decode, or that are far too small. */
export async function faultyImages({
  pluginData,
  images
}: DocumentFile): Promise<string[]> {
  const licensed = allEntries(pluginData).flatMap(([key, value]) => {
    const isLicensed = String(value).includes('"state":"licensed"')
    return key.startsWith('image:') && isLicensed ? [key] : []
  })
  const checked = await Promise.all(
    licensed.map(async key => {
      const base64 = images[key.slice('image:'.length)] ?? ''
      return (await isSound(Buffer.from(base64, 'base64'))) ? [] : [key]
    })
  )
  return checked.flat()
}

async function isSound(bytes: Uint8Array): Promise<boolean> {
  try {
    const picture = sharp(bytes).raw()
    const { info } = await picture.toBuffer({ resolveWithObject: true })
    return Math.max(info.width, info.height) >= leastSide
  } catch {
    return false
  }
}
