import type { Random } from '../assets/random.ts'
import type { Cover } from './ground-color.ts'
import type { Landscape } from './landscape.ts'
import { lightOf, type Hour, type Light } from './light.ts'
import { paintLandscape } from './paint-landscape.ts'
import { colorOfHex, hexOfColor, mix, scale, type Color } from './raster.ts'
import type { ScenePlan, Shape } from './scene-plan.ts'
import type { Land } from './terrain.ts'

const hours: readonly [Hour, ...Hour[]] = [
  'day',
  'day',
  'golden',
  'sunset',
  'sunset',
  'sunrise',
  'sunrise',
  'dusk',
  'overcast',
  'night'
]

const shapes: readonly [Shape, ...Shape[]] = [
  'landscape',
  'landscape',
  'landscape',
  'wide',
  'panorama',
  'portrait',
  'square'
]

const hourNames: Readonly<Record<Hour, string>> = {
  day: 'under a blue sky',
  golden: 'in warm evening light',
  sunset: 'at sunset',
  sunrise: 'at sunrise',
  dusk: 'at dusk',
  overcast: 'on a cloudy day',
  night: 'at night under the stars'
}

const hourWords: Readonly<Record<Hour, readonly string[]>> = {
  day: ['sun', 'summer'],
  golden: ['sun', 'light', 'summer'],
  sunset: ['sunset', 'sun', 'light'],
  sunrise: ['sunrise', 'sun', 'light'],
  dusk: ['night', 'light'],
  overcast: ['cloud', 'fog'],
  night: ['night', 'star']
}

export interface LandscapeKind {
  land: Land
  title: string
  words: readonly string[]
  cover: Cover
  eye: readonly [number, number]
  horizon: readonly [number, number]
  water?: number
  waterColor: string
  ripple: number
}

/** Puts a kind of land into some light and weather. */
export function planLandscape(random: Random, kind: LandscapeKind): ScenePlan {
  const hour = random.pick(hours)
  const light = lightOf(hour)
  const cover =
    hour === 'overcast' ? random.between(0.75, 0.95) : random.between(0, 0.7)
  const isDark = hour === 'night'
  const low = hour === 'sunset' || hour === 'sunrise' || hour === 'golden'
  const scene: Landscape = {
    land: kind.land,
    seed: random.integer(1, 200) + random.next(),
    cover: kind.cover,
    eye: random.between(...kind.eye),
    zoom: random.between(0.85, 1.35),
    near: random.between(0.2, 0.3),
    haze:
      hour === 'overcast'
        ? random.between(0.75, 1.2)
        : random.between(0.45, 0.95),
    waterColor: scale(
      mix(colorOfHex(kind.waterColor), light.haze, 0.25),
      isDark ? 0.3 : 0.85
    ),
    ripple: kind.ripple,
    ...(kind.water !== undefined && { water: kind.water }),
    sky: {
      light,
      horizon: random.between(...kind.horizon),
      sun: [
        random.pick([0.2, 0.28, 0.72, 0.8]) + random.between(-0.08, 0.08),
        low ? random.between(0.12, 0.35) : random.between(0.5, 0.85)
      ],
      disc: isDark || low ? random.between(0.012, 0.022) : 0,
      discColor: isDark ? [236, 238, 228] : [255, 246, 220],
      cover: isDark ? cover * 0.4 : cover,
      cloudScale: random.between(1.2, 2.4),
      hasStars: isDark || (hour === 'dusk' && random.chance(0.5)),
      seed: random.integer(1, 100_000)
    }
  }
  return {
    title: `${kind.title} ${hourNames[hour]}`,
    words: visibleWords(kind, scene, hour),
    categories: [12, 25],
    colors: visibleColors(kind, scene, light).map(hexOfColor),
    isVector: false,
    shapes,
    appeal: 1,
    drawing: { kind: 'raster', paint: raster => paintLandscape(raster, scene) }
  }
}

function visibleWords(kind: LandscapeKind, scene: Landscape, hour: Hour) {
  const words = [
    ...kind.words,
    ...hourWords[hour],
    'sky',
    ...(scene.sky.cover > 0.35 ? ['cloud'] : []),
    'landscape',
    'nature',
    'travel',
    ...(hour === 'night' ? ['moon'] : [])
  ]
  return [...new Set(words)]
}

function visibleColors(
  { cover, water }: LandscapeKind,
  scene: Landscape,
  light: Light
): Color[] {
  const ground = mix(inLight(mainColor(cover), light), light.haze, 0.2)
  const [, high, , horizon] = light.sky
  return water === undefined
    ? [ground, high, horizon]
    : [mix(scene.waterColor, high, 0.5), ground, horizon]
}

function mainColor({ land, snowLine, ...soils }: Cover): Color {
  switch (land) {
    case 'hills':
      return soils.grass
    case 'dunes':
      return soils.sand
    case 'mesa':
      return soils.rock
    case 'alps':
    case 'islands':
      return snowLine < 0.13
        ? [235, 240, 250]
        : mix(soils.forest, soils.grass, 0.3)
    default:
      return soils.rock
  }
}

function inLight(color: Color, { ambient, sun }: Light): Color {
  const part = (n: 0 | 1 | 2) =>
    (color[n] * (ambient[n] * 0.6 + sun[n] * 0.65)) / 255
  return [part(0), part(1), part(2)]
}
