import { randomFrom, type Random } from '../assets/random.ts'
import { lightOf } from './light.ts'
import { paintCity, type City } from './paint-city.ts'
import { lightPixel, mix, type Color, type Raster } from './raster.ts'
import type { Painting, ScenePlan } from './scene-plan.ts'

const colors: readonly [Color, ...Color[]] = [
  [255, 190, 90],
  [255, 90, 110],
  [120, 200, 255],
  [140, 255, 160],
  [220, 140, 255],
  [255, 240, 200]
]

interface Burst {
  x: number
  y: number
  radius: number
  color: Color
  seed: number
}

/** Bursts of light over a town at night. */
export function planFireworks(random: Random): ScenePlan {
  const city = nightTown(random)
  const bursts = Array.from({ length: random.integer(4, 8) }, (): Burst => ({
    x: random.between(0.08, 0.92),
    y: random.between(0.1, 0.48),
    radius: random.between(0.07, 0.2),
    color: random.pick(colors),
    seed: random.integer(1, 1e6)
  }))
  return {
    title: 'Fireworks over the city at night',
    words: [
      'fireworks',
      'celebration',
      'night',
      'city',
      'sky',
      'light',
      'skyline',
      'party',
      'new year',
      'holiday',
      ...(city.hasWater ? ['river', 'reflection'] : [])
    ],
    categories: [8, 2],
    colors: ['0a1430', 'ffbe5a', '122048'],
    isVector: false,
    shapes: ['landscape', 'wide', 'portrait', 'square'],
    appeal: 0.93,
    drawing: {
      kind: 'raster',
      *paint(raster) {
        yield* paintCity(raster, city, () => paintBursts(raster, bursts))
      }
    }
  }
}

function nightTown(random: Random): City {
  const hasWater = random.chance(0.6)
  const ground = hasWater
    ? random.between(0.7, 0.78)
    : random.between(0.9, 0.96)
  return {
    seed: random.integer(1, 100_000),
    ground,
    hasWater,
    near: [10, 13, 24],
    far: [26, 34, 62],
    lit: random.between(0.25, 0.45),
    tall: random.between(0.1, 0.2),
    layers: 3,
    sky: {
      light: lightOf('night'),
      horizon: ground,
      sun: [0.5, -1],
      disc: 0,
      discColor: [0, 0, 0],
      cover: 0,
      cloudScale: 1,
      hasStars: false,
      seed: 1
    }
  }
}

function* paintBursts(raster: Raster, bursts: readonly Burst[]): Painting {
  for (const burst of bursts) {
    paintBurst(raster, burst)
    yield
  }
}

function paintBurst(raster: Raster, burst: Burst): void {
  const random = randomFrom(burst.seed)
  const { width, height } = raster
  const extent = Math.max(width, height)
  const radius = burst.radius * extent
  glow(raster, burst, radius)
  const trails = random.integer(60, 110)
  for (let n = 0; n < trails; n++) {
    const angle = random.between(0, Math.PI * 2)
    const reach = radius * Math.sqrt(random.between(0.3, 1))
    const steps = Math.ceil(reach / Math.max(0.6, extent / 1100))
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const x = burst.x * width + Math.cos(angle) * reach * t
      const y =
        burst.y * height + Math.sin(angle) * reach * t + radius * 0.22 * t * t
      const strength = (0.15 + t ** 2) * (t > 0.92 ? 1.6 : 0.55)
      spark(
        raster,
        x,
        y,
        extent,
        mix([255, 250, 235], burst.color, 0.4 + t * 0.6),
        strength
      )
    }
  }
}

/** A soft dot about a thousandth of the picture wide. */
function spark(
  { width, height, pixels }: Raster,
  x: number,
  y: number,
  extent: number,
  color: Color,
  strength: number
): void {
  const reach = Math.max(0.7, extent / 900)
  const raster = { width, height, pixels }
  for (let py = Math.floor(y - reach); py <= y + reach; py++) {
    for (let px = Math.floor(x - reach); px <= x + reach; px++) {
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const distance = Math.hypot(px + 0.5 - x, py + 0.5 - y) / reach
      if (distance < 1)
        lightPixel(
          raster,
          (py * width + px) * 3,
          color,
          strength * (1 - distance) * 0.8
        )
    }
  }
}

function glow(raster: Raster, burst: Burst, radius: number): void {
  const { width, height } = raster
  const cx = burst.x * width
  const cy = burst.y * height
  const reach = radius * 1.7
  for (
    let y = Math.max(0, Math.floor(cy - reach));
    y < Math.min(height, cy + reach);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(cx - reach));
      x < Math.min(width, cx + reach);
      x++
    ) {
      const distance = Math.hypot(x - cx, y - cy) / reach
      if (distance < 1)
        lightPixel(
          raster,
          (y * width + x) * 3,
          burst.color,
          (1 - distance) ** 2 * 0.28
        )
    }
  }
}
