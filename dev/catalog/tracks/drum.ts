import type { Random } from '../random.ts'
import { sampleRate } from './wav.ts'

/** A drum: 0 is the bass drum, 1 the snare, anything else the hi-hat. */
export function drum(
  which: number,
  _seconds: number,
  random: Random
): Float32Array {
  if (which === 0) return strike(0.3, time => kick(time))
  if (which === 1) return strike(0.2, time => snare(time, random))
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
