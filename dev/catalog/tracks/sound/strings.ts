import { pluck } from './pluck.ts'
import { tone } from './tone.ts'
import type { Instrument } from './voice.ts'

const three = [-0.006, 0, 0.005]

/** Plucked and bowed strings. */
export const strings = {
  banjo: { instrument: 'Banjo', play: pluck({ brightness: 0.75, ring: 0.6 }) },
  cello: {
    instrument: 'Cello',
    play: tone({
      partials: [0.5, 0.5, 0.35, 0.3, 0.2, 0.12, 0.08],
      attack: 0.12,
      vibrato: 0.006
    })
  },
  drone: {
    instrument: 'Tanpura',
    play: tone({
      partials: [0.5, 0.3, 0.3, 0.15, 0.15],
      attack: 0.5,
      release: 0.6,
      detune: [-0.002, 0.002]
    })
  },
  guitar: { instrument: 'Guitar', play: pluck({ brightness: 0.5, ring: 1.6 }) },
  harp: {
    instrument: 'Harp',
    play: pluck({ brightness: 0.6, ring: 2.4, release: 1.2 })
  },
  nylonGuitar: {
    instrument: 'Guitar',
    play: pluck({ brightness: 0.3, ring: 1.1, release: 0.25 })
  },
  sitar: {
    instrument: 'Sitar',
    play: pluck({ brightness: 0.98, ring: 2.2, release: 0.8 })
  },
  strings: {
    instrument: 'Strings',
    play: tone({
      partials: [0.6, 0.35, 0.25, 0.18, 0.1],
      attack: 0.22,
      vibrato: 0.004,
      release: 0.25,
      detune: three
    })
  },
  uprightBass: {
    instrument: 'Bass',
    play: pluck({ brightness: 0.12, ring: 0.5, release: 0.12 })
  },
  violin: {
    instrument: 'Violin',
    play: tone({
      partials: [0.5, 0.4, 0.38, 0.25, 0.2, 0.15, 0.1, 0.08],
      attack: 0.07,
      vibrato: 0.007
    })
  }
} as const satisfies Record<string, Instrument>
