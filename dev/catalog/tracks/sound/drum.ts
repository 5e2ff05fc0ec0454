import type { Random } from '../../assets/random.ts'
import { sampleRate } from './wav.ts'

/** Drums and what else is struck or shaken, by the instrument of records. */
export const drums = {
  kick: { instrument: 'Drums', strike: skin(48, 6, 0.03, 0.13) },
  softKick: { instrument: 'Drums', strike: skin(44, 2.5, 0.03, 0.11) },
  deepKick: { instrument: 'Drum Machine', strike: skin(41, 4, 0.05, 0.45) },
  punchKick: { instrument: 'Drum Machine', strike: skin(52, 9, 0.018, 0.16) },
  snare: { instrument: 'Drums', strike: rattle(190, 0.06, 0.3) },
  fatSnare: { instrument: 'Drum Machine', strike: rattle(165, 0.16, 0.2) },
  clap: { instrument: 'Drum Machine', strike: clap },
  rim: { instrument: 'Drums', strike: click(1700, 0.012) },
  clave: { instrument: 'Percussion', strike: click(2500, 0.03) },
  brush: { instrument: 'Drums', strike: hiss(0.35, 0.09, 0.035) },
  hat: { instrument: 'Drums', strike: hiss(0.9, 0.02, 0) },
  openHat: { instrument: 'Drums', strike: hiss(0.9, 0.11, 0) },
  ride: { instrument: 'Drums', strike: ring([3140, 4270, 5890, 7450], 0.25) },
  crash: { instrument: 'Drums', strike: hiss(0.75, 0.55, 0.002) },
  shaker: { instrument: 'Percussion', strike: hiss(0.95, 0.03, 0.02) },
  tambourine: {
    instrument: 'Percussion',
    strike: ring([4900, 6400, 8100, 9300], 0.07)
  },
  sleigh: {
    instrument: 'Sleigh Bells',
    strike: ring([3900, 5300, 6900, 8600], 0.09)
  },
  conga: { instrument: 'Percussion', strike: skin(215, 0.25, 0.01, 0.09) },
  lowConga: { instrument: 'Percussion', strike: skin(150, 0.25, 0.01, 0.12) },
  bongo: { instrument: 'Percussion', strike: skin(330, 0.2, 0.01, 0.06) },
  tabla: { instrument: 'Tabla', strike: skin(240, -0.8, 0.08, 0.16) },
  lowTabla: { instrument: 'Tabla', strike: skin(92, -0.9, 0.1, 0.2) },
  tom: { instrument: 'Drums', strike: skin(95, 1.6, 0.05, 0.2) },
  timpani: { instrument: 'Timpani', strike: skin(65, 0.3, 0.05, 0.5) },
  stomp: { instrument: 'Percussion', strike: skin(62, 1, 0.02, 0.07) }
} as const satisfies Record<string, { instrument: string; strike: Strike }>

export type Drum = keyof typeof drums

/** One stroke: samples from -1 to 1. */
type Strike = (random: Random) => Float32Array

/** A sine that glides down by so many turns, such as of a drum's skin. */
function skin(
  hertz: number,
  turns: number,
  glide: number,
  decay: number
): Strike {
  return () =>
    samplesOf(decay * 4, time => {
      const glided = turns * (1 - Math.exp(-time / glide))
      const phase = 2 * Math.PI * (hertz * time + glided)
      return Math.sin(phase) * Math.exp(-time / decay)
    })
}

/** A skin with wires under it. */
function rattle(hertz: number, decay: number, body: number): Strike {
  return random =>
    samplesOf(decay * 4, time => {
      const tone = Math.sin(2 * Math.PI * hertz * time) * Math.exp(-time / 0.05)
      const noise = random.between(-1, 1) * Math.exp(-time / decay)
      return body * tone + 0.6 * noise
    })
}

/** Noise; from 0 to 1, how little is left of its low parts. */
function hiss(height: number, decay: number, attack: number): Strike {
  return random => {
    let last = 0
    return samplesOf(attack + decay * 4, time => {
      const noise = random.between(-1, 1)
      const value = noise - height * last
      last = noise
      const rise = attack === 0 ? 1 : Math.min(1, time / attack)
      return 0.45 * value * rise * Math.exp(-time / decay)
    })
  }
}

function clap(random: Random): Float32Array {
  let band = 0
  let low = 0
  return samplesOf(0.3, time => {
    const hands = time < 0.03 ? (time % 0.01) / 0.004 : (time - 0.03) / 0.06
    const high = random.between(-1, 1) - low - 0.5 * band
    band += 0.17 * high
    low += 0.17 * band
    return 1.6 * band * Math.exp(-hands)
  })
}

function click(hertz: number, decay: number): Strike {
  return () =>
    samplesOf(decay * 5, time => {
      const wave = Math.sin(2 * Math.PI * hertz * time)
      return 0.8 * wave * Math.exp(-time / decay)
    })
}

/** Metal: tones that do not belong together, and a little noise. */
function ring(hertz: readonly number[], decay: number): Strike {
  return random =>
    samplesOf(decay * 4, time => {
      const tones = hertz.map(one => Math.sin(2 * Math.PI * one * time))
      const sum = tones.reduce((all, one) => all + one, 0) / hertz.length
      const value = 0.7 * sum + 0.3 * random.between(-1, 1)
      return 0.6 * value * Math.exp(-time / decay)
    })
}

function samplesOf(
  seconds: number,
  sample: (time: number) => number
): Float32Array {
  return Float32Array.from(
    { length: Math.ceil(seconds * sampleRate) },
    (_, n) => sample(n / sampleRate)
  )
}
