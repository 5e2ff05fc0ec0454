import type { Random } from '../assets/random.ts'
import { lightOf, type Hour } from './light.ts'
import { paintBeach } from './paint-beach.ts'
import { colorOfHex, hexOfColor, mix, scale, type Raster } from './raster.ts'
import type { Painting, ScenePlan, Shape } from './scene-plan.ts'
import { paintSky, type Sky } from './sky.ts'
import { paintWater } from './water.ts'

const shapes: readonly [Shape, ...Shape[]] = [
  'landscape',
  'landscape',
  'wide',
  'panorama',
  'portrait',
  'square'
]

const hours: readonly [Hour, ...Hour[]] = [
  'sunset',
  'sunset',
  'sunrise',
  'golden',
  'dusk',
  'night',
  'day',
  'overcast'
]

const titles: Readonly<Record<Hour, string>> = {
  day: 'Calm blue sea under a summer sky',
  golden: 'Golden evening light over the sea',
  sunset: 'Sunset over the sea',
  sunrise: 'Sunrise over the sea',
  dusk: 'Sea at dusk',
  overcast: 'Gray sea under clouds',
  night: 'Moonlight over the sea'
}

const extraWords: Readonly<Record<Hour, readonly string[]>> = {
  day: ['summer'],
  golden: ['sun', 'light'],
  sunset: ['sunset', 'sun'],
  sunrise: ['sunrise', 'sun'],
  dusk: ['night'],
  overcast: ['cloud', 'rain'],
  night: ['night', 'moon', 'star']
}

const cloudTitles = {
  day: 'White clouds in a blue sky',
  golden: 'Clouds in golden light',
  sunset: 'Dramatic clouds at sunset',
  sunrise: 'Pink clouds at sunrise',
  dusk: 'Clouds in the evening sky',
  overcast: 'Gray rain clouds'
}

/** Open water to the horizon. */
export function planSea(random: Random): ScenePlan {
  const hour = random.pick(hours)
  const sky = skyOver(random, hour, random.between(0.5, 0.62))
  const { light } = sky
  const waterColor = scale(
    mix(
      colorOfHex(random.pick(['12506e', '1a4a68', '0f5a6c'])),
      light.haze,
      0.2
    ),
    hour === 'night' ? 0.4 : 0.8
  )
  const ripple = random.between(0.3, 0.9)
  return {
    title: titles[hour],
    words: [
      'sea',
      'water',
      'wave',
      'reflection',
      ...extraWords[hour],
      'sky',
      ...(sky.cover > 0.35 ? ['cloud'] : []),
      'landscape',
      'nature',
      'travel',
      'background'
    ],
    categories: [12, 25],
    colors: [light.sky[1], light.sky[3], waterColor].map(hexOfColor),
    isVector: false,
    shapes,
    appeal: 0.93,
    drawing: {
      kind: 'raster',
      *paint(raster: Raster): Painting {
        yield* paintSky(raster, sky)
        const { width, height } = raster
        const shore = Math.round(sky.horizon * height)
        const wet = new Uint8Array(width * height).fill(1, shore * width)
        yield* paintWater(raster, wet, {
          horizon: sky.horizon,
          ripple,
          waterColor,
          sun: light.sun
        })
      }
    }
  }
}

/** Sand, surf and sea. */
export function planBeach(random: Random): ScenePlan {
  const hour = random.pick<Hour>(['day', 'day', 'golden', 'sunset', 'sunrise'])
  const sky = skyOver(random, hour, random.between(0.36, 0.5))
  const { light } = sky
  const beach = {
    sky,
    seed: random.integer(1, 1000),
    shore: random.between(0.66, 0.78),
    slant: random.between(-0.22, 0.22),
    deep: mix(colorOfHex('14608c'), light.haze, 0.15),
    shallow: mix(
      colorOfHex(random.pick(['4fc4c4', '5ad1c0', '6cc7d4'])),
      light.haze,
      hour === 'day' ? 0.05 : 0.3
    ),
    sand: mix(
      colorOfHex(random.pick(['ecd9b0', 'e6cfa4', 'f0e2c4'])),
      light.sun,
      hour === 'day' ? 0 : 0.3
    )
  }
  return {
    title: `Sandy beach with waves ${hour === 'day' ? 'on a summer day' : hour === 'golden' ? 'in evening light' : `at ${hour}`}`,
    words: [
      'beach',
      'sea',
      'sand',
      'wave',
      'water',
      ...extraWords[hour],
      'summer',
      'sky',
      'travel',
      'nature',
      'landscape'
    ],
    categories: [12, 25],
    colors: [beach.shallow, beach.sand, light.sky[1]].map(hexOfColor),
    isVector: false,
    shapes,
    appeal: 0.97,
    drawing: { kind: 'raster', paint: raster => paintBeach(raster, beach) }
  }
}

/** Nothing but sky. */
export function planClouds(random: Random): ScenePlan {
  const hour = random.pick<keyof typeof cloudTitles>([
    'day',
    'day',
    'golden',
    'sunset',
    'sunrise',
    'dusk',
    'overcast'
  ])
  const sky = {
    ...skyOver(random, hour, random.between(1.15, 1.5)),
    cover: random.between(0.45, 0.85),
    cloudScale: random.between(0.9, 1.9)
  }
  return {
    title: cloudTitles[hour],
    words: [
      'sky',
      'cloud',
      ...extraWords[hour].filter(word => word !== 'night'),
      'background',
      'nature',
      'light'
    ],
    categories: [12, 3],
    colors: [sky.light.sky[1], sky.light.cloud[0], sky.light.sky[3]].map(
      hexOfColor
    ),
    isVector: false,
    shapes,
    appeal: 0.85,
    drawing: { kind: 'raster', paint: raster => paintSky(raster, sky) }
  }
}

function skyOver(random: Random, hour: Hour, horizon: number): Sky {
  const isDark = hour === 'night'
  const hasDisc = !['day', 'overcast', 'dusk'].includes(hour)
  return {
    light: lightOf(hour),
    horizon,
    sun: [
      random.between(0.2, 0.8),
      hour === 'day' ? 0.85 : random.between(0.08, 0.4)
    ],
    disc: hasDisc ? random.between(0.018, 0.04) : 0,
    discColor: isDark ? [236, 238, 228] : [255, 244, 214],
    cover: hour === 'overcast' ? 0.85 : random.between(0, isDark ? 0.3 : 0.65),
    cloudScale: random.between(1.2, 2.2),
    hasStars: isDark,
    seed: random.integer(1, 100_000)
  }
}
