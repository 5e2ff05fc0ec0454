import { notesOfScore } from '../../tracks/music/notes-of-score.ts'
import { secondsOf } from '../../tracks/music/sections.ts'
import { playTrack } from '../../tracks/play-track.ts'
import { sampleRate } from '../../tracks/sound/wav.ts'
import type { TrackSpec } from '../../tracks/styles/track-spec.ts'

export const measures = [
  'brightness',
  'bass',
  'middle',
  'treble',
  'change',
  'attack',
  'peaks',
  'tones',
  'strokes',
  'tempo'
] as const

/** How a track sounds, in numbers. */
export type TrackMeasures = Record<(typeof measures)[number], number>

/** Samples of a window, and from one window to the next. */
const size = 1024
const hop = 3072

/** Plays a track and measures its sound and its score. */
export async function measureTrack(spec: TrackSpec): Promise<TrackMeasures> {
  const { left, right } = await playTrack(spec)
  const mono = left.map((sample, n) => (sample + (right[n] ?? 0)) / 2)
  const spectra = spectraOf(mono)
  const notes = notesOfScore(spec.score, Number(spec.id), spec.lyrics)
  const strokes = notes.filter(note => 'drum' in note).length
  const seconds = secondsOf(spec.score)
  return {
    ...shares(spectra),
    ...changes(spectra),
    peaks: peaksOverAverage(mono),
    tones: (notes.length - strokes) / seconds,
    strokes: strokes / seconds,
    tempo: spec.score.bpm
  }
}

function hertzOf(bin: number): number {
  return (bin * sampleRate) / size
}

/** The mean frequency, in octaves, and shares of the power in bands. */
function shares(spectra: readonly Float64Array[]) {
  const sums = { all: 0, pitch: 0, bass: 0, middle: 0, treble: 0 }
  for (const spectrum of spectra) {
    spectrum.forEach((level, bin) => {
      const hertz = hertzOf(bin)
      const power = level * level
      sums.all += power
      sums.pitch += power * hertz
      if (hertz < 150) sums.bass += power
      else if (hertz < 1000) sums.middle += power
      if (hertz > 4000) sums.treble += power
    })
  }
  return {
    brightness: Math.log2(sums.pitch / sums.all),
    bass: sums.bass / sums.all,
    middle: sums.middle / sums.all,
    treble: Math.log10(sums.treble / sums.all + 1e-6)
  }
}

/** How much a spectrum gains over the one before: on average, and at most. */
function changes(spectra: readonly Float64Array[]) {
  const gains = spectra.slice(1).map((spectrum, place) => {
    const before = spectra[place] ?? spectrum
    const gained = spectrum.map((level, bin) =>
      Math.max(0, Math.log1p(level * 10) - Math.log1p((before[bin] ?? 0) * 10))
    )
    return gained.reduce((sum, gain) => sum + gain, 0) / spectrum.length
  })
  return {
    change: gains.reduce((sum, gain) => sum + gain, 0) / gains.length,
    attack: Math.max(...gains)
  }
}

function peaksOverAverage(mono: Float32Array): number {
  let power = 0
  let peak = 0
  mono.forEach(sample => {
    power += sample * sample
    peak = Math.max(peak, Math.abs(sample))
  })
  return peak / Math.sqrt(power / mono.length)
}

/** Levels by frequency, of windows one after another. */
function spectraOf(mono: Float32Array): Float64Array[] {
  const spectra: Float64Array[] = []
  for (let from = 0; from + size < mono.length; from += hop) {
    const real = Float64Array.from(
      mono.subarray(from, from + size),
      (sample, n) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size))
    )
    const imaginary = new Float64Array(size)
    transform(real, imaginary)
    spectra.push(
      Float64Array.from({ length: size / 2 }, (_, bin) =>
        Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0)
      )
    )
  }
  return spectra
}

/** A fast Fourier transform in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let n = 1, turned = 0; n < size; n++) {
    let bit = size >> 1
    for (; turned & bit; bit >>= 1) turned ^= bit
    turned ^= bit
    if (n < turned) {
      for (const part of [real, imaginary]) {
        const kept = part[n] ?? 0
        part[n] = part[turned] ?? 0
        part[turned] = kept
      }
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let step = 0; step < length / 2; step++) {
      const angle = (-2 * Math.PI * step) / length
      combine(real, imaginary, { length, step, angle })
    }
  }
}

function combine(
  real: Float64Array,
  imaginary: Float64Array,
  { length, step, angle }: { length: number; step: number; angle: number }
): void {
  const [across, up] = [Math.cos(angle), Math.sin(angle)]
  for (let n = step; n < size; n += length) {
    const other = n + length / 2
    const [x, y] = [real[other] ?? 0, imaginary[other] ?? 0]
    const [turnedX, turnedY] = [x * across - y * up, x * up + y * across]
    real[other] = (real[n] ?? 0) - turnedX
    imaginary[other] = (imaginary[n] ?? 0) - turnedY
    real[n] = (real[n] ?? 0) + turnedX
    imaginary[n] = (imaginary[n] ?? 0) + turnedY
  }
}
