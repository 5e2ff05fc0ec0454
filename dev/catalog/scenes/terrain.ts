import { fractalNoise, noise, ridgedNoise } from './noise.ts'
import { smoothstep } from './raster.ts'

export type Land = 'alps' | 'hills' | 'dunes' | 'mesa' | 'islands'

const cells = 360

/** Heights and light of a square of ground, one unit wide and deep. */
export interface Terrain {
  heights: Float32Array
  /** 0 in shadow to 1 facing the sun. */
  lit: Float32Array
  /** 0 level to 1 vertical. */
  steep: Float32Array
}

/** Creates ground of a kind; the sun is on the left (-1) or right (1). */
export function createTerrain(
  land: Land,
  seed: number,
  side: number,
  slope: number
): Terrain {
  const heights = new Float32Array(cells * cells)
  const height = shapes[land]
  for (let row = 0; row < cells; row++) {
    const y = row / cells
    // The far edge is lowered so that it does not look like a wall.
    const end = 1 - smoothstep(0.88, 0.99, y)
    for (let column = 0; column < cells; column++) {
      heights[row * cells + column] = height(column / cells, y, seed) * end
    }
  }
  return { heights, ...shade(heights, side, slope) }
}

type Height = (x: number, y: number, seed: number) => number

const shapes: Readonly<Record<Land, Height>> = {
  alps(x, y, seed) {
    const bend = (noise(y * 3 + seed, seed) - 0.5) * 0.25
    const valley = smoothstep(0.02, 0.34, Math.abs(x - 0.5 - bend))
    const rise = smoothstep(0.12, 0.8, y)
    const ridges = ridgedNoise(x * 2.7 + seed, y * 2.7 - seed, 6)
    const floor = fractalNoise(x * 9 + seed, y * 9, 3) * 0.03
    const open = valley + (1 - valley) * smoothstep(0.55, 0.95, y) * 0.85
    return floor + ridges * (0.05 + rise * 0.3) * (0.1 + 0.9 * open)
  },
  hills(x, y, seed) {
    const wide = fractalNoise(x * 3.6 + seed, y * 4.2 - seed, 2)
    const small = fractalNoise(x * 12, y * 12 + seed, 3)
    return wide * wide * 0.15 + small * 0.012
  },
  dunes(x, y, seed) {
    const warp = fractalNoise(x * 2 + seed, y * 2, 3) * 1.6
    const u = x * 2.2 + warp + seed
    const crest = 1 - Math.abs(noise(u, y * 3.4 + warp * 0.7) * 2 - 1)
    const small = 1 - Math.abs(noise(u * 2.6, y * 7 + warp) * 2 - 1)
    return crest ** 1.6 * 0.12 + small ** 1.4 * 0.022
  },
  mesa(x, y, seed) {
    const f = fractalNoise(x * 3.1 + seed, y * 3.1, 6)
    const walls =
      smoothstep(0.5, 0.53, f) * 0.1 + smoothstep(0.57, 0.59, f) * 0.09
    const debris = smoothstep(0.4, 0.55, f) * 0.05
    return walls + debris + fractalNoise(x * 20 + seed, y * 20, 4) * 0.02
  },
  islands(x, y, seed) {
    // There is always an island in the center.
    const dx = x - 0.36 - noise(seed, 0.5) * 0.28
    const dy = y - 0.52
    const main = Math.exp(-(dx * dx + dy * dy) * 45) * 0.26
    const mass = fractalNoise(x * 2.6 + seed, y * 2.6, 3) + main
    const ridges = ridgedNoise(x * 5 + seed, y * 5 - seed, 7)
    const land = smoothstep(0.5, 0.72, mass) * smoothstep(0.2, 0.5, y)
    return land * (0.05 + ridges * 0.24) - 0.02
  }
}

function shade(heights: Float32Array, side: number, slope: number) {
  const lit = new Float32Array(heights.length)
  const steep = new Float32Array(heights.length)
  const shadow = new Float32Array(cells)
  const upright = Math.sqrt(1 + slope * slope)
  for (let row = 0; row < cells; row++) shadow[row] = -1
  for (let step = 0; step < cells; step++) {
    const column = side < 0 ? step : cells - 1 - step
    let carried = shadow[0] ?? 0
    for (let row = 0; row < cells; row++) {
      const at = row * cells + column
      const h = heights[at] ?? 0
      const left = heights[column > 0 ? at - 1 : at] ?? h
      const right = heights[column < cells - 1 ? at + 1 : at] ?? h
      const near = heights[row > 0 ? at - cells : at] ?? h
      const far = heights[row < cells - 1 ? at + cells : at] ?? h
      const dx = ((right - left) * cells) / 2
      const dy = ((far - near) * cells) / 2
      const length = Math.sqrt(1 + dx * dx + dy * dy)
      // The sun is at the side and a little towards the viewer.
      const facing = (slope - dx * side * 0.9 + dy * 0.4) / (length * upright)
      // Shadows fall along the row and slowly move to the back.
      const before = shadow[row] ?? 0
      const edge = Math.max(before * 0.6 + carried * 0.4 - slope / cells, h)
      carried = before
      shadow[row] = edge
      const open = 1 - smoothstep(0.002, 0.012, edge - h)
      lit[at] = Math.max(0, facing) * open
      steep[at] = 1 - 1 / length
    }
  }
  return { lit, steep }
}

/** Bilinear interpolation of a grid. */
export function readGrid(grid: Float32Array, x: number, y: number): number {
  // Mirrored beyond the sides.
  const within = x < 0 ? -x : x > 1 ? 2 - x : x
  const u = Math.min(cells - 1.001, Math.max(0, within * cells))
  const v = Math.min(cells - 1.001, Math.max(0, y * cells))
  const column = Math.floor(u)
  const row = Math.floor(v)
  const at = row * cells + column
  const across = u - column
  const down = v - row
  const a = grid[at] ?? 0
  const b = grid[at + 1] ?? 0
  const c = grid[at + cells] ?? 0
  const d = grid[at + cells + 1] ?? 0
  const upper = a + (b - a) * across
  return upper + (c + (d - c) * across - upper) * down
}
