import { randomFrom } from '../assets/random.ts'

const size = 256
const mask = size - 1
const lattice = new Float32Array(size * size)
const random = randomFrom(20)
for (let i = 0; i < lattice.length; i++) lattice[i] = random.next()

/** Smooth value noise from 0 to 1; repeats every 256 units. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  let u = x - left
  let v = y - top
  u = u * u * (3 - 2 * u)
  v = v * v * (3 - 2 * v)
  const row = (top & mask) * size
  const below = ((top + 1) & mask) * size
  const a = lattice[row + (left & mask)] ?? 0
  const b = lattice[row + ((left + 1) & mask)] ?? 0
  const c = lattice[below + (left & mask)] ?? 0
  const d = lattice[below + ((left + 1) & mask)] ?? 0
  const upper = a + (b - a) * u
  return upper + (c + (d - c) * u - upper) * v
}

/**
 * Fractal noise from 0 to 1: octaves with half the strength and twice the
 * frequency. 0 where the sum cannot reach `atLeast`, which skips the finer
 * octaves.
 */
export function fractalNoise(
  x: number,
  y: number,
  octaves: number,
  atLeast = 0
): number {
  const total = 1 - 0.5 ** octaves
  const needed = atLeast * total
  let sum = 0
  let strength = 0.5
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x, y) * strength
    if (sum + strength < needed) return 0
    strength *= 0.5
    // Each octave is rotated to hide the lattice.
    const turned = x * 1.6 - y * 1.2 + 17.3
    y = x * 1.2 + y * 1.6 + 9.1
    x = turned
  }
  return sum / total
}

/** Noise from 0 to 1 with sharp crests and wide valleys, as on mountains. */
export function ridgedNoise(x: number, y: number, octaves: number): number {
  let sum = 0
  let strength = 0.5
  let total = 0
  let weight = 1
  for (let octave = 0; octave < octaves; octave++) {
    let crest = 1 - Math.abs(noise(x, y) * 2 - 1)
    crest = crest * crest * weight
    weight = Math.min(1, crest * 1.7)
    sum += crest * strength
    total += strength
    strength *= 0.5
    const turned = x * 1.6 - y * 1.2 + 31.7
    y = x * 1.2 + y * 1.6 + 5.3
    x = turned
  }
  return sum / total
}
