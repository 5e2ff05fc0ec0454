import { hash } from '../assets/random.ts'
import type { Light } from './light.ts'
import { fractalNoise } from './noise.ts'
import {
  blendPixel,
  mix,
  smoothstep,
  type Color,
  type Raster
} from './raster.ts'
import type { Painting } from './scene-plan.ts'

export interface Sky {
  light: Light
  /** Lower end of the sky as a share of the height. */
  horizon: number
  /**
   * Position of the sun: share of the width, and share of the sky from its
   * lower end.
   */
  sun: readonly [across: number, up: number]
  /** Radius of the disc as a share of the longest side; 0 for none. */
  disc: number
  discColor: Color
  /** 0 clear to 1 covered. */
  cover: number
  /** Size of the clouds. */
  cloudScale: number
  hasStars: boolean
  seed: number
}

interface Spot {
  raster: Raster
  sky: Sky
  x: number
  y: number
  /** Index of the pixel's first byte. */
  at: number
  /** Longest side of the picture. */
  extent: number
  /** 0 at the horizon to 1 at the top. */
  up: number
}

/** Paints the picture from the top to a little below the horizon. */
export function* paintSky(raster: Raster, sky: Sky): Painting {
  const { width, height, pixels } = raster
  const bottom = Math.min(height, Math.ceil(height * sky.horizon) + 2)
  const extent = Math.max(width, height)
  const glow = glowTable(sky.light.glow)
  const spot: Spot = { raster, sky, x: 0, y: 0, at: 0, extent, up: 0 }
  for (let y = 0; y < bottom; y++) {
    spot.y = y
    spot.up = 1 - y / (height * sky.horizon)
    const [red, green, blue] = gradient(sky.light, spot.up)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      spot.x = x
      spot.at = at
      // Grain prevents banding in wide gradients.
      const grain = (hash(at, sky.seed) & 1023) / 341 - 1.5
      pixels[at] = red + grain
      pixels[at + 1] = green + grain
      pixels[at + 2] = blue + grain
      if (glow) shineSun(spot, glow)
      if (sky.disc > 0) paintDisc(spot)
      if (sky.hasStars) paintStar(spot)
      if (sky.cover > 0) paintCloud(spot)
    }
    if (y % 48 === 0) yield
  }
}

function gradient({ sky }: Light, up: number): Color {
  const [top, high, low, horizon] = sky
  if (up > 0.6) return mix(high, top, smoothstep(0.6, 1.05, up))
  if (up > 0.22) return mix(low, high, smoothstep(0.22, 0.6, up))
  return mix(horizon, low, smoothstep(0, 0.22, up))
}

const tableSize = 1024

/** Strength of the glow by distance from the sun, up to twice the extent. */
function glowTable(glow: number): Float32Array | undefined {
  if (glow === 0) return undefined
  return Float32Array.from({ length: tableSize }, (_, n) => {
    const distance = (n / tableSize) * 2
    const near = glow * 0.75 * Math.exp(-distance * 9)
    return Math.min(1, near + glow * 0.3 * Math.exp(-distance * 2.4))
  })
}

function sunDistance({ raster, sky, x, y, extent }: Spot): number {
  const dx = (x - sky.sun[0] * raster.width) / extent
  const dy = (y - (1 - sky.sun[1]) * sky.horizon * raster.height) / extent
  return Math.sqrt(dx * dx + dy * dy)
}

function shineSun(spot: Spot, glow: Float32Array): void {
  const step = Math.floor((sunDistance(spot) * tableSize) / 2)
  const share = glow[Math.min(tableSize - 1, step)] ?? 0
  blendPixel(spot.raster, spot.at, spot.sky.light.sun, Math.min(1, share))
}

function paintDisc(spot: Spot): void {
  const { disc, discColor } = spot.sky
  const distance = sunDistance(spot)
  if (distance > disc * 1.1) return
  const share = 1 - smoothstep(disc * 0.94, disc * 1.04, distance)
  blendPixel(spot.raster, spot.at, discColor, share)
}

const starColor: Color = [255, 250, 240]

/** Stars are on a grid that does not depend on the painted size. */
function paintStar({ raster, sky, x, y, at, extent, up }: Spot): void {
  const cells = 130
  const across = (x / extent) * cells
  const down = (y / extent) * cells
  const key = hash(Math.floor(across) * 4096 + Math.floor(down), sky.seed)
  if ((key >>> 16) % 5 > 1) return
  const pixel = cells / extent
  const size = Math.max(pixel * 0.9, 0.03 + (key & 63) / 900)
  const dx = (across % 1) - 0.15 - ((key >>> 6) & 31) / 44
  const dy = (down % 1) - 0.15 - ((key >>> 11) & 31) / 44
  const near = 1 - (dx * dx + dy * dy) / (size * size)
  if (near <= 0) return
  const bright = near * (0.3 + (((key >>> 20) & 255) / 255) ** 2.5)
  const share = Math.min(1, bright * smoothstep(0, 0.35, up))
  blendPixel(raster, at, starColor, share)
}

function paintCloud({ raster, sky, x, at, extent, up }: Spot): void {
  const across = x / extent
  const depth = 1 / (up * 1.4 + 0.22)
  const scale = sky.cloudScale
  const middle = raster.width / extent / 2
  const px = (across - middle) * depth * scale + sky.seed
  const py = depth * scale * 0.9
  const edge = 0.68 - sky.cover * 0.4
  const density = fractalNoise(px, py, 5, edge)
  if (density <= edge) return
  const toward = (sky.sun[0] - across) * 0.3
  const behind = fractalNoise(px + toward, py + 0.16, 3)
  const lit = smoothstep(-0.14, 0.16, density - behind)
  const [bright, dark] = sky.light.cloud
  const opacity = smoothstep(edge, edge + 0.2, density)
  const fade = smoothstep(-0.02, 0.2, up)
  blendPixel(raster, at, mix(dark, bright, lit), opacity * 0.92 * fade)
}
