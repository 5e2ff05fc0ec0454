import { hash, randomFrom, type Random } from '../assets/random.ts'
import {
  blendPixel,
  lightPixel,
  mix,
  type Color,
  type Raster
} from './raster.ts'
import type { Painting } from './scene-plan.ts'
import { paintSky, type Sky } from './sky.ts'
import { paintWater } from './water.ts'

export interface City {
  seed: number
  sky: Sky
  /** Base line of the towers, as a share of the height. */
  ground: number
  hasWater: boolean
  near: Color
  far: Color
  /** Share of lit windows. */
  lit: number
  /** Height of the towers as a share of the longest side. */
  tall: number
  layers: number
}

interface Tower {
  left: number
  right: number
  top: number
  base: number
  wall: Color
  /** Width of a window with its gap, in pixels. */
  bay: number
  seed: number
  lit: number
  crown: number
}

/**
 * Paints towers from far to near, then their reflection in the river; `behind`
 * paints between the sky and the towers.
 */
export function* paintCity(
  raster: Raster,
  city: City,
  behind?: () => Painting
): Painting {
  const { width, height } = raster
  yield* paintSky(raster, city.sky)
  if (behind) yield* behind()
  const base = Math.round(city.ground * height)
  for (let layer = 0; layer < city.layers; layer++) {
    const random = randomFrom(city.seed + layer)
    for (const tower of towers(raster, city, layer, base, random)) {
      paintTower(raster, tower, city)
    }
    yield
  }
  if (city.hasWater) {
    const wet = new Uint8Array(width * height).fill(1, base * width)
    yield* paintWater(raster, wet, {
      horizon: city.ground - 0.02,
      ripple: 0.22,
      waterColor: mix(city.near, city.far, 0.25),
      sun: city.sky.light.sun
    })
  } else {
    for (let at = base * width; at < width * height; at++) {
      blendPixel(raster, at * 3, city.near, 0.97)
    }
  }
}

function* towers(
  raster: Raster,
  city: City,
  layer: number,
  base: number,
  random: Random
): Generator<Tower> {
  const { width, height } = raster
  // A panorama shows more towers, not larger ones.
  const extent = Math.max(Math.min(width, height * 1.6), height)
  const share = (layer + 1) / city.layers
  const wall = mix(city.far, city.near, share ** 1.2)
  let left = -random.between(0, 0.03) * extent
  while (left < width) {
    const wide = random.between(0.02, 0.055) * (0.7 + share * 0.5) * extent
    const swell =
      0.55 + 0.45 * Math.sin((left / extent) * 7 + layer * 2.1 + city.seed)
    const tall =
      city.tall * (0.25 + random.next() ** 1.8 * 0.75) * (0.45 + swell * 0.6)
    yield {
      left: Math.round(left),
      right: Math.round(left + wide),
      top: Math.round(base - tall * extent * (1.25 - share * 0.45)),
      base,
      wall: facade(wall, city, random),
      bay: extent * random.between(0.0036, 0.0052) * (0.6 + share * 0.5),
      seed: random.integer(1, 1e6),
      lit: city.lit * share * random.between(0.4, 1.3),
      crown: random.integer(0, 5)
    }
    left += wide * random.between(0.82, 1.25)
  }
}

const facades: readonly [Color, ...Color[]] = [
  [236, 206, 170],
  [120, 170, 205],
  [190, 110, 86],
  [225, 225, 220],
  [84, 110, 130]
]

/** Stone, brick or glass in the light of the hour. */
function facade(wall: Color, { sky, lit }: City, random: Random): Color {
  const { ambient, sun } = sky.light
  const [red, green, blue] = random.pick(facades)
  const day: Color = [
    (red * (ambient[0] * 0.5 + sun[0] * 0.45)) / 255,
    (green * (ambient[1] * 0.5 + sun[1] * 0.45)) / 255,
    (blue * (ambient[2] * 0.5 + sun[2] * 0.45)) / 255
  ]
  // Lit windows mean that it is dark outside.
  const share = random.between(0.1, 0.6) * Math.max(0, 1 - lit * 3)
  return mix(mix(wall, day, share), [0, 0, 0], random.between(0, 0.22))
}

function paintTower(raster: Raster, tower: Tower, city: City): void {
  const { width } = raster
  const { left, right, base, wall } = tower
  const span = right - left
  const sunLeft = city.sky.sun[0] * width < (left + right) / 2
  for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
    const across = (x - left) / span
    const top = Math.max(0, roofOf(tower, across))
    const side = sunLeft === across < 0.5 ? 1.12 : 0.9
    for (let y = Math.floor(top); y < base; y++) {
      const at = (y * width + x) * 3
      const down = (y - tower.top) / Math.max(1, base - tower.top)
      const shade = side * (1.06 - down * 0.16)
      const color: Color = [wall[0] * shade, wall[1] * shade, wall[2] * shade]
      blendPixel(raster, at, mix(color, city.far, down * 0.25), 1)
      paintWindow(raster, tower, city, x, y, at)
    }
  }
}

/** Some towers have a setback, a slope or a mast. */
function roofOf({ top, base, crown }: Tower, across: number): number {
  const tall = base - top
  const fromMiddle = Math.abs(across - 0.5) * 2
  if (crown === 0) return fromMiddle < 0.06 ? top - tall * 0.16 : top
  if (crown === 1) return fromMiddle > 0.62 ? top + tall * 0.12 : top
  if (crown === 2) return top + across * tall * 0.1
  if (crown === 3) return top + fromMiddle * tall * 0.09
  return top
}

function paintWindow(
  raster: Raster,
  tower: Tower,
  city: City,
  x: number,
  y: number,
  at: number
): void {
  const column = (x - tower.left) / tower.bay
  const row = (y - tower.top) / (tower.bay * 1.35)
  const inside = column % 1 > 0.28 && row % 1 > 0.36 && row > 0.6
  if (!inside || tower.bay < 1.2) return
  const key = hash(Math.floor(column) * 997 + Math.floor(row), tower.seed)
  const isOn = (key & 1023) / 1023 < tower.lit
  const warmth = ((key >>> 10) & 255) / 255
  if (isOn) {
    const glow: Color = mix([255, 196, 112], [255, 240, 205], warmth)
    blendPixel(raster, at, glow, 0.45 + warmth * 0.5)
  } else {
    lightPixel(raster, at, city.sky.light.sky[2], 0.05 + warmth * 0.05)
  }
}
