import type { Random } from '../assets/random.ts'
import { fractalNoise, noise } from './noise.ts'
import { palettes, rampOf } from './palettes.ts'
import { add, scale, smoothstep, type Color, type Raster } from './raster.ts'
import type { Painting, ScenePlan, Shape } from './scene-plan.ts'

type Shader = (x: number, y: number) => Color

const shapes: readonly [Shape, ...Shape[]] = [
  'landscape',
  'wide',
  'square',
  'portrait',
  'landscape'
]

interface Style {
  title: string
  words: readonly string[]
  shader(random: Random, ramp: (share: number) => Color): Shader
}

const styles: readonly [Style, ...Style[]] = [
  {
    title: 'Abstract background of flowing silk waves',
    words: ['wave', 'silk', 'flow'],
    shader: silk
  },
  {
    title: 'Abstract liquid marble texture',
    words: ['marble', 'liquid', 'texture'],
    shader: marble
  },
  {
    title: 'Abstract smooth color waves',
    words: ['wave', 'gradient', 'color'],
    shader: bands
  },
  {
    title: 'Abstract paper-cut layers',
    words: ['paper', 'wave', 'layers'],
    shader: layers
  },
  {
    title: 'Abstract smoke in color',
    words: ['smoke', 'color', 'light'],
    shader: smoke
  }
]

/** Abstract pictures. */
export function planAbstract(random: Random): ScenePlan {
  const style = random.pick(styles)
  const palette = random.pick(palettes)
  const shader = style.shader(random, rampOf(palette))
  return {
    title: style.title,
    words: [
      'abstract',
      'background',
      ...style.words,
      'pattern',
      'texture',
      'color',
      'wallpaper',
      'modern',
      'design'
    ],
    categories: [26, 3],
    colors: [palette[2], palette[0], palette[4]].filter(
      color => color !== undefined
    ),
    isVector: false,
    shapes,
    appeal: 0.92,
    drawing: { kind: 'raster', paint: raster => paintShader(raster, shader) }
  }
}

function* paintShader(raster: Raster, shader: Shader): Painting {
  const { width, height, pixels } = raster
  const extent = Math.max(width, height)
  let at = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = shader((x - width / 2) / extent, (y - height / 2) / extent)
      pixels[at++] = color[0]
      pixels[at++] = color[1]
      pixels[at++] = color[2]
    }
    if (y % 32 === 0) yield
  }
}

function silk(random: Random, ramp: (share: number) => Color): Shader {
  const seed = random.integer(1, 999)
  const turn = random.between(0, Math.PI)
  const folds = random.between(2.2, 4)
  return (x, y) => {
    const u = x * Math.cos(turn) + y * Math.sin(turn)
    const v = y * Math.cos(turn) - x * Math.sin(turn)
    const warp = fractalNoise(u * 1.3 + seed, v * 1.3, 3)
    const wave = Math.sin((v * folds + warp * 2.6) * Math.PI * 2)
    const next = Math.sin((v * folds + warp * 2.6 + 0.05) * Math.PI * 2)
    const shine = Math.max(0, next - wave) * 1.6
    return scale(
      ramp(0.1 + (wave * 0.5 + 0.5) * 0.55 + warp * 0.25),
      0.86 + shine
    )
  }
}

function marble(random: Random, ramp: (share: number) => Color): Shader {
  const seed = random.integer(1, 999)
  const size = random.between(1.4, 2.6)
  return (x, y) => {
    const a = fractalNoise(x * size + seed, y * size, 4)
    const b = fractalNoise(x * size - a * 3 + seed, y * size + a * 3 + 9, 4)
    const c = fractalNoise(x * size + b * 3.4, y * size - b * 2.6 + seed, 5)
    const vein = smoothstep(0.05, 0, Math.abs(c - 0.5))
    return scale(ramp(b * 0.7 + c * 0.5 - 0.1), 1 + vein * 0.22)
  }
}

function bands(random: Random, ramp: (share: number) => Color): Shader {
  const seed = random.integer(1, 999)
  const count = random.integer(3, 6)
  return (x, y) => {
    const bend =
      noise(x * 1.6 + seed, seed) * 0.8 + noise(x * 3.1 + seed, y * 0.6) * 0.25
    const place = (y + bend) * count
    const within = place - Math.floor(place)
    const fold = 0.78 + 0.3 * within ** 0.7
    return scale(
      ramp(
        ((Math.floor(place) * 0.37 + seed * 0.1) % 1) * 0.75 + within * 0.25
      ),
      fold
    )
  }
}

function layers(random: Random, ramp: (share: number) => Color): Shader {
  const seed = random.integer(1, 999)
  const count = random.integer(6, 9)
  const swing = random.between(0.2, 0.34)
  return (x, y) => {
    let shadow = 1
    let left = 1
    let sum: Color = [0, 0, 0]
    for (let layer = count - 1; layer >= 0; layer--) {
      const level = (layer + 0.4) / count - 0.5
      const bend = noise(x * 2.1 + seed + layer * 7.7, layer * 3.3) - 0.5
      const depth = layer === 0 ? 1 : y - level - bend * swing + 0.06
      // A soft edge instead of steps.
      const share = left * smoothstep(0, 0.0022, depth)
      sum = add(sum, scale(ramp(layer / (count - 1)), shadow * share))
      left -= share
      if (left < 0.004) break
      shadow = Math.min(shadow, 0.62 + 0.38 * smoothstep(0, 0.05, -depth))
    }
    return sum
  }
}

function smoke(random: Random, ramp: (share: number) => Color): Shader {
  const seed = random.integer(1, 999)
  const size = random.between(1.6, 2.6)
  return (x, y) => {
    const a = fractalNoise(x * size + seed, y * size + seed, 4)
    const b = fractalNoise(x * size + a * 2.2, y * size - a * 1.8 + seed, 5)
    const body = smoothstep(0.34, 0.72, b)
    return scale(ramp(body * 0.95), 0.55 + body * 0.6)
  }
}
