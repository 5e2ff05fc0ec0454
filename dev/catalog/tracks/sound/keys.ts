import { pluck } from './pluck.ts'
import { tone } from './tone.ts'
import type { Instrument } from './voice.ts'

/** Keys, and what is struck and has a pitch. */
export const keys = {
  bell: {
    instrument: 'Bells',
    play: tone({
      partials: [0.6, 0.4, 0.25, 0.15],
      ratios: [1, 2.76, 5.4, 8.93],
      attack: 0.002,
      decay: 0.9,
      release: 0.7
    })
  },
  electricPiano: {
    instrument: 'Electric Piano',
    play: tone({
      partials: [1, 0.1, 0.25],
      ratios: [1, 2, 7],
      attack: 0.004,
      decay: 0.9,
      damping: 0.8
    })
  },
  glockenspiel: {
    instrument: 'Glockenspiel',
    play: tone({
      partials: [0.8, 0.2],
      ratios: [1, 4.1],
      attack: 0.001,
      decay: 0.4,
      release: 0.3
    })
  },
  grandPiano: {
    instrument: 'Piano',
    play: tone({
      partials: [1, 0.6, 0.35, 0.25, 0.14, 0.1, 0.06, 0.04],
      ratios: [1, 2.001, 3.003, 4.008, 5.015, 6.03, 7.05, 8.08],
      attack: 0.003,
      decay: 1.3,
      damping: 0.45,
      release: 0.35
    })
  },
  harpsichord: {
    instrument: 'Harpsichord',
    play: pluck({ brightness: 0.95, ring: 0.9 })
  },
  kalimba: {
    instrument: 'Kalimba',
    play: tone({
      partials: [0.9, 0.12, 0.1],
      ratios: [1, 5.4, 10.2],
      attack: 0.002,
      decay: 0.35,
      damping: 1.5,
      release: 0.3
    })
  },
  marimba: {
    instrument: 'Marimba',
    play: tone({
      partials: [0.9, 0.3, 0.08],
      ratios: [1, 3.9, 9.2],
      attack: 0.002,
      decay: 0.22,
      damping: 1,
      release: 0.25
    })
  },
  musicBox: {
    instrument: 'Music Box',
    play: tone({
      partials: [0.7, 0.3, 0.15],
      ratios: [1, 2.9, 6.2],
      attack: 0.001,
      decay: 0.55,
      damping: 0.6,
      release: 0.4
    })
  },
  organ: {
    instrument: 'Organ',
    play: tone({ partials: [0.6, 0.5, 0.3, 0.3], attack: 0.02 })
  },
  steelDrum: {
    instrument: 'Steel Drums',
    play: tone({
      partials: [0.8, 0.45, 0.2],
      ratios: [1, 2.01, 3.03],
      attack: 0.004,
      decay: 0.35,
      damping: 0.5,
      release: 0.2
    })
  },
  vibraphone: {
    instrument: 'Vibraphone',
    play: tone({
      partials: [0.9, 0.15, 0.06],
      ratios: [1, 4, 10],
      attack: 0.003,
      decay: 1.1,
      damping: 0.8,
      vibrato: 0.003,
      release: 0.5
    })
  }
} as const satisfies Record<string, Instrument>
