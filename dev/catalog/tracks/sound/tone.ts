import type { Voice, Vowel } from './voice.ts'
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
  /** How much faster each partial decays than the one below. */
  damping?: number
  /** Seconds in which it ends. */
  release?: number
  /** Vibrato as a share of the pitch, five times a second. */
  vibrato?: number
  /** Shares of the pitch by which copies are out of tune. */
  detune?: readonly number[]
}

/** A voice made of sine waves. */
export function tone(shape: ToneShape): Voice {
  const { partials, ratios, decay = Infinity, damping = 0 } = shape
  const { vibrato = 0, detune = [0], release = 0.08 } = shape
  return ({ pitch, seconds }) => {
    const length = Math.ceil((seconds + release) * sampleRate)
    const samples = new Float32Array(length)
    partials.forEach((level, place) => {
      detune.forEach(share => {
        const frequency = pitch * (1 + share) * (ratios?.[place] ?? place + 1)
        if (frequency > sampleRate / 2.5) return
        addSine(samples, {
          frequency,
          level: level / 2 / detune.length,
          decay: decay / (1 + damping * place),
          vibrato
        })
      })
    })
    shapeEnds(samples, shape.attack, release)
    return samples
  }
}

/** Fades in and out, in seconds. */
export function shapeEnds(
  samples: Float32Array,
  attack: number,
  release: number
): void {
  const { length } = samples
  const rise = Math.min(length, attack * sampleRate)
  const fall = Math.min(length, release * sampleRate)
  for (let n = 0; n < rise; n++) samples[n] = (samples[n] ?? 0) * (n / rise)
  for (let n = 0; n < fall; n++) {
    const place = length - 1 - n
    samples[place] = (samples[place] ?? 0) * (n / fall)
  }
}

/** Hertz of the mouth's resonances, of a man; a woman's are higher. */
const formants: Record<Vowel, readonly number[]> = {
  a: [730, 1090, 2440],
  e: [530, 1840, 2480],
  i: [270, 2290, 3010],
  o: [570, 840, 2410],
  u: [300, 870, 2240]
}

interface SingerShape {
  /** How much higher the resonances are than a man's. */
  height: number
  attack: number
  detune?: readonly number[]
}

/** A voice that sings vowels. */
export function singer({ height, attack, detune = [0] }: SingerShape): Voice {
  return (note, random) => {
    const { pitch, vowel = 'a' } = note
    const count = Math.min(24, Math.floor(4500 / pitch))
    const peaks = formants[vowel].map(formant => formant * height)
    const partials = Array.from({ length: count }, (_, place) => {
      const frequency = pitch * (place + 1)
      const loudest = peaks.map(
        (peak, n) => resonance(frequency, peak) / (n + 1)
      )
      return (0.2 + 1.8 * Math.max(...loudest)) / (place + 1.5)
    })
    const sung = { partials, attack, vibrato: 0.008, release: 0.12, detune }
    return tone(sung)(note, random)
  }
}

function resonance(frequency: number, formant: number): number {
  return Math.exp(-(((frequency - formant) / (80 + formant / 10)) ** 2))
}

interface Sine {
  frequency: number
  level: number
  decay: number
  vibrato: number
}

/** Number of samples with the same pitch during vibrato. */
const vibratoStep = 64

/**
 * Rotates a phasor by the same angle for each sample, which is faster than
 * sines.
 */
function addSine(
  samples: Float32Array,
  { frequency, level, decay, vibrato }: Sine
): void {
  const step = (2 * Math.PI * frequency) / sampleRate
  const sway = (2 * Math.PI * 5) / sampleRate
  const fade = Math.exp(-1 / (decay * sampleRate))
  let [x, y] = [level, 0]
  let [across, up] = [0, 0]
  for (let n = 0; n < samples.length; n++) {
    if (n % vibratoStep === 0) {
      const angle = step * (1 + vibrato * Math.cos(sway * n))
      across = Math.cos(angle) * fade
      up = Math.sin(angle) * fade
    }
    samples[n] = (samples[n] ?? 0) + y
    const next = x * across - y * up
    y = x * up + y * across
    x = next
  }
}
