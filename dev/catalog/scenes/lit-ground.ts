import { groundColor } from './ground-color.ts'
import type { View } from './landscape.ts'
import type { Light } from './light.ts'
import { noise } from './noise.ts'
import { smoothstep, type Color } from './raster.ts'
import { readGrid } from './terrain.ts'

/** Ground in sun and shade, fading into the distance. */
export function litGround(
  { scene, terrain }: View,
  x: number,
  y: number,
  h: number,
  d: number,
  distance: Color
): Color {
  const { light, sun } = scene.sky
  const side = sun[0] < 0.5 ? -1 : 1
  const bumps = noise(x * 260 + side * 0.5, y * 260) - noise(x * 260, y * 260)
  const relief = bumps * (scene.land === 'dunes' ? 0.05 : 0.5)
  const lit = Math.max(0, readGrid(terrain.lit, x, y) * (1 + relief))
  const base = groundColor(scene.cover, x, y, h, readGrid(terrain.steep, x, y))
  const low = 1.35 - 0.35 * Math.min(1, h * 9)
  const fog = 1 - Math.exp(-((d * scene.haze) ** 1.6) * low)
  const far = smoothstep(0.5, 1.7, d)
  const veil = Math.max(fog, far * far)
  const lighting: Lighting = { light, base, lit, distance, far, veil }
  return [part(lighting, 0), part(lighting, 1), part(lighting, 2)]
}

interface Lighting {
  light: Light
  base: Color
  lit: number
  distance: Color
  far: number
  veil: number
}

/** Red, green or blue. Not a closure: it runs for each pixel. */
function part(
  { light, base, lit, distance, far, veil }: Lighting,
  n: 0 | 1 | 2
): number {
  const shine = light.ambient[n] * 0.6 + light.sun[n] * lit * 1.4
  const air = light.haze[n] * (1 - far) + distance[n] * far
  return ((base[n] * shine) / 255) * (1 - veil) + air * veil
}
