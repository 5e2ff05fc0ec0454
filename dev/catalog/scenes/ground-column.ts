import type { View } from './landscape.ts'
import { litGround } from './lit-ground.ts'
import { noise } from './noise.ts'
import { blendPixel, scale, type Color } from './raster.ts'
import { readGrid, type Land } from './terrain.ts'

const rough: Readonly<Record<Land, number>> = {
  alps: 0.005,
  islands: 0.004,
  hills: 0.0022,
  dunes: 0.0003,
  mesa: 0.004
}

/** Progress of a column. */
interface Column {
  x: number
  /** Sideways direction of the ray. */
  across: number
  /** Rows from this one downwards are painted. */
  top: number
  color?: Color
  isWet: boolean
  /** The ground is visible between this depth and the previous one. */
  isOpen: boolean
  /** The color of the sky at the horizon, into which distant ground fades. */
  distance: Color
}

/** Paints the ground seen in one column, from near to far. */
export function paintColumn(view: View, x: number): void {
  const { raster, focal, horizon, start } = view
  const growth = 1 + 2.8 / Math.min(raster.width, 1600)
  const column: Column = {
    x,
    across: (x - raster.width / 2) / focal,
    top: raster.height,
    isWet: false,
    isOpen: true,
    distance: skyAt(view, x)
  }
  let wasSeen = false
  let before = start
  for (let d = start; d < 40; d *= d < 1.28 ? growth : 1.1) {
    const isSeen = paintAt(view, column, d)
    if (wasSeen && !isSeen) paintCrest(view, column, before, d)
    if (column.top <= 0) return
    wasSeen = isSeen
    before = d
  }
  const { distance, isWet } = column
  if (column.top > horizon) {
    fill(view, column, horizon, distance, distance, isWet)
  }
}

/** A crest is between two steps: refine the steps to avoid jagged edges. */
function paintCrest(
  view: View,
  column: Column,
  from: number,
  to: number
): void {
  for (let n = 1; n < 6; n++) {
    paintAt(view, column, from + ((to - from) * n) / 6)
  }
}

function skyAt({ raster, horizon }: View, x: number): Color {
  const { pixels, width } = raster
  const row = Math.max(0, Math.floor(horizon) - 1)
  const sum: [number, number, number] = [0, 0, 0]
  // The mean of many pixels, because the sky has grain.
  const reach = 12
  for (let n = -reach; n <= reach; n++) {
    const near = Math.min(width - 1, Math.max(0, x + n))
    const at = (row * width + near) * 3
    for (const part of [0, 1, 2] as const) sum[part] += pixels[at + part] ?? 0
  }
  return scale(sum, 1 / (reach * 2 + 1))
}

/** Paints the part of a column at a depth; false if it is hidden. */
function paintAt(view: View, column: Column, d: number): boolean {
  const { scene, terrain, focal, horizon, eye, start } = view
  const x = 0.5 + column.across * d
  const y = d - start + 0.01
  let h = readGrid(terrain.heights, x, y)
  const isWet = h < (scene.water ?? -1)
  if (isWet) h = scene.water ?? 0
  else {
    const coarse = noise(x * 150, y * 150) - 0.5
    const fine = noise(x * 380, y * 380) - 0.5
    h += (coarse + fine * 0.4) * rough[scene.land]
  }
  const row = horizon - ((h - eye) / d) * focal
  if (row >= column.top) {
    column.isOpen = false
    return false
  }
  const color = isWet
    ? scene.waterColor
    : litGround(view, x, y, h, d, column.distance)
  const follows = column.isOpen && isWet === column.isWet
  const below = follows ? column.color : undefined
  fill(view, column, row, color, below ?? color, isWet)
  column.color = color
  column.isOpen = true
  column.isWet = isWet
  column.top = row
  return true
}

/** Rows between two depths blend from one color to the other. */
function fill(
  { raster, wet }: View,
  { x, top }: Column,
  from: number,
  color: Color,
  below: Color,
  isWet: boolean
): void {
  const { width, pixels } = raster
  const first = Math.max(0, Math.floor(from))
  const last = Math.min(raster.height, Math.ceil(top))
  const span = Math.max(1, top - from)
  for (let y = first; y < last; y++) {
    const at = (y * width + x) * 3
    const share = Math.min(1, Math.max(0, (y + 0.5 - from) / span))
    // The top row is only partly covered.
    const overlap = y === first && from > 0 ? from - first : 0
    const red = color[0] + (below[0] - color[0]) * share
    const green = color[1] + (below[1] - color[1]) * share
    const blue = color[2] + (below[2] - color[2]) * share
    if (overlap > 0) {
      blendPixel(raster, at, [red, green, blue], 1 - overlap)
    } else {
      pixels[at] = red
      pixels[at + 1] = green
      pixels[at + 2] = blue
    }
    wet[y * width + x] = isWet ? 1 : 0
  }
}
