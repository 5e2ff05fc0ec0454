import {
  arpeggio,
  bass,
  beat,
  chords,
  melody,
  sections
} from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { TrackSpec } from './track-spec.ts'

const style = { album: 'market', genres: ['World/International'] } as const

/** Markets, squares and courtyards of many places. */
export const worldTracks: readonly TrackSpec[] = [
  {
    ...style,
    genres: ['World/International', 'Dance/Electronic'],
    id: '440269',
    title: 'Market Day',
    description: 'A plucked string and hand drums between the market stalls',
    artists: ['Caravan Ledger'],
    similar: ['Casa Tangram'],
    keywords: 'market travel drums dance morning india'.split(' '),
    moods: ['Energetic', 'Playful'],
    addedDate: '2024-07-15',
    popularity: 0.33,
    score: marketDay()
  },
  {
    ...style,
    id: '442708',
    title: 'Thumb Piano for Three Goats',
    description: 'Kalimba, marimba and an audience that chews in time',
    artists: ['Caravan Ledger'],
    similar: ['Casa Tangram', 'Little Copper Box'],
    keywords: 'africa kalimba village animals sun travel'.split(' '),
    moods: ['Happy', 'Warm'],
    addedDate: '2025-06-24',
    popularity: 0.55,
    score: threeGoats()
  },
  {
    ...style,
    id: '442719',
    title: 'Tango for a Broken Heel',
    description: 'An accordion, a violin, and a shoe that gives up',
    artists: ['Casa Tangram'],
    similar: ['Caravan Ledger'],
    keywords: 'tango dance argentina passion night shoes'.split(' '),
    moods: ['Romantic', 'Tense'],
    addedDate: '2022-05-10',
    popularity: 0.45,
    score: tango()
  }
]

function marketDay(): Score {
  return {
    bpm: 104,
    root: 50,
    scale: 'phrygian',
    beatsInBar: 4,
    sections: sections({ intro: 'D5', verse: 'D5 D5', lift: 'Eb,D5' }),
    sound: { room: 0.4, drive: 1.6 },
    parts: [
      chords('drone', 50, 'x---------------', { level: 0.3 }),
      melody('sitar', 69, 'x-xxx-x-x-xxx---x-x-x-xxx-x-....', { level: 0.6 }),
      beat(
        { tabla: 'x.xx.xx.x.x.xxx.', lowTabla: 'X.....X.X...X...' },
        { in: ['verse', 'lift'], level: 0.6, room: 0.15 }
      ),
      beat({ tambourine: '..x...x...x...x.' }, { in: ['lift'], level: 0.4 })
    ]
  }
}

function threeGoats(): Score {
  return {
    bpm: 116,
    root: 60,
    scale: 'pentatonic',
    beatsInBar: 4,
    sections: sections({ intro: 'C', verse: 'C F', lift: 'G,F C' }),
    sound: { room: 0.3, drive: 1.5 },
    parts: [
      arpeggio('kalimba', 67, '0.2.1.02.1.2.03.', { level: 0.5, pan: -0.3 }),
      arpeggio('marimba', 60, '..1.0..1..2.0.1.', {
        in: ['verse', 'lift'],
        pan: 0.3
      }),
      melody('flute', 79, 'x---x-x-x-----..', { in: ['lift'], level: 0.4 }),
      bass('uprightBass', 40, '1-....1-..5-....', {
        in: ['verse', 'lift'],
        level: 0.9
      }),
      beat(
        { lowConga: 'X..x..X.X..x..X.', conga: '..x.xx....x.xx.x' },
        { in: ['verse', 'lift'], level: 0.55 }
      ),
      beat({ shaker: 'xoxoxoxoxoxoxoxo' }, { level: 0.35 })
    ]
  }
}

function tango(): Score {
  return {
    bpm: 124,
    root: 57,
    scale: 'minor',
    beatsInBar: 4,
    sections: sections({
      intro: 'Am',
      verse: 'Am E7',
      lift: 'Dm E7'
    }),
    sound: { room: 0.4, drive: 1.7 },
    parts: [
      chords('accordion', 57, 'X...X...X...X.X.', { level: 0.4, length: 0.5 }),
      chords('grandPiano', 50, 'X...X...X...X.X.', {
        in: ['verse', 'lift'],
        level: 0.34,
        pan: -0.3
      }),
      melody('violin', 74, 'x---x-x-x-x-x---x-----x-x-------', {
        in: ['verse', 'lift'],
        pan: 0.2
      }),
      bass('uprightBass', 38, '1---1---5---5-3-', {
        in: ['verse', 'lift'],
        level: 1
      }),
      beat({ clave: '..xx..x...xxx.x.' }, { level: 0.3, pan: 0.3, room: 0.2 })
    ]
  }
}
