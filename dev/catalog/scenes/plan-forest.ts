import type { Random } from '../assets/random.ts'
import { lightOf, type Hour } from './light.ts'
import { fractalNoise } from './noise.ts'
import { paintPines } from './pines.ts'
import {
  blendPixel,
  hexOfColor,
  mix,
  scale,
  smoothstep,
  type Color,
  type Raster
} from './raster.ts'
import type { Painting, ScenePlan } from './scene-plan.ts'
import { paintSky, type Sky } from './sky.ts'

interface Forest {
  sky: Sky
  layers: number
  /** Color of the mist between the rows, and of the nearest trees. */
  mist: Color
  dark: Color
  seed: number
  tall: number
}

const hours: readonly [Hour, ...Hour[]] = [
  'sunrise',
  'overcast',
  'golden',
  'dusk',
  'sunset',
  'day',
  'night'
]

const titles: Readonly<Record<Hour, string>> = {
  day: 'Pine forest on hills under a clear sky',
  golden: 'Pine forest in golden morning mist',
  sunset: 'Forest silhouette at sunset',
  sunrise: 'Misty pine forest at sunrise',
  dusk: 'Pine forest in the blue mist of dusk',
  overcast: 'Foggy pine forest',
  night: 'Pine forest under a starry night sky'
}

const extraWords: Readonly<Record<Hour, readonly string[]>> = {
  day: ['summer'],
  golden: ['fog', 'light', 'autumn'],
  sunset: ['sunset', 'sun'],
  sunrise: ['sunrise', 'fog'],
  dusk: ['night', 'fog'],
  overcast: ['fog', 'rain', 'autumn'],
  night: ['night', 'star']
}

/** Rows of conifers that fade into mist. */
export function planForest(random: Random): ScenePlan {
  const hour = random.pick(hours)
  const light = lightOf(hour)
  const tint = random.pick<Color>([
    [18, 38, 34],
    [24, 34, 44],
    [30, 40, 24],
    [36, 30, 34]
  ])
  const isNight = hour === 'night'
  const dark = scale(mix(tint, light.haze, 0.06), isNight ? 0.35 : 0.8)
  const forest: Forest = {
    layers: random.integer(5, 8),
    mist: mix(light.haze, [255, 255, 255], hour === 'overcast' ? 0.25 : 0.1),
    dark,
    seed: random.integer(1, 100_000),
    tall: random.between(0.09, 0.17),
    sky: {
      light,
      horizon: 0.72,
      sun: [random.between(0.2, 0.8), random.between(0.35, 0.7)],
      disc:
        hour === 'overcast' || hour === 'day' ? 0 : random.between(0.018, 0.04),
      discColor: isNight ? [236, 238, 228] : [255, 247, 225],
      cover: isNight ? 0 : random.between(0, 0.55),
      cloudScale: 1.6,
      hasStars: isNight,
      seed: random.integer(1, 100_000)
    }
  }
  return {
    title: titles[hour],
    words: [
      'forest',
      'pine',
      'tree',
      'hill',
      ...extraWords[hour],
      'sky',
      'landscape',
      'nature',
      'background',
      ...(isNight ? ['moon'] : [])
    ],
    categories: [12, 25],
    colors: [forest.mist, dark, light.sky[1]].map(hexOfColor),
    isVector: false,
    shapes: [
      'landscape',
      'landscape',
      'wide',
      'portrait',
      'square',
      'panorama'
    ],
    appeal: 0.95,
    drawing: { kind: 'raster', paint: raster => paintForest(raster, forest) }
  }
}

function* paintForest(raster: Raster, forest: Forest): Painting {
  const { layers, mist, dark, seed, tall } = forest
  yield* paintSky(raster, forest.sky)
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / (layers - 1)
    const base = 0.5 + share ** 1.3 * 0.42
    const relief = 0.2 * (1 - share * 0.6)
    const color = mix(mix(mist, dark, 0.16), dark, share ** 1.4)
    paintPines(raster, {
      ground: across =>
        base +
        (fractalNoise(across * 2.6 + seed + layer * 37, layer * 9, 3) - 0.5) *
          relief,
      tall: tall * (0.22 + share * 0.95),
      count: Math.round((6.5 / tall) * (1.25 - share * 0.72)),
      color,
      seed: seed + layer
    })
    if (layer < layers - 1)
      layMist(raster, base, relief, mist, seed + layer * 11)
    yield
  }
}

/** Mist gathers below a row of trees before the next one. */
function layMist(
  raster: Raster,
  base: number,
  relief: number,
  mist: Color,
  seed: number
): void {
  const { width, height } = raster
  const extent = Math.max(width, height)
  const from = Math.max(0, Math.floor((base - relief * 0.6) * height))
  for (let y = from; y < height; y++) {
    const depth = smoothstep(base - relief * 0.5, base + 0.16, y / height)
    for (let x = 0; x < width; x++) {
      const drift = fractalNoise((x / extent) * 3 + seed, (y / extent) * 9, 2)
      blendPixel(
        raster,
        (y * width + x) * 3,
        mist,
        Math.min(0.9, depth * (0.35 + drift * 0.75))
      )
    }
  }
}
