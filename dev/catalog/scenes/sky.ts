import { hash } from '../random.ts'
import type { Light } from './light.ts'
import { fractalNoise } from './noise.ts'
import { mix, smoothstep, type Color, type Raster } from './raster.ts'
import type { Painting } from './scene-plan.ts'

export interface Sky {
  light: Light
  /** Share of the height at which the sky ends. */
  horizon: number
  /** Place of the sun: share of the width, and of the sky from below. */
  sun: readonly [across: number, up: number]
  /** Radius of the disc, share of the longest side; 0 for none. */
  disc: number
  discColor: Color
  /** 0 clear to 1 covered. */
  cover: number
  /** Size of the clouds. */
  cloudScale: number
  hasStars: boolean
  seed: number
}

/** Fills the picture from the top down to a little below the horizon. */
export function* paintSky(raster: Raster, sky: Sky): Painting {
  const { width, height, pixels } = raster
  const bottom = Math.min(height, Math.ceil(height * sky.horizon) + 2)
  const extent = Math.max(width, height)
  for (let y = 0; y < bottom; y++) {
    const up = 1 - y / (height * sky.horizon)
    const ground = gradient(sky.light, up)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      let color = glowing(sky, ground, x, y, raster, extent)
      if (sky.hasStars) color = starred(sky, color, x, y, extent, up)
      if (sky.cover > 0)
        color = clouded(sky, color, x / extent, up, width / extent)
      // Grain keeps wide gradients from showing steps.
      const grain = (hash(at, sky.seed) & 1023) / 341 - 1.5
      pixels[at] = color[0] + grain
      pixels[at + 1] = color[1] + grain
      pixels[at + 2] = color[2] + grain
    }
    if (y % 48 === 0) yield
  }
}

function gradient({ sky }: Light, up: number): Color {
  const [top, high, low, horizon] = sky
  if (up > 0.6) return mix(high, top, smoothstep(0.6, 1.05, up))
  if (up > 0.22) return mix(low, high, smoothstep(0.22, 0.6, up))
  return mix(horizon, low, smoothstep(0, 0.22, up))
}

function glowing(
  sky: Sky,
  color: Color,
  x: number,
  y: number,
  { width, height }: Raster,
  extent: number
): Color {
  const dx = (x - sky.sun[0] * width) / extent
  const dy = (y - (1 - sky.sun[1]) * sky.horizon * height) / extent
  const distance = Math.sqrt(dx * dx + dy * dy)
  const { glow, sun } = sky.light
  let result = color
  if (glow > 0) {
    const near = glow * 0.75 * Math.exp(-distance * 9)
    const far = glow * 0.3 * Math.exp(-distance * 2.4)
    result = mix(result, sun, Math.min(1, near + far))
  }
  if (sky.disc > 0 && distance < sky.disc * 1.4) {
    const share = 1 - smoothstep(sky.disc * 0.94, sky.disc * 1.04, distance)
    result = mix(result, sky.discColor, share)
  }
  return result
}

/** Stars sit on a grid that does not depend on the size painted at. */
function starred(
  sky: Sky,
  color: Color,
  x: number,
  y: number,
  extent: number,
  up: number
): Color {
  const cells = 130
  const across = (x / extent) * cells
  const down = (y / extent) * cells
  const key = hash(Math.floor(across) * 4096 + Math.floor(down), sky.seed)
  if ((key >>> 16) % 5 > 1) return color
  const pixel = cells / extent
  const size = Math.max(pixel * 0.9, 0.03 + (key & 63) / 900)
  const dx = (across % 1) - 0.15 - ((key >>> 6) & 31) / 44
  const dy = (down % 1) - 0.15 - ((key >>> 11) & 31) / 44
  const spot = Math.max(0, 1 - (dx * dx + dy * dy) / (size * size))
  const bright = spot * (0.3 + (((key >>> 20) & 255) / 255) ** 2.5)
  const share = Math.min(1, bright * smoothstep(0, 0.35, up))
  return mix(color, [255, 250, 240], share)
}

function clouded(
  sky: Sky,
  color: Color,
  across: number,
  up: number,
  span: number
): Color {
  const depth = 1 / (up * 1.4 + 0.22)
  const scale = sky.cloudScale
  const px = (across - span / 2) * depth * scale + sky.seed
  const py = depth * scale * 0.9
  const density = fractalNoise(px, py, 5)
  const edge = 0.68 - sky.cover * 0.4
  const opacity = smoothstep(edge, edge + 0.2, density)
  if (opacity === 0) return color
  const toward = (sky.sun[0] - across) * 0.3
  const behind = fractalNoise(px + toward, py + 0.16, 3)
  const lit = smoothstep(-0.14, 0.16, density - behind)
  const [bright, dark] = sky.light.cloud
  const fade = smoothstep(-0.02, 0.2, up)
  return mix(color, mix(dark, bright, lit), opacity * 0.92 * fade)
}
