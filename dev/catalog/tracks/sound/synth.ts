import { shapeEnds } from './tone.ts'
import type { Voice } from './voice.ts'
import { sampleRate } from './wav.ts'

interface SynthShape {
  wave: 'saw' | 'square'
  /** Shares of the pitch by which copies are out of tune. */
  detune?: readonly number[]
  attack: number
  release?: number
  /** Seconds in which the tone decays by two thirds; sustained if missing. */
  decay?: number
  /** Hertz above which the filter damps, when the note begins … */
  cutoff: number
  /** … and later. */
  settled?: number
  /** Seconds in which the filter moves by two thirds. */
  sweep?: number
  /** From 0 to 0.9, the emphasis at the cutoff. */
  resonance?: number
}

/** A voice made of sharp waves through a filter that moves. */
export function synth(shape: SynthShape): Voice {
  const { detune = [0], release = 0.08 } = shape
  return ({ pitch, seconds }) => {
    const length = Math.ceil((seconds + release) * sampleRate)
    const samples = new Float32Array(length)
    detune.forEach((share, place) => {
      const phase = (place * 0.37) % 1
      addWave(
        samples,
        shape.wave,
        pitch * (1 + share),
        phase,
        0.5 / detune.length
      )
    })
    sweepFilter(samples, shape)
    shapeEnds(samples, shape.attack, release)
    return samples
  }
}

function addWave(
  samples: Float32Array,
  wave: SynthShape['wave'],
  pitch: number,
  start: number,
  level: number
): void {
  const step = pitch / sampleRate
  let phase = start
  for (let n = 0; n < samples.length; n++) {
    const value =
      wave === 'saw'
        ? 2 * phase - 1 - smooth(phase, step)
        : (phase < 0.5 ? 1 : -1) +
          smooth(phase, step) -
          smooth((phase + 0.5) % 1, step)
    samples[n] = (samples[n] ?? 0) + level * value
    phase += step
    if (phase >= 1) phase -= 1
  }
}

/** Rounds the jump of a wave off, which would alias (PolyBLEP). */
function smooth(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step
    return t + t - t * t - 1
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step
    return t * t + t + t + 1
  }
  return 0
}

/** A low-pass filter of two poles, and the decay. */
function sweepFilter(samples: Float32Array, shape: SynthShape): void {
  const { cutoff, settled = cutoff, sweep = 0.2, resonance = 0.1 } = shape
  const { decay = Infinity } = shape
  const fade = Math.exp(-1 / (decay * sampleRate))
  const move = Math.exp(-1 / (sweep * sampleRate))
  const damp = 2 - 2 * resonance
  let [low, band, level] = [0, 0, 1]
  let hertz = cutoff
  for (let n = 0; n < samples.length; n++) {
    const rate = Math.min(0.9, (2 * Math.PI * hertz) / sampleRate)
    // Twice for each sample, for stability at high cutoffs.
    for (let half = 0; half < 2; half++) {
      const high = (samples[n] ?? 0) - low - damp * band
      band += (rate / 2) * high
      low += (rate / 2) * band
    }
    samples[n] = low * level
    level *= fade
    hertz = settled + (hertz - settled) * move
  }
}
