import sharp from 'sharp'

export interface Pixels {
  width: number
  height: number
  at: (x: number, y: number) => [number, number, number, number]
}

/** The pixels of a picture file: red, green, blue, alpha. */
export async function readPixels(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return {
    width,
    height,
    at(x, y) {
      const start = (Math.floor(y) * width + Math.floor(x)) * 4
      const [r = -1, g = -1, b = -1, a = -1] = data.subarray(start, start + 4)
      return [r, g, b, a]
    }
  }
}
