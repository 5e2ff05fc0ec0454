import type { Random } from '../assets/random.ts'
import { palettes, rampOf } from './palettes.ts'
import {
  lightPixel,
  mix,
  scale,
  smoothstep,
  type Color,
  type Raster
} from './raster.ts'
import type { Painting, ScenePlan } from './scene-plan.ts'

interface Disc {
  x: number
  y: number
  radius: number
  color: Color
  strength: number
  softness: number
}

/** Lights out of focus. */
export function planBokeh(random: Random): ScenePlan {
  const palette = random.pick(palettes)
  const ramp = rampOf(palette)
  const isCity = random.chance(0.35)
  const discs = Array.from({ length: random.integer(45, 90) }, (): Disc => {
    const size = random.next()
    return {
      x: random.between(-0.05, 1.05),
      y: isCity
        ? 0.62 + (random.next() - 0.5) * 0.5
        : random.between(-0.05, 1.05),
      radius: 0.012 + size * size * 0.075,
      color: mix(
        ramp(random.between(0.45, 1)),
        [255, 255, 255],
        random.between(0, 0.25)
      ),
      strength: random.between(0.12, 0.5) * (1.15 - size * 0.6),
      softness: random.between(0.03, 0.5)
    }
  })
  return {
    title: isCity
      ? 'City lights at night out of focus'
      : 'Abstract bokeh lights background',
    words: [
      'bokeh',
      'light',
      'abstract',
      'background',
      'night',
      ...(isCity ? ['city'] : ['celebration']),
      'color',
      'blur',
      'glow'
    ],
    categories: [3, 26],
    colors: [palette[0], palette[1], palette[3]].filter(
      color => color !== undefined
    ),
    isVector: false,
    shapes: ['landscape', 'wide', 'square', 'portrait'],
    appeal: 0.88,
    drawing: {
      kind: 'raster',
      paint: raster => paintBokeh(raster, discs, ramp)
    }
  }
}

function* paintBokeh(
  raster: Raster,
  discs: readonly Disc[],
  ramp: (share: number) => Color
): Painting {
  const { width, height, pixels } = raster
  for (let y = 0; y < height; y++) {
    const row = scale(ramp(0.05 + (y / height) * 0.3), 0.75)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const side = 0.8 + 0.35 * Math.sin((x / width) * 3.1)
      pixels[at] = row[0] * side
      pixels[at + 1] = row[1] * side
      pixels[at + 2] = row[2] * side
    }
  }
  yield
  for (const disc of discs) {
    paintDisc(raster, disc)
    yield
  }
}

function paintDisc(raster: Raster, disc: Disc): void {
  const { width, height } = raster
  const radius = disc.radius * Math.max(width, height)
  const cx = disc.x * width
  const cy = disc.y * height
  for (
    let y = Math.max(0, Math.floor(cy - radius));
    y < Math.min(height, cy + radius);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(cx - radius));
      x < Math.min(width, cx + radius);
      x++
    ) {
      const distance = Math.hypot(x - cx, y - cy) / radius
      if (distance > 1) continue
      const rim = 0.75 + 0.35 * smoothstep(0.7, 0.97, distance)
      const edge = 1 - smoothstep(1 - disc.softness, 1, distance)
      lightPixel(
        raster,
        (y * width + x) * 3,
        disc.color,
        disc.strength * rim * edge
      )
    }
  }
}
