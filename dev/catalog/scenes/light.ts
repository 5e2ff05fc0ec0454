import { colorOfHex, type Color } from './raster.ts'

export type Hour =
  | 'day'
  | 'golden'
  | 'sunset'
  | 'sunrise'
  | 'dusk'
  | 'overcast'
  | 'night'

export interface Light {
  /** From the top of the sky to the horizon. */
  sky: readonly [Color, Color, Color, Color]
  sun: Color
  ambient: Color
  haze: Color
  /** Lit and shaded side of clouds. */
  cloud: readonly [Color, Color]
  /** Tangent of the sun's angle above the horizon. */
  slope: number
  /** Strength of the glow around the sun. */
  glow: number
}

interface Swatches {
  sky: string
  sun: string
  power: number
  ambient: string
  haze: string
  cloud: string
  slope: number
  glow: number
}

const swatches: Readonly<Record<Hour, Swatches>> = {
  day: {
    sky: '2360ae 4f8fd2 93c0ea d6e7f3',
    sun: 'fff1d8',
    power: 1.02,
    ambient: '5f7fae',
    haze: 'bfd6ea',
    cloud: 'ffffff a9bacd',
    slope: 0.62,
    glow: 0.25
  },
  golden: {
    sky: '3d74b8 86abd4 f0d5a5 ffe9bd',
    sun: 'ffcf8c',
    power: 0.92,
    ambient: '6b7396',
    haze: 'f2d9b2',
    cloud: 'fff0d2 b7a3a0',
    slope: 0.34,
    glow: 0.7
  },
  sunset: {
    sky: '27386d 74588f e87f63 ffc06c',
    sun: 'ff9a5a',
    power: 1.1,
    ambient: '5a4f80',
    haze: 'ee9f78',
    cloud: 'ffb27c 6b4a73',
    slope: 0.26,
    glow: 1
  },
  sunrise: {
    sky: '5279b3 a3a4cf f4b6b4 ffe3bd',
    sun: 'ffc199',
    power: 1,
    ambient: '7079a6',
    haze: 'f5cbbd',
    cloud: 'ffe0cf b097b4',
    slope: 0.28,
    glow: 0.8
  },
  dusk: {
    sky: '101f49 294a82 6a70a6 d6949a',
    sun: 'a596c4',
    power: 0.72,
    ambient: '56649a',
    haze: '8580ab',
    cloud: 'b98aa3 3d4674',
    slope: 0.3,
    glow: 0.35
  },
  overcast: {
    sky: '7f8c99 9ba7b2 bcc6cd d8dee1',
    sun: 'd5dade',
    power: 0.4,
    ambient: '8f99a4',
    haze: 'c6cfd5',
    cloud: 'eef1f2 7c8894',
    slope: 0.8,
    glow: 0
  },
  night: {
    sky: '081028 122048 1f3566 3d5a8c',
    sun: 'a3b7e4',
    power: 0.75,
    ambient: '33447a',
    haze: '33497c',
    cloud: '46598a 121c3a',
    slope: 0.5,
    glow: 0.12
  }
}

/** The colors of a landscape at an hour of the day. */
export function lightOf(hour: Hour): Light {
  const { sky, sun, power, ambient, haze, cloud, slope, glow } = swatches[hour]
  const [top, high, low, horizon] = sky.split(' ').map(colorOfHex)
  const [lit, shaded] = cloud.split(' ').map(colorOfHex)
  const white: Color = [255, 255, 255]
  const [red, green, blue] = colorOfHex(sun)
  return {
    sky: [top ?? white, high ?? white, low ?? white, horizon ?? white],
    sun: [red * power, green * power, blue * power],
    ambient: colorOfHex(ambient),
    haze: colorOfHex(haze),
    cloud: [lit ?? white, shaded ?? white],
    slope,
    glow
  }
}
