import { fractalNoise, noise } from './noise.ts'
import { mix, smoothstep, type Color, type Raster } from './raster.ts'
import type { Painting } from './scene-plan.ts'
import { paintSky, type Sky } from './sky.ts'

export interface Beach {
  sky: Sky
  seed: number
  /** Where the water ends in the center, as a share of the height. */
  shore: number
  slant: number
  deep: Color
  shallow: Color
  sand: Color
}

/** Sea from the horizon to the surf, then wet and dry sand. */
export function* paintBeach(raster: Raster, beach: Beach): Painting {
  const { width, height, pixels } = raster
  yield* paintSky(raster, beach.sky)
  const extent = Math.max(width, height)
  const first = Math.round(beach.sky.horizon * height)
  for (let y = first; y < height; y++) {
    const down = y / height
    for (let x = 0; x < width; x++) {
      const across = (x - width / 2) / extent
      const curve =
        (fractalNoise(across * 2.4 + beach.seed, 3.3, 4) - 0.5) * 0.12
      const shore = beach.shore + across * beach.slant + curve
      const color =
        down < shore
          ? seaColor(beach, across, down, shore)
          : sandColor(beach, across, down, shore)
      const at = (y * width + x) * 3
      pixels[at] = color[0]
      pixels[at + 1] = color[1]
      pixels[at + 2] = color[2]
    }
    if (y % 48 === 0) yield
  }
}

function seaColor(
  { sky, seed, deep, shallow }: Beach,
  across: number,
  down: number,
  shore: number
): Color {
  const far = (shore - down) / (shore - sky.horizon)
  const depth = 1 / (down - sky.horizon + 0.02)
  const water = mix(shallow, deep, smoothstep(0.05, 0.8, far))
  const ripple = noise(across * depth * 16 + seed, depth * 9) - 0.5
  const lit = mix(
    water,
    sky.light.sky[2],
    smoothstep(0.55, 1, far) * 0.55 + Math.max(0, ripple) * 0.4
  )
  const crest = fractalNoise(across * 5 + seed, depth * 2.6 + across * 0.6, 4)
  const breaker =
    smoothstep(0.6, 0.68, crest) * smoothstep(0.75, 0.1, far) * 0.75
  const lace = fractalNoise(across * 60 + seed, down * 90, 3)
  const surf =
    smoothstep(0.14, 0.02, far) * smoothstep(0.36, 0.56, lace + (0.1 - far) * 2)
  return mix(
    lit,
    [252, 253, 252],
    Math.min(1, breaker * (0.5 + lace * 0.7) + surf)
  )
}

function sandColor(
  { sky, seed, sand }: Beach,
  across: number,
  down: number,
  shore: number
): Color {
  const up = down - shore
  const fine = noise(across * 900 + seed, down * 900)
  const ripples = fractalNoise(across * 22 + seed, down * 60, 3)
  const dry = mix(sand, [150, 116, 78], (1 - ripples) * 0.22 + fine * 0.1)
  const wet = mix(mix(dry, [96, 78, 60], 0.5), sky.light.sky[2], 0.3)
  const color = mix(
    wet,
    dry,
    smoothstep(0.035, 0.1, up + (ripples - 0.5) * 0.04)
  )
  return mix([252, 253, 252], color, smoothstep(0, 0.006, up))
}
