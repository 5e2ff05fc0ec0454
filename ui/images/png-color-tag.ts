import { tagOfCodePoints, untagged } from './color-tag.ts'
import type { ColorTag } from './color-tag.ts'

/** The content of a PNG chunk; null when the file has none. */
export type PngChunks = (name: string) => DataView | null

/** In PNG units: x and y of white, red, green and blue, times 100,000. */
const srgbChromaticities = [
  31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000
]
const srgbGamma = 45_455
const rounding = 300

/**
 * The first of these chunks counts, as in the PNG specification, third edition.
 */
export function pngColorTag(chunks: PngChunks): ColorTag {
  const cicp = chunks('cICP')
  if (cicp && cicp.byteLength >= 2) {
    return tagOfCodePoints(cicp.getUint8(0), cicp.getUint8(1))
  }
  const packed = chunks('iCCP')
  if (packed) return fromProfile(packed)
  if (chunks('sRGB')) return untagged
  const isSrgb =
    isNear(chunks('gAMA'), [srgbGamma]) &&
    isNear(chunks('cHRM'), srgbChromaticities)
  return isSrgb ? untagged : { kind: 'known', colors: 'other' }
}

/** A name, a zero, one byte for the method, then the compressed profile. */
function fromProfile(chunk: DataView): ColorTag {
  const bytes = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const start = bytes.indexOf(0) + 2
  return { kind: 'profile', bytes: bytes.subarray(start), isPacked: true }
}

function isNear(chunk: DataView | null, numbers: readonly number[]): boolean {
  if (!chunk) return true
  if (chunk.byteLength < numbers.length * 4) return false
  return numbers.every(
    (number, i) => Math.abs(chunk.getUint32(i * 4) - number) <= rounding
  )
}
