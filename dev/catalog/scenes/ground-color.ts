import { noise } from './noise.ts'
import { mix, smoothstep, type Color } from './raster.ts'
import type { Land } from './terrain.ts'

export interface Cover {
  land: Land
  /** Height of the snow line; 9 for none. */
  snowLine: number
  grass: Color
  forest: Color
  rock: Color
  sand: Color
}

/** The color of the ground at a place. */
export function groundColor(
  cover: Cover,
  x: number,
  y: number,
  h: number,
  steep: number
): Color {
  const fine = noise(x * 420, y * 420)
  switch (cover.land) {
    case 'alps':
    case 'islands':
      return mountain(cover, x, y, h, steep, fine)
    case 'hills':
      return fields(cover, x, y, fine)
    case 'dunes':
      return windblown(cover, x, y, fine)
    case 'mesa':
      return strata(cover, x, y, h, steep, fine)
    default:
      return cover.land satisfies never
  }
}

function mountain(
  cover: Cover,
  x: number,
  y: number,
  h: number,
  steep: number,
  fine: number
): Color {
  const patch = noise(x * 60, y * 60)
  // Depends on the height, too: otherwise steep faces show long streaks.
  const face = noise(x * 130 + y * 70, h * 210 + y * 40)
  const stone = mix(cover.rock, [44, 42, 44], face * 0.5 + fine * 0.12)
  const treeLine = 0.17 + (patch - 0.5) * 0.06
  const wooded =
    (1 - smoothstep(treeLine - 0.03, treeLine + 0.02, h)) *
    (1 - smoothstep(0.42, 0.62, steep))
  const open = smoothstep(0.5, 0.8, noise(x * 48, y * 48)) * (1 - steep)
  const green = mix(cover.forest, cover.grass, open * 0.6)
  const ground = mix(stone, mix(green, [0, 0, 0], fine * 0.42), wooded)
  const line = cover.snowLine + (patch - 0.5) * 0.1 + (fine - 0.5) * 0.03
  const snow =
    smoothstep(line - 0.02, line + 0.05, h) *
    (1 - smoothstep(0.48, 0.66, steep + (face - 0.5) * 0.3))
  return mix(ground, [246, 249, 255], snow)
}

function windblown(cover: Cover, x: number, y: number, fine: number): Color {
  const bend = noise(x * 14, y * 14) * 5
  const ripple = Math.sin((y * 1.3 + x * 0.5) * 420 + bend * 6)
  return mix(cover.sand, cover.rock, fine * 0.08 + (ripple * 0.5 + 0.5) * 0.22)
}

function fields(cover: Cover, x: number, y: number, fine: number): Color {
  const patch = smoothstep(0.35, 0.65, noise(x * 9 + 3, y * 9))
  const grove = noise(x * 16 + 9, y * 16) * 0.7 + noise(x * 90, y * 90) * 0.3
  const woods = smoothstep(0.58, 0.64, grove)
  const grass = mix(cover.grass, cover.sand, patch * 0.55)
  const shade = 0.12 + woods * 0.35
  return mix(mix(grass, cover.forest, woods * 0.9), [0, 0, 0], fine * shade)
}

function strata(
  cover: Cover,
  x: number,
  y: number,
  h: number,
  steep: number,
  fine: number
): Color {
  const band = noise(h * 190 + noise(x * 5, y * 5) * 2, 0.5)
  const wall = mix(cover.rock, mix(cover.rock, [255, 225, 190], 0.4), band)
  const flat = mix(
    cover.sand,
    cover.grass,
    smoothstep(0.5, 0.8, noise(x * 70, y * 70)) * 0.45
  )
  const color = mix(flat, wall, smoothstep(0.12, 0.3, steep))
  return mix(color, [30, 12, 8], fine * 0.16)
}
