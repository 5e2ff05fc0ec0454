import { noise } from './noise.ts'
import type { Color, Raster } from './raster.ts'
import type { Painting } from './scene-plan.ts'

export interface Surface {
  /** Lower end of the sky as a share of the height. */
  horizon: number
  /** 0 mirror to 1 rough sea. */
  ripple: number
  waterColor: Color
  /** Color of the glints. */
  sun: Color
}

/** Paints the reflection of the picture above the water, broken by ripples. */
export function* paintWater(
  raster: Raster,
  wet: Uint8Array,
  surface: Surface
): Painting {
  const { width, height } = raster
  const shores = shoreLine(raster, wet)
  const first = Math.floor(shores.reduce((a, b) => Math.min(a, b), height))
  for (let y = Math.max(1, first); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shore = shores[x] ?? y
      if (wet[y * width + x] === 1) paintDrop(raster, x, y, shore, surface)
    }
    if (y % 32 === 0) yield
  }
}

/**
 * Where the reflection begins in each column. It follows the far shore
 * smoothly: an abrupt change at a near bank would tear the reflection.
 */
function shoreLine({ width, height }: Raster, wet: Uint8Array): Float32Array {
  const shores = new Float32Array(width).fill(height)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height && shores[x] === height; y++) {
      if (wet[y * width + x] === 1) shores[x] = y
    }
  }
  const steepest = 0.2
  for (let x = 1; x < width; x++) {
    const limit = (shores[x - 1] ?? height) + steepest
    shores[x] = Math.min(shores[x] ?? height, limit)
  }
  for (let x = width - 2; x >= 0; x--) {
    const limit = (shores[x + 1] ?? height) + steepest
    shores[x] = Math.min(shores[x] ?? height, limit)
  }
  return shores
}

function paintDrop(
  raster: Raster,
  x: number,
  y: number,
  shore: number,
  { horizon, ripple, waterColor, sun }: Surface
): void {
  const { width, height, pixels } = raster
  const extent = Math.max(width, height)
  const below = (y - horizon * height) / extent
  const depth = 1 / Math.max(0.012, below + 0.01)
  const px = ((x - width / 2) / extent) * depth
  const swell = noise(px * 9 + 40, depth * 5) - 0.5
  const chop = noise(px * 40, depth * 16) - 0.5
  const nearness = Math.min(1, below * 5)
  const bend = (swell * 0.7 + chop * 0.5) * ripple
  const lift = bend * extent * 0.1 * (0.25 + nearness)
  const mirrored = Math.round(shore - (y - shore) * 0.96 + lift)
  const row = Math.min(Math.floor(shore) - 1, Math.max(0, mirrored))
  const shifted = Math.round(x + bend * extent * 0.012)
  const column = Math.min(width - 1, Math.max(0, shifted))
  const from = (row * width + column) * 3
  const at = (y * width + x) * 3
  const own = 0.14 + nearness * 0.34 + Math.max(0, -bend) * 0.5
  const glint = Math.max(0, bend - 0.06) * ripple * 60
  const rest = 0.94 * (1 - own)
  const shine = glint / 255
  pixels[at] = (pixels[from] ?? 0) * rest + waterColor[0] * own + shine * sun[0]
  pixels[at + 1] =
    (pixels[from + 1] ?? 0) * rest + waterColor[1] * own + shine * sun[1]
  pixels[at + 2] =
    (pixels[from + 2] ?? 0) * rest + waterColor[2] * own + shine * sun[2]
}
