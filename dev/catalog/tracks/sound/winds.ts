import { synth } from './synth.ts'
import { singer, tone } from './tone.ts'
import type { Instrument } from './voice.ts'

const three = [-0.006, 0, 0.005]

/** What breath plays, and singers. */
export const winds = {
  accordion: {
    instrument: 'Accordion',
    play: tone({
      partials: [0.5, 0.4, 0.35, 0.3, 0.2, 0.15, 0.1],
      attack: 0.05,
      detune: [-0.004, 0.004]
    })
  },
  brass: {
    instrument: 'Brass',
    play: synth({
      wave: 'saw',
      detune: [-0.002, 0.003],
      attack: 0.05,
      cutoff: 500,
      settled: 2200,
      sweep: 0.08
    })
  },
  choir: {
    instrument: 'Choir',
    play: singer({ height: 1.12, attack: 0.25, detune: three })
  },
  clarinet: {
    instrument: 'Clarinet',
    play: tone({
      partials: [0.8, 0.04, 0.45, 0.04, 0.25, 0.03, 0.12],
      attack: 0.04,
      vibrato: 0.002
    })
  },
  flute: {
    instrument: 'Flute',
    play: tone({ partials: [0.9, 0.12, 0.05], attack: 0.08, vibrato: 0.006 })
  },
  harmonica: {
    instrument: 'Harmonica',
    play: synth({
      wave: 'square',
      detune: [-0.003, 0.002],
      attack: 0.06,
      cutoff: 900,
      settled: 2600,
      sweep: 0.1
    })
  },
  man: { vocals: 'male', play: singer({ height: 1, attack: 0.05 }) },
  trumpet: {
    instrument: 'Trumpet',
    play: synth({
      wave: 'saw',
      attack: 0.03,
      cutoff: 700,
      settled: 2600,
      sweep: 0.05,
      resonance: 0.3
    })
  },
  woman: { vocals: 'female', play: singer({ height: 1.17, attack: 0.06 }) }
} as const satisfies Record<string, Instrument>
