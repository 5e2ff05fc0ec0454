import { primariesOf } from './profile-primaries.ts'
import { curveOf } from './profile-curve.ts'
import { readProfileTags } from './profile-tags.ts'

/**
 * `srgb`: Figma shows the file correctly. `wide`: it has colors outside sRGB.
 * `other`: the same colors, encoded differently.
 */
export type Colors = 'srgb' | 'other' | 'wide'

/** Primaries of sRGB as XYZ for D50: one row each for red, green and blue. */
const srgb = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141]
]

/** From XYZ for D50 to linear sRGB. */
const toSrgb = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427]
]

/** Rounding differences between profiles that call themselves sRGB. */
const sameColor = 0.003
const sameLight = 0.004

/** Reads the color space from an ICC profile (ICC.1:2022). */
export function colorsOfProfile(bytes: Uint8Array): Colors {
  const tags = readProfileTags(bytes)
  const primaries = tags && primariesOf(tags)
  if (!tags || !primaries) return 'other'
  if (primaries.some(isBeyondSrgb)) return 'wide'
  const curve = curveOf(tags)
  const isSrgb =
    curve !== null &&
    primaries.every((one, i) => isNear(one, srgb[i] ?? [], sameColor)) &&
    steps.every(x => Math.abs(curve(x) - toLight(x)) < sameLight)
  return isSrgb ? 'srgb' : 'other'
}

const steps = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

function toLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function isBeyondSrgb(primary: readonly number[]): boolean {
  return toSrgb.some(row => {
    const part = row.reduce((sum, at, i) => sum + at * (primary[i] ?? 0), 0)
    return part < -0.02 || part > 1.02
  })
}

function isNear(
  one: readonly number[],
  other: readonly number[],
  limit: number
): boolean {
  return one.every((value, i) => Math.abs(value - (other[i] ?? 0)) < limit)
}
