import { pluck } from './pluck.ts'
import { tone, vowel } from './tone.ts'
import type { Voice } from './voice.ts'

/** The instruments, by the names that scores use. */
export const voices = {
  banjo: pluck({ brightness: 0.75, ring: 0.6 }),
  guitar: pluck({ brightness: 0.5, ring: 1.6 }),
  harpsichord: pluck({ brightness: 0.95, ring: 0.9 }),
  sitar: pluck({ brightness: 0.98, ring: 2.2 }),
  bass: tone({ partials: [1, 0.5, 0.2], attack: 0.01, decay: 0.7 }),
  bell: tone({
    partials: [0.6, 0.4, 0.25, 0.15],
    ratios: [1, 2.76, 5.4, 8.93],
    attack: 0.002,
    decay: 0.9
  }),
  glockenspiel: tone({
    partials: [0.8, 0.2],
    ratios: [1, 4.1],
    attack: 0.001,
    decay: 0.4
  }),
  piano: tone({ partials: [1, 0.5, 0.3, 0.15], attack: 0.004, decay: 0.6 }),
  electricPiano: tone({
    partials: [1, 0.1, 0.25],
    ratios: [1, 2, 7],
    attack: 0.004,
    decay: 0.9
  }),
  organ: tone({ partials: [0.6, 0.5, 0.3, 0.3], attack: 0.02 }),
  strings: tone({
    partials: [0.6, 0.35, 0.25, 0.18, 0.1],
    attack: 0.25,
    vibrato: 0.004
  }),
  pad: tone({ partials: [0.7, 0.3, 0.15], attack: 0.4, vibrato: 0.002 }),
  lead: tone({
    partials: [0.5, 0.25, 0.17, 0.12, 0.1],
    attack: 0.005,
    decay: 0.25
  }),
  flute: tone({ partials: [0.9, 0.12, 0.05], attack: 0.08, vibrato: 0.006 }),
  woman: vowel({ formants: [850, 1400, 2800], attack: 0.06 }),
  man: vowel({ formants: [650, 1100, 2500], attack: 0.05 })
} as const satisfies Record<string, Voice>

export type VoiceName = keyof typeof voices
