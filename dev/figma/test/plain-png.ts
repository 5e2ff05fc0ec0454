import { writePng } from '../pictures/write-png.ts'

/** A picture of one color, given as red, green and blue of 255. */
export function plainPng(
  width: number,
  height: number,
  color: [number, number, number] = [200, 100, 50]
): Uint8Array {
  const pixels = new Uint8Array(width * height * 3)
  return writePng(
    width,
    pixels.map((_, i) => color[i % 3] ?? 0)
  )
}
