import {
  arpeggio,
  bass,
  beat,
  chords,
  melody,
  sections
} from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Synthwave extends Piece {
  riff: string
  tune: string
}

/** Octaves in the bass, big drums in a big room, and a lead like a laser. */
function synthwave({ riff, tune, ...piece }: Synthwave): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.75, duck: 0.4, echo: 45 / piece.bpm, drive: 2.4 },
    parts: [
      chords('synthBrass', 60, 'x---------------', {
        level: 0.4,
        room: 0.35
      }),
      bass('synthBass', 36, '1-8-1-8-1-8-1-8-', {
        in: ['verse', 'lift'],
        level: 0.7
      }),
      arpeggio('pulse', 64, riff, {
        in: ['intro', 'verse', 'lift'],
        level: 0.38,
        echo: 0.3,
        pan: 0.3
      }),
      melody('lead', 76, tune, {
        in: ['lift', 'end'],
        level: 0.5,
        echo: 0.35
      }),
      beat(
        {
          punchKick: 'X.......X.......',
          fatSnare: '....X.......X...',
          hat: 'x.x.x.x.x.x.x.x.'
        },
        { in: ['verse', 'lift'], level: 0.8, room: 0.25 }
      ),
      beat(
        { tom: '............x.xx' },
        { in: ['verse'], level: 0.6, room: 0.3, pan: -0.3 }
      )
    ],
    tail: 0.6
  }
}

const style = {
  album: 'cassette',
  genres: ['Dance/Electronic', 'Pop/Rock']
} as const

/** Music of a future that the eighties remember. */
export const synthwaveTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '442004',
    title: 'Magenta Highway',
    description: 'A sports car, a grid to the horizon, a sun with stripes',
    artists: ['Vector Avenue'],
    similar: ['Lena Halogen'],
    keywords: 'retro eighties car highway sunset neon'.split(' '),
    moods: ['Nostalgic', 'Confident'],
    addedDate: '2025-11-08',
    popularity: 0.84,
    score: synthwave({
      bpm: 108,
      root: 57,
      scale: 'minor',
      riff: '0123210123432123',
      tune: 'x-----x-x---x---x-------........',
      intro: 'Am',
      verse: 'F G',
      lift: 'Am F,G'
    })
  },
  {
    ...style,
    id: '442016',
    title: 'Arcade Closing Time',
    description: 'The last coin drops and the machines hum on alone',
    artists: ['Lena Halogen'],
    similar: ['Vector Avenue'],
    keywords: 'retro arcade game eighties night technology'.split(' '),
    moods: ['Nostalgic', 'Melancholy'],
    addedDate: '2024-04-26',
    popularity: 0.64,
    score: synthwave({
      bpm: 96,
      root: 62,
      scale: 'dorian',
      riff: '0.2.1.3.2.4.3.1.',
      tune: 'x---x---x-----x-x-------........',
      intro: 'Dm7',
      verse: 'Dm7 C',
      lift: 'Bbmaj7,C'
    })
  },
  {
    ...style,
    id: '442023',
    title: 'Satellite Hearts',
    description: 'Two machines in orbit learn to keep the same time',
    artists: ['Vector Avenue', 'Mira Solenne'],
    similar: ['Lena Halogen'],
    keywords: 'retro space stars romance science future'.split(' '),
    moods: ['Romantic', 'Hopeful'],
    addedDate: '2026-04-02',
    popularity: 0.69,
    score: synthwave({
      bpm: 116,
      root: 64,
      scale: 'major',
      riff: '0213021302130213',
      tune: 'x-x-x-----x-x---x-----x-x-------',
      intro: 'E',
      verse: 'C#m A',
      lift: 'E B,A'
    })
  },
  {
    ...style,
    album: 'none',
    id: '442038',
    title: 'Chrome Midnight',
    description: 'Someone follows you through a city made of wet chrome',
    artists: ['Lena Halogen'],
    similar: ['Vector Avenue', 'Delta Minor'],
    keywords: 'retro night city chase thriller neon'.split(' '),
    moods: ['Dark', 'Tense'],
    addedDate: '2022-12-15',
    popularity: 0.47,
    score: synthwave({
      bpm: 122,
      root: 52,
      scale: 'phrygian',
      riff: '0.0.1.0.2.0.1.0.',
      tune: 'x-------x-x-x---............x-x-',
      intro: 'Em',
      verse: 'Em F',
      lift: 'Em F,Dm'
    })
  }
]
