import { synth } from './synth.ts'
import { tone } from './tone.ts'
import type { Instrument } from './voice.ts'

const wide = [-0.007, -0.003, 0, 0.004, 0.008]
const three = [-0.006, 0, 0.005]

/** Electric and computed sounds. */
export const synths = {
  bass: {
    instrument: 'Bass',
    play: tone({ partials: [1, 0.5, 0.2], attack: 0.01, decay: 0.7 })
  },
  glass: {
    instrument: 'Synthesizer',
    play: tone({
      partials: [0.7, 0.25, 0.12],
      ratios: [1, 3.01, 5.03],
      attack: 0.03,
      decay: 1.6,
      release: 0.9
    })
  },
  house: {
    instrument: 'Synthesizer',
    play: synth({
      wave: 'saw',
      detune: [-0.004, 0.004],
      attack: 0.003,
      decay: 0.12,
      cutoff: 3200,
      settled: 500,
      sweep: 0.1
    })
  },
  lead: {
    instrument: 'Synthesizer',
    play: synth({
      wave: 'saw',
      detune: [-0.003, 0.003],
      attack: 0.01,
      decay: 1.2,
      cutoff: 4200,
      settled: 1800,
      resonance: 0.3
    })
  },
  pad: {
    instrument: 'Synthesizer',
    play: tone({
      partials: [0.7, 0.3, 0.15],
      attack: 0.4,
      vibrato: 0.002,
      release: 0.8,
      detune: three
    })
  },
  pulse: {
    instrument: 'Synthesizer',
    play: synth({
      wave: 'square',
      attack: 0.004,
      decay: 0.16,
      cutoff: 3000,
      settled: 700,
      sweep: 0.08,
      resonance: 0.4
    })
  },
  reese: {
    instrument: 'Bass',
    play: synth({
      wave: 'saw',
      detune: [-0.012, 0, 0.011],
      attack: 0.01,
      cutoff: 420,
      resonance: 0.3
    })
  },
  subBass: {
    instrument: 'Bass',
    play: tone({ partials: [1, 0.12], attack: 0.008, release: 0.05 })
  },
  synthBass: {
    instrument: 'Bass',
    play: synth({
      wave: 'saw',
      attack: 0.004,
      decay: 0.5,
      cutoff: 900,
      settled: 250,
      sweep: 0.09,
      resonance: 0.4
    })
  },
  synthBrass: {
    instrument: 'Synthesizer',
    play: synth({
      wave: 'saw',
      detune: wide,
      attack: 0.08,
      release: 0.3,
      cutoff: 700,
      settled: 2400,
      sweep: 0.4
    })
  },
  warmPad: {
    instrument: 'Synthesizer',
    play: synth({
      wave: 'saw',
      detune: wide,
      attack: 0.5,
      release: 0.7,
      cutoff: 500,
      settled: 1100,
      sweep: 1.2
    })
  }
} as const satisfies Record<string, Instrument>
