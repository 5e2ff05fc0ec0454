import sharp from 'sharp'
import { ClearedError } from '../../contract/errors.ts'
import { readColors } from '../../ui/images/color-tag.ts'
import { planFit } from '../../ui/images/fit-plan.ts'
import { readImageHeader } from '../../ui/images/image-header.ts'
import type { FittedPicture } from '../../ui/platform.ts'

/** What the worker does in a browser, with sharp for the pixels. */
export async function fitWithSharp(bytes: Uint8Array): Promise<FittedPicture> {
  const header = readImageHeader(bytes)
  if (!header?.isComplete) {
    throw new ClearedError('image-unreadable', 'The file is no picture.')
  }
  const { mustEncode, type, ...sizes } = planFit(
    header,
    await readColors(header.colorTag)
  )
  if (!mustEncode) return { bytes, ...sizes }
  const image = sharp(bytes).rotate().resize(sizes.width, sizes.height)
  const encoded = await (
    type === 'image/png' ? image.png() : image.jpeg({ quality: 95 })
  ).toBuffer()
  return { bytes: new Uint8Array(encoded), ...sizes }
}
