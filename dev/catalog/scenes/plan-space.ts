import type { Random } from '../assets/random.ts'
import { paintSpace, type Space } from './paint-space.ts'
import { hexOfColor, type Color } from './raster.ts'
import type { ScenePlan } from './scene-plan.ts'

type Tones = readonly [dark: Color, middle: Color, bright: Color]

const grounds: readonly [Tones, ...Tones[]] = [
  [
    [26, 58, 104],
    [62, 128, 158],
    [226, 238, 236]
  ],
  [
    [92, 44, 26],
    [186, 104, 58],
    [240, 196, 150]
  ],
  [
    [70, 66, 62],
    [142, 136, 126],
    [222, 214, 200]
  ],
  [
    [38, 72, 54],
    [98, 146, 92],
    [224, 230, 190]
  ],
  [
    [56, 34, 92],
    [132, 88, 176],
    [236, 196, 226]
  ],
  [
    [120, 84, 48],
    [206, 168, 118],
    [244, 226, 190]
  ]
]

const glows: readonly [Color, ...Color[]] = [
  [96, 60, 170],
  [40, 110, 170],
  [170, 60, 90],
  [40, 140, 130],
  [190, 110, 60]
]

/** A planet, or only stars and clouds of gas. */
export function planSpace(random: Random): ScenePlan {
  const hasPlanet = random.chance(0.7)
  const tones = random.pick(grounds)
  const space: Space = {
    seed: random.integer(1, 1000),
    glow: random.pick(glows),
    second: random.pick(glows),
    planet: hasPlanet
      ? {
          x: random.between(0.25, 0.75),
          y: random.between(0.35, 0.75),
          radius: random.between(0.14, 0.34),
          tones,
          isStriped: random.chance(0.4),
          light: random.between(-0.8, 0.8)
        }
      : undefined
  }
  return {
    title: hasPlanet
      ? 'Planet in deep space'
      : 'Nebula and stars in deep space',
    words: [
      'space',
      'star',
      ...(hasPlanet ? ['planet'] : ['nebula']),
      'night',
      'sky',
      'galaxy',
      'universe',
      'astronomy',
      'science',
      'background'
    ],
    categories: [15, 3],
    colors: hasPlanet
      ? ['04060f', hexOfColor(tones[1]), hexOfColor(space.glow)]
      : ['04060f', hexOfColor(space.glow)],
    isVector: false,
    shapes: ['landscape', 'wide', 'square', 'portrait'],
    appeal: 0.9,
    drawing: { kind: 'raster', paint: raster => paintSpace(raster, space) }
  }
}
