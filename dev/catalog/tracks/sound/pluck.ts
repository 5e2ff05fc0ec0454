import type { Random } from '../../assets/random.ts'
import { shapeEnds } from './tone.ts'
import type { Voice } from './voice.ts'
import { sampleRate } from './wav.ts'

interface PluckShape {
  /** From 0 (soft) to 1 (metallic). */
  brightness: number
  /** Seconds in which the tone decays by two thirds. */
  ring: number
  /** Seconds that it rings after its note. */
  release?: number
}

/** Times that the noise of the softest string is smoothed. */
const softest = 60

/** A plucked string: noise in a delay line of one wavelength. */
export function pluck({ brightness, ring, release = 0.4 }: PluckShape): Voice {
  return ({ pitch, seconds }, random) => {
    const length = Math.ceil((seconds + release) * sampleRate)
    const samples = new Float32Array(length)
    const exact = sampleRate / pitch
    const size = Math.max(2, Math.floor(exact))
    const line = pickedString(size, brightness, random)
    // Reads between two samples, as a wavelength is no whole number of them.
    const share = exact - size
    const decay = Math.exp(-1 / (ring * pitch))
    let [last, before] = [0, 0]
    for (let n = 0; n < length; n++) {
      const place = n % size
      const now = line[place] ?? 0
      const mixed = now * (0.5 + brightness / 2) + last * (0.5 - brightness / 2)
      line[place] = (mixed * (1 - share) + before * share) * decay
      last = now
      before = mixed
      samples[n] = now
    }
    shapeEnds(samples, 0.001, Math.min(release, seconds + release))
    return samples
  }
}

/** Noise of one wavelength; a soft string is picked softly. */
function pickedString(
  size: number,
  brightness: number,
  random: Random
): Float32Array {
  let line = Float32Array.from({ length: size }, () => random.between(-1, 1))
  for (let pass = 0; pass < softest * (1 - brightness) ** 2; pass++) {
    line = line.map((now, n) => (now + (line[(n + 1) % size] ?? 0)) / 2)
  }
  const peak = Math.max(...line.map(Math.abs))
  return line.map(now => (0.8 * now) / peak)
}
