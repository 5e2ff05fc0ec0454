import { untagged } from './color-tag.ts'
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
  if (cicp && cicp.byteLength >= 2) return fromCodePoints(cicp)
  const packed = chunks('iCCP')
  if (packed) return fromProfile(packed)
  if (chunks('sRGB')) return untagged
  const isSrgb =
    isNear(chunks('gAMA'), [srgbGamma]) &&
    isNear(chunks('cHRM'), srgbChromaticities)
  return isSrgb ? untagged : { kind: 'known', colors: 'other' }
}

/** Primaries and transfer of ITU-T H.273. */
function fromCodePoints(chunk: DataView): ColorTag {
  const primaries = chunk.getUint8(0)
  if (primaries === 1 && chunk.getUint8(1) === 13) return untagged
  const isWide = primaries === 9 || primaries === 11 || primaries === 12
  return { kind: 'known', colors: isWide ? 'wide' : 'other' }
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
