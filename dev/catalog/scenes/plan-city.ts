import type { Random } from '../assets/random.ts'
import { lightOf, type Hour } from './light.ts'
import { paintCity, type City } from './paint-city.ts'
import { hexOfColor, mix, scale, type Color } from './raster.ts'
import type { ScenePlan } from './scene-plan.ts'
import type { Sky } from './sky.ts'

const hours: readonly [Hour, ...Hour[]] = [
  'night',
  'dusk',
  'dusk',
  'sunset',
  'sunrise',
  'day',
  'golden',
  'overcast'
]

const titles: Readonly<Record<Hour, string>> = {
  day: 'City skyline under a blue sky',
  golden: 'City skyline in evening sun',
  sunset: 'City skyline at sunset',
  sunrise: 'City skyline at sunrise',
  dusk: 'City lights at dusk',
  overcast: 'City skyline in the fog',
  night: 'City skyline at night with lit windows'
}

const extraWords: Readonly<Record<Hour, readonly string[]>> = {
  day: ['summer', 'business', 'office'],
  golden: ['light', 'business'],
  sunset: ['sunset', 'sun'],
  sunrise: ['sunrise', 'sun'],
  dusk: ['night', 'light'],
  overcast: ['fog', 'rain'],
  night: ['night', 'light', 'star', 'moon']
}

/** Rows of towers, often over water. */
export function planCity(random: Random): ScenePlan {
  const hour = random.pick(hours)
  const light = lightOf(hour)
  const hasWater = random.chance(0.6)
  const isDark = hour === 'night' || hour === 'dusk'
  const wall = random.pick<Color>([
    [70, 84, 108],
    [92, 88, 100],
    [80, 96, 104],
    [104, 90, 88]
  ])
  const ground = hasWater
    ? random.between(0.62, 0.72)
    : random.between(0.88, 0.96)
  const city: City = {
    seed: random.integer(1, 100_000),
    ground,
    hasWater,
    near: scale(mix(wall, light.ambient, 0.35), isDark ? 0.24 : 0.62),
    far: mix(light.haze, light.ambient, 0.25),
    lit: isDark ? random.between(0.3, 0.5) : hour === 'sunset' ? 0.16 : 0.04,
    tall: random.between(0.24, 0.4),
    layers: random.integer(3, 4),
    sky: citySky(random, hour, ground)
  }
  return {
    title: titles[hour] + (hasWater ? ' reflected in the river' : ''),
    words: [
      'city',
      'skyline',
      'building',
      ...extraWords[hour],
      ...(hasWater ? ['river', 'water', 'reflection'] : []),
      'sky',
      'travel'
    ],
    categories: [2, 4],
    colors: [light.sky[1], city.near, light.sky[2]].map(hexOfColor),
    isVector: false,
    shapes: [
      'landscape',
      'landscape',
      'wide',
      'panorama',
      'portrait',
      'square'
    ],
    appeal: 0.98,
    drawing: { kind: 'raster', paint: raster => paintCity(raster, city) }
  }
}

function citySky(random: Random, hour: Hour, horizon: number): Sky {
  const isDark = hour === 'night' || hour === 'dusk'
  return {
    light: lightOf(hour),
    horizon,
    sun: [
      random.between(0.15, 0.85),
      hour === 'day' ? 0.8 : random.between(0.25, 0.55)
    ],
    disc: ['sunset', 'sunrise', 'golden', 'night'].includes(hour)
      ? random.between(0.02, 0.045)
      : 0,
    discColor: hour === 'night' ? [236, 238, 228] : [255, 240, 205],
    cover:
      hour === 'overcast' ? 0.8 : random.between(0, 0.55) * (isDark ? 0.5 : 1),
    cloudScale: random.between(1.2, 2),
    hasStars: hour === 'night',
    seed: random.integer(1, 100_000)
  }
}
