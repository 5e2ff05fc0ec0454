import sharp from 'sharp'

/** Bytes of a fingerprint: 8 for brightness, then 12 for color. */
export const fingerprintSize = 20

const columns = 8
const rows = 8
const quarters = 2

/** A multiple of both, so that all fields are whole pixels. */
const small = { width: 8 * (columns + 1), height: 8 * rows } as const

/**
 * A perceptual hash of a picture, independent of its size and format: whether
 * each of 64 fields is brighter than its right neighbour, and the colors of the
 * four quarters. Throws for unreadable pictures.
 */
export async function fingerprint(picture: Uint8Array): Promise<Uint8Array> {
  const bytes = new Uint8Array(fingerprintSize)
  const pixels = await shrink(picture)
  const gray = await fields(pixels, columns + 1, rows, 'b-w')
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column
      const isBrighter = (gray[at] ?? 0) > (gray[at + 1] ?? 0)
      if (isBrighter) bytes[row] = (bytes[row] ?? 0) | (1 << column)
    }
  }
  bytes.set(await fields(pixels, quarters, quarters, 'srgb'), rows)
  return bytes
}

/**
 * Difference of two fingerprints, from 0 (equal) to 1; below 0.2 the pictures
 * look alike.
 */
export function difference(a: Uint8Array, b: Uint8Array): number {
  let bits = 0
  let colors = 0
  for (let i = 0; i < rows; i++) bits += countOnes((a[i] ?? 0) ^ (b[i] ?? 0))
  for (let i = rows; i < fingerprintSize; i++) {
    colors += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  }
  const color = colors / (255 * (fingerprintSize - rows))
  return 0.7 * (bits / (columns * rows)) + 0.3 * color
}

function countOnes(byte: number): number {
  let count = 0
  for (let rest = byte; rest > 0; rest &= rest - 1) count++
  return count
}

/** Decoded once, as a large picture takes seconds. */
function shrink(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture, { failOn: 'error' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(small.width, small.height, { fit: 'fill', kernel: 'cubic' })
    .toColorspace('srgb')
    .raw()
    .toBuffer()
}

function fields(
  pixels: Uint8Array,
  width: number,
  height: number,
  colors: 'b-w' | 'srgb'
): Promise<Uint8Array> {
  return sharp(pixels, { raw: { ...small, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColorspace(colors)
    .raw()
    .toBuffer()
}
