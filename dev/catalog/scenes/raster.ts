/** Larger pictures are painted with this number of pixels and enlarged. */
export const paintedPixels = 2_000_000

/** Three bytes per pixel, rows from the top. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8ClampedArray
}

/** Red, green, blue from 0 to 255; fractions allowed. */
export type Color = readonly [red: number, green: number, blue: number]

/** A black picture. */
export function createRaster(width: number, height: number): Raster {
  return { width, height, pixels: new Uint8ClampedArray(width * height * 3) }
}

/** A color of six hex digits without `#`. */
export function colorOfHex(hex: string): Color {
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Interpolates two colors. */
export function mix(from: Color, to: Color, share: number): Color {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share
  ]
}

/** Darkens or brightens a color; components may exceed 0 to 255. */
export function scale(color: Color, factor: number): Color {
  return [color[0] * factor, color[1] * factor, color[2] * factor]
}

/** Adds two colors; components may exceed 0 to 255. */
export function add(one: Color, other: Color): Color {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}

/** Six hex digits without `#`; components are clamped to 0 to 255. */
export function hexOfColor(color: Color): string {
  return color
    .map(part => Math.round(Math.min(255, Math.max(0, part))))
    .map(part => part.toString(16).padStart(2, '0'))
    .join('')
}

/** 0 up to `low`, 1 from `high` on, and smooth in between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

/** Blends a color into a pixel. */
export function blendPixel(
  raster: Raster,
  at: number,
  color: Color,
  share: number
): void {
  const { pixels } = raster
  const rest = 1 - share
  pixels[at] = (pixels[at] ?? 0) * rest + color[0] * share
  pixels[at + 1] = (pixels[at + 1] ?? 0) * rest + color[1] * share
  pixels[at + 2] = (pixels[at + 2] ?? 0) * rest + color[2] * share
}

/** Adds light to a pixel. */
export function lightPixel(
  raster: Raster,
  at: number,
  color: Color,
  strength: number
): void {
  const { pixels } = raster
  pixels[at] = (pixels[at] ?? 0) + color[0] * strength
  pixels[at + 1] = (pixels[at + 1] ?? 0) + color[1] * strength
  pixels[at + 2] = (pixels[at + 2] ?? 0) + color[2] * strength
}
