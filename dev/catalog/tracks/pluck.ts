import type { Voice } from './voice.ts'
import { sampleRate } from './wav.ts'

interface PluckShape {
  /** From 0 (soft) to 1 (metallic). */
  brightness: number
  /** Seconds in which the tone decays by two thirds. */
  ring: number
}

/** A plucked string: noise in a delay line of one wavelength. */
export function pluck({ brightness, ring }: PluckShape): Voice {
  return (pitch, seconds, random) => {
    const length = Math.ceil((seconds + 0.5) * sampleRate)
    const samples = new Float32Array(length)
    const line = Float32Array.from(
      { length: Math.max(2, Math.round(sampleRate / pitch)) },
      () => random.between(-0.8, 0.8)
    )
    const decay = Math.exp(-1 / (ring * pitch))
    let last = 0
    for (let n = 0; n < length; n++) {
      const place = n % line.length
      const now = line[place] ?? 0
      const next = now * (0.5 + brightness / 2) + last * (0.5 - brightness / 2)
      line[place] = next * decay
      last = now
      samples[n] = now * Math.min(1, (length - n) / 4000)
    }
    return samples
  }
}
