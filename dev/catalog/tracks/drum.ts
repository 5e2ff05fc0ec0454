import type { Random } from '../assets/random.ts'
import { sampleRate } from './wav.ts'

export type Drum = 'kick' | 'snare' | 'hat'

/** One drum stroke: samples from -1 to 1. */
export function strikeDrum(drum: Drum, random: Random): Float32Array {
  return drums[drum](random)
}

const drums: Record<Drum, (random: Random) => Float32Array> = {
  kick: () => strike(0.3, kick),
  snare: random => strike(0.2, time => snare(time, random)),
  hat
}

function hat(random: Random): Float32Array {
  let last = 0
  return strike(0.08, time => {
    const noise = random.between(-1, 1)
    const high = noise - last
    last = noise
    return 0.4 * high * Math.exp(-time / 0.02)
  })
}

function kick(time: number): number {
  const phase = 2 * Math.PI * (50 * time + 6 * (1 - Math.exp(-time / 0.03)))
  return Math.sin(phase) * Math.exp(-time / 0.1)
}

function snare(time: number, random: Random): number {
  const skin = Math.sin(2 * Math.PI * 190 * time) * Math.exp(-time / 0.05)
  return 0.5 * skin + 0.5 * random.between(-1, 1) * Math.exp(-time / 0.06)
}

function strike(
  seconds: number,
  sample: (time: number) => number
): Float32Array {
  return Float32Array.from(
    { length: Math.ceil(seconds * sampleRate) },
    (_, n) => sample(n / sampleRate)
  )
}
