import sharp from 'sharp'
import { ClearedError } from '../../../contract/errors.ts'
import { sniffType } from '../../../contract/sniff-file.ts'
import { readColors } from '../../../ui/images/color-tag.ts'
import type { Size } from '../../../contract/picture.ts'
import type { Pixels } from '../../../ui/images/find-margins.ts'
import { findPicture } from '../../../ui/images/find-picture.ts'
import type { Part } from '../../../ui/images/find-picture.ts'
import { planFit } from '../../../ui/images/fit-plan.ts'
import { readImageHeader } from '../../../ui/images/read-image-header.ts'
import type {
  FitOptions,
  FittedPicture
} from '../../../ui/platform/platform.ts'

/** Fits a picture like the panel's worker, with sharp instead of a browser. */
export async function fitWithSharp(
  bytes: Uint8Array,
  hints: FitOptions = {}
): Promise<FittedPicture> {
  const header = readImageHeader(bytes)
  if (!header?.isComplete) {
    const isCut = header !== null || sniffType(bytes) !== null
    throw new ClearedError(isCut ? 'download-incomplete' : 'image-unreadable')
  }
  const { mustEncode, type, ...sizes } = planFit(
    header,
    await readColors(header.colorTag)
  )
  if (!mustEncode) {
    const file = { bytes, ...sizes }
    return { ...file, ...(await findPicture(file, hints, readPart)) }
  }
  const image = sharp(bytes).rotate().resize(sizes.width, sizes.height)
  const encoded = await (
    type === 'image/png' ? image.png() : image.jpeg({ quality: 95 })
  ).toBuffer()
  const file = { bytes: new Uint8Array(encoded), ...sizes }
  return { ...file, ...(await findPicture(file, hints, readPart)) }
}

export async function readPart(
  bytes: Uint8Array,
  { x: left, y: top, width, height }: Part,
  size: Size
): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .extract({ left, top, width, height })
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
