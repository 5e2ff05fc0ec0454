import type { Voice } from './voice.ts'
import { sampleRate } from './wav.ts'

interface ToneShape {
  /** Level of each partial. */
  partials: readonly number[]
  /**
   * Frequencies of the partials in multiples of the pitch; 1, 2, 3 … by
   * default.
   */
  ratios?: readonly number[]
  /** Seconds until the tone reaches its full volume. */
  attack: number
  /** Seconds in which it decays by two thirds; sustained if missing. */
  decay?: number
  /** Vibrato as a share of the pitch, five times a second. */
  vibrato?: number
}

const release = 0.08

/** A voice made of sine waves. */
export function tone(shape: ToneShape): Voice {
  const { partials, ratios, attack, decay = Infinity, vibrato = 0 } = shape
  return (pitch, seconds) => {
    const length = Math.ceil((seconds + release) * sampleRate)
    const samples = new Float32Array(length)
    partials.forEach((level, place) => {
      const frequency = pitch * (ratios?.[place] ?? place + 1)
      if (frequency > sampleRate / 2.5) return
      addSine(samples, frequency, level / 2, vibrato)
    })
    for (let n = 0; n < length; n++) {
      const time = n / sampleRate
      const rise = Math.min(1, time / attack)
      const fall = Math.min(1, (length - n) / (release * sampleRate))
      samples[n] = (samples[n] ?? 0) * rise * fall * Math.exp(-time / decay)
    }
    return samples
  }
}

interface VowelShape {
  /** Hertz of the mouth's resonances. */
  formants: readonly number[]
  attack: number
}

/** A voice that sings one vowel. */
export function vowel({ formants, attack }: VowelShape): Voice {
  return (pitch, seconds, random) => {
    const count = Math.min(24, Math.floor(4000 / pitch))
    const partials = Array.from({ length: count }, (_, place) => {
      const frequency = pitch * (place + 1)
      const loudest = formants.map(formant => resonance(frequency, formant))
      return (0.25 + 1.6 * Math.max(...loudest)) / (place + 1.5)
    })
    return tone({ partials, attack, vibrato: 0.008 })(pitch, seconds, random)
  }
}

function resonance(frequency: number, formant: number): number {
  return Math.exp(-(((frequency - formant) / 160) ** 2))
}

/** Number of samples with the same pitch during vibrato. */
const vibratoStep = 64

/**
 * Rotates a phasor by the same angle for each sample, which is faster than
 * sines.
 */
function addSine(
  samples: Float32Array,
  frequency: number,
  level: number,
  vibrato: number
): void {
  const step = (2 * Math.PI * frequency) / sampleRate
  const sway = (2 * Math.PI * 5) / sampleRate
  let [x, y] = [1, 0]
  let [across, up] = [0, 0]
  for (let n = 0; n < samples.length; n++) {
    if (n % vibratoStep === 0) {
      const angle = step * (1 + vibrato * Math.cos(sway * n))
      across = Math.cos(angle)
      up = Math.sin(angle)
    }
    samples[n] = (samples[n] ?? 0) + level * y
    const next = x * across - y * up
    y = x * up + y * across
    x = next
  }
}
