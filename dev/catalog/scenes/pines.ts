import { randomFrom } from '../assets/random.ts'
import { blendPixel, type Color, type Raster } from './raster.ts'

export interface PineRow {
  /** Base line of the trunks from left to right, as a share of the height. */
  ground(across: number): number
  /** Height of a tree as a share of the longest side. */
  tall: number
  /** Trees along the longest side. */
  count: number
  color: Color
  seed: number
}

/** A row of conifers and the dark ground they stand on. */
export function paintPines(raster: Raster, row: PineRow): void {
  const { width, height } = raster
  const extent = Math.max(width, height)
  const random = randomFrom(row.seed)
  const trees = Math.ceil(row.count * (width / extent)) + 2
  for (let n = 0; n < trees; n++) {
    const across = ((n + random.between(-0.45, 0.45)) / row.count) * extent
    const tall = row.tall * extent * random.between(0.5, 1.15)
    const base = row.ground(across / extent) * height + tall * 0.06
    paintPine(raster, across, base, tall, row.color, random.integer(1, 9999))
  }
  for (let x = 0; x < width; x++) {
    const from = Math.max(0, row.ground(x / extent) * height)
    for (let y = Math.floor(from); y < height; y++) {
      blendPixel(raster, (y * width + x) * 3, row.color, 1)
    }
  }
}

function paintPine(
  raster: Raster,
  center: number,
  base: number,
  tall: number,
  color: Color,
  seed: number
): void {
  const random = randomFrom(seed)
  const tiers = random.integer(9, 15)
  const slim = random.between(0.13, 0.19)
  const lean = random.between(-0.02, 0.02)
  const tips = Array.from({ length: tiers * 2 + 2 }, () =>
    random.between(0.7, 1.25)
  )
  const top = base - tall
  for (
    let y = Math.max(0, Math.floor(top));
    y < Math.min(raster.height, base);
    y++
  ) {
    const t = (y - top) / tall
    if (t < 0) continue
    const tier = t * tiers
    const droop = tier % 1
    const level = Math.floor(tier)
    const body = slim * tall * t ** 0.85 * (0.42 + 0.58 * droop ** 1.4)
    const trunk = tall * 0.006
    const left = Math.max(trunk, body * (tips[level * 2] ?? 1))
    const right = Math.max(trunk, body * (tips[level * 2 + 1] ?? 1))
    const middle = center + lean * (y - top)
    span(raster, y, middle - left, middle + right, color)
  }
}

function span(
  { width, height, pixels }: Raster,
  y: number,
  from: number,
  to: number,
  color: Color
): void {
  const raster = { width, height, pixels }
  const first = Math.max(0, Math.floor(from))
  const last = Math.min(width - 1, Math.floor(to))
  for (let x = first; x <= last; x++) {
    const share = Math.min(1, x + 1 - from) - Math.max(0, x + 1 - to)
    blendPixel(raster, (y * width + x) * 3, color, Math.max(0, share))
  }
}
