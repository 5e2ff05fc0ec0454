import type { Random } from '../assets/random.ts'
import { lightOf } from './light.ts'
import { fractalNoise, noise } from './noise.ts'
import { paintPines } from './pines.ts'
import { lightPixel, smoothstep, type Color, type Raster } from './raster.ts'
import type { Painting, ScenePlan, Shape } from './scene-plan.ts'
import { paintSky, type Sky } from './sky.ts'

const shapes: readonly [Shape, ...Shape[]] = [
  'landscape',
  'landscape',
  'wide',
  'portrait',
  'square'
]

const dark: Color = [6, 9, 16]

/** The band of the Milky Way over a dark ridge. */
export function planMilkyWay(random: Random): ScenePlan {
  const sky = starrySky(random)
  const seed = random.integer(1, 1000)
  const lean = random.between(-0.9, 0.9)
  const tint = random.pick<Color>([
    [150, 120, 170],
    [120, 140, 190],
    [180, 130, 130]
  ])
  return {
    title: 'Milky Way and stars over a forest at night',
    words: [
      'night',
      'star',
      'sky',
      'space',
      'forest',
      'tree',
      'landscape',
      'nature',
      'background',
      'milky way',
      'galaxy'
    ],
    categories: [12, 15],
    colors: ['122048', '1f3566', '06090f'],
    isVector: false,
    shapes,
    appeal: 0.95,
    drawing: {
      kind: 'raster',
      *paint(raster) {
        yield* paintSky(raster, sky)
        yield* paintBand(raster, lean, seed, tint)
        paintRidge(raster, seed)
      }
    }
  }
}

/** Curtains of northern light. */
export function planAurora(random: Random): ScenePlan {
  const sky = starrySky(random)
  const seed = random.integer(1, 1000)
  const colors = random.pick<readonly [Color, Color]>([
    [
      [70, 255, 150],
      [90, 70, 220]
    ],
    [
      [60, 235, 200],
      [170, 60, 200]
    ],
    [
      [130, 255, 110],
      [40, 120, 220]
    ]
  ])
  return {
    title: 'Northern lights over a pine forest',
    words: [
      'aurora',
      'night',
      'sky',
      'star',
      'light',
      'forest',
      'winter',
      'landscape',
      'nature',
      'travel',
      'northern lights'
    ],
    categories: [12, 25],
    colors: ['122048', '3fd88c', '06090f'],
    isVector: false,
    shapes,
    appeal: 0.97,
    drawing: {
      kind: 'raster',
      *paint(raster) {
        yield* paintSky(raster, sky)
        yield* paintCurtains(raster, seed, colors)
        paintRidge(raster, seed)
      }
    }
  }
}

function starrySky(random: Random): Sky {
  return {
    light: lightOf('night'),
    horizon: 0.95,
    sun: [0.5, -1],
    disc: 0,
    discColor: [255, 255, 255],
    cover: 0,
    cloudScale: 1,
    hasStars: true,
    seed: random.integer(1, 100_000)
  }
}

function paintRidge(raster: Raster, seed: number): void {
  paintPines(raster, {
    ground: across =>
      0.86 + (fractalNoise(across * 2 + seed, 4, 3) - 0.5) * 0.16,
    tall: 0.09,
    count: 46,
    color: dark,
    seed
  })
}

function* paintBand(
  raster: Raster,
  lean: number,
  seed: number,
  tint: Color
): Painting {
  const { width, height } = raster
  const extent = Math.max(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / extent
      const v = (y - height * 0.4) / extent
      const off = (u - v * lean) / Math.sqrt(1 + lean * lean)
      const wobble = (fractalNoise(u * 3 + seed, v * 3, 3) - 0.5) * 0.2
      const band = Math.exp(-((off + wobble) ** 2) * 52)
      if (band < 0.02) continue
      const cloud = fractalNoise(u * 9 + seed, v * 9 + 7, 5)
      const lane = smoothstep(0.42, 0.62, fractalNoise(u * 6 - seed, v * 6, 5))
      const dust = noise(x * 0.9 + seed, y * 0.9) ** 6
      const strength = band * (0.1 + cloud * 0.75) * (1 - lane * 0.65)
      const at = (y * width + x) * 3
      lightPixel(raster, at, tint, strength * 0.75)
      lightPixel(
        raster,
        at,
        [255, 244, 226],
        strength * strength * 0.5 + dust * band * 0.35
      )
    }
    if (y % 40 === 0) yield
  }
}

function* paintCurtains(
  raster: Raster,
  seed: number,
  [low, high]: readonly [Color, Color]
): Painting {
  const { width, height } = raster
  const extent = Math.max(width, height)
  for (let x = 0; x < width; x++) {
    const u = x / extent
    for (let fold = 0; fold < 3; fold++) {
      const curve = fractalNoise(u * 1.9 + seed + fold * 13, fold * 5.1, 3)
      const base = (0.34 + fold * 0.13 + (curve - 0.5) * 0.62) * height
      const rays = fractalNoise(u * 34 + curve * 24 + seed, fold + 0.5, 3)
      const tall = height * (0.2 + rays * 0.36)
      const strength =
        (0.2 + rays) *
        smoothstep(0.25, 0.6, noise(u * 2.6 + seed, fold * 3)) *
        0.85
      const from = Math.max(0, Math.floor(base - tall))
      for (let y = from; y < Math.min(height, base + tall * 0.12); y++) {
        const up = (base - y) / tall
        const fall = up < 0 ? smoothstep(-0.12, 0, up) : (1 - up) ** 1.7
        const at = (y * width + x) * 3
        lightPixel(
          raster,
          at,
          low,
          strength * fall * (1 - Math.max(0, up) * 0.8)
        )
        lightPixel(raster, at, high, strength * fall * Math.max(0, up) * 0.9)
      }
    }
    if (x % 40 === 0) yield
  }
}
