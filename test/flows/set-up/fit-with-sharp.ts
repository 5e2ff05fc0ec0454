import sharp from 'sharp'
import { ClearedError } from '../../../contract/errors.ts'
import { sniffType } from '../../../contract/sniff-file.ts'
import { readColors } from '../../../ui/images/color-tag.ts'
import { findMargins, noMargins } from '../../../ui/images/find-margins.ts'
import type { Margins } from '../../../ui/images/find-margins.ts'
import { planFit } from '../../../ui/images/fit-plan.ts'
import { readImageHeader } from '../../../ui/images/read-image-header.ts'
import type {
  FitOptions,
  FittedPicture
} from '../../../ui/platform/platform.ts'

/** Fits a picture like the panel's worker, with sharp instead of a browser. */
export async function fitWithSharp(
  bytes: Uint8Array,
  { aspect }: FitOptions = {}
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
    return { bytes, ...sizes, ...(await marginsOf(bytes, aspect)) }
  }
  const image = sharp(bytes).rotate().resize(sizes.width, sizes.height)
  const encoded = await (
    type === 'image/png' ? image.png() : image.jpeg({ quality: 95 })
  ).toBuffer()
  const margins = await marginsOf(encoded, aspect)
  return { bytes: new Uint8Array(encoded), ...sizes, ...margins }
}

async function marginsOf(
  bytes: Uint8Array,
  aspect: number | undefined
): Promise<Margins> {
  if (!aspect) return noMargins
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return findMargins({ data, width: info.width, height: info.height }, aspect)
}
