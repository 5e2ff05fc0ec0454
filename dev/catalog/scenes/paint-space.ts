import { hash } from '../assets/random.ts'
import { fractalNoise } from './noise.ts'
import {
  blendPixel,
  lightPixel,
  mix,
  smoothstep,
  type Color,
  type Raster
} from './raster.ts'
import type { Painting } from './scene-plan.ts'

export interface Space {
  seed: number
  /** Colors of the gas. */
  glow: Color
  second: Color
  planet: Planet | undefined
}

export interface Planet {
  x: number
  y: number
  /** Share of the longest side. */
  radius: number
  tones: readonly [dark: Color, middle: Color, bright: Color]
  isStriped: boolean
  /** Direction of the light: -1 left to 1 right. */
  light: number
}

/** Paints gas and stars, then the planet in front of them. */
export function* paintSpace(raster: Raster, space: Space): Painting {
  const { width, height } = raster
  const extent = Math.max(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      paintGas(raster, space, x, y, extent)
    }
    if (y % 32 === 0) yield
  }
  const { planet } = space
  if (!planet) return
  const radius = planet.radius * extent
  const reach = radius * 1.25
  const top = Math.max(0, Math.floor(planet.y * height - reach))
  for (let y = top; y < Math.min(height, planet.y * height + reach); y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x - planet.x * width) / radius
      const dy = (y - planet.y * height) / radius
      if (dx * dx + dy * dy > 1.55) continue
      const at = (y * width + x) * 3
      paintPlanet(raster, planet, dx, dy, at, { seed: space.seed, radius })
    }
    if (y % 32 === 0) yield
  }
}

function paintGas(
  raster: Raster,
  { seed, glow, second }: Space,
  x: number,
  y: number,
  extent: number
): void {
  const u = x / extent
  const v = y / extent
  const at = (y * raster.width + x) * 3
  blendPixel(raster, at, [4, 6, 15], 1)
  const warp = fractalNoise(u * 2.2 + seed, v * 2.2, 3)
  const gas = fractalNoise(u * 2.6 + warp * 1.6, v * 2.6 + seed, 5)
  const other = fractalNoise(u * 3.4 - warp, v * 3.4 - seed, 4)
  lightPixel(raster, at, glow, smoothstep(0.44, 0.85, gas) * 1.15)
  lightPixel(raster, at, second, smoothstep(0.5, 0.9, other) * 0.7)
  paintStar(raster, u, v, at, seed, 1 / extent)
}

function paintStar(
  raster: Raster,
  u: number,
  v: number,
  at: number,
  seed: number,
  pixel: number
): void {
  const cells = 150
  const across = u * cells
  const down = v * cells
  const key = hash(Math.floor(across) * 4096 + Math.floor(down), seed)
  if ((key >>> 16) % 4 > 0) return
  const rank = ((key >>> 20) & 255) / 255
  const size = Math.max(pixel * cells * 0.9, 0.04 + rank ** 6 * 0.16)
  const dx = (across % 1) - 0.25 - ((key >>> 6) & 31) / 62
  const dy = (down % 1) - 0.25 - ((key >>> 11) & 31) / 62
  const near = 1 - (dx * dx + dy * dy) / (size * size)
  if (near <= 0) return
  const tint = mix([190, 210, 255], [255, 236, 206], (key & 63) / 63)
  lightPixel(raster, at, tint, near * (0.25 + rank ** 3))
}

interface Ground {
  seed: number
  /** In pixels. */
  radius: number
}

function paintPlanet(
  raster: Raster,
  { tones, isStriped, light }: Planet,
  dx: number,
  dy: number,
  at: number,
  { seed, radius }: Ground
): void {
  const squared = dx * dx + dy * dy
  const distance = Math.sqrt(squared)
  const air = tones[2]
  const side = smoothstep(-0.7, 0.9, dx * light * 1.3 - dy * 0.75)
  if (distance > 1) {
    lightPixel(raster, at, air, Math.exp((1 - distance) * 26) * side * 0.55)
    return
  }
  const z = Math.sqrt(1 - squared)
  // The map follows the curvature of the planet.
  const longitude = Math.atan2(dx, z)
  const latitude = Math.asin(dy)
  const facing = dx * light * 0.75 - dy * 0.5 + z * 0.42
  const lit = smoothstep(-0.06, 0.75, facing)
  const map = isStriped
    ? stripes(longitude, latitude, seed)
    : continents(longitude, latitude, seed)
  const [dark, middle, bright] = tones
  const ground =
    map < 0.5 ? mix(dark, middle, map * 2) : mix(middle, bright, map * 2 - 1)
  const rim = smoothstep(0.82, 1, distance) * side * 0.55
  const color = mix(ground, air, rim)
  const shade = 0.015 + lit * 1.05
  const edge = Math.min(1, (1 - distance) * radius + 0.5)
  const seen: Color = [color[0] * shade, color[1] * shade, color[2] * shade]
  blendPixel(raster, at, seen, edge)
}

function stripes(longitude: number, latitude: number, seed: number): number {
  const swirl = fractalNoise(longitude * 2 + seed, latitude * 7, 4) - 0.5
  return fractalNoise(seed, latitude * 7 + swirl * 1.1, 4)
}

function continents(longitude: number, latitude: number, seed: number): number {
  const land = fractalNoise(longitude * 2 + seed, latitude * 2.4, 6)
  const cloud = fractalNoise(longitude * 3 - seed, latitude * 6, 5)
  const polar = smoothstep(1, 1.25, Math.abs(latitude))
  const cover = smoothstep(0.56, 0.72, cloud)
  return Math.max(smoothstep(0.38, 0.68, land) * 0.62, cover, polar)
}
