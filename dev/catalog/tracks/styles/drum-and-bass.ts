import { arpeggio, bass, beat, chords, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Breaks extends Piece {
  low: VoiceName
  line: VoiceName
  riff: string
}

/** Broken drums at great speed over a slow, heavy bass. */
function breaks({ low, line, riff, ...piece }: Breaks): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.6, duck: 0.3, echo: 45 / piece.bpm, drive: 2.8 },
    parts: [
      chords('warmPad', 60, 'x-------------------------------', {
        level: 0.34,
        room: 0.4
      }),
      arpeggio(line, 69, riff, {
        in: ['intro', 'lift'],
        level: 0.28,
        echo: 0.4
      }),
      bass(low, 31, '1---------..1---1-----3---5-..1-', {
        in: ['verse', 'lift'],
        level: 0.75
      }),
      beat(
        {
          kick: 'X.........X.....X.x.......X.....',
          snare: '....X..o.o..X..o....X..o.oo.X.o.'
        },
        { in: ['verse', 'lift'], level: 0.8 }
      ),
      beat({ hat: 'x.x.x.x.x.x.xox.' }, { level: 0.5, pan: 0.25 }),
      beat(
        { ride: 'X.x.X.x.X.x.X.x.', shaker: 'oxoxoxoxoxoxoxox' },
        { in: ['lift'], level: 0.35, pan: -0.25 }
      )
    ],
    tail: 0.5
  }
}

const style = { album: 'velocity', genres: ['Dance/Electronic'] } as const

/** Tracks for a chase, a race or a cut every second. */
export const drumAndBassTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '441306',
    title: 'Red Shift',
    description: 'Drums run ahead of the light on an empty motorway',
    artists: ['Delta Minor'],
    similar: ['Kessel Drive'],
    keywords: 'jungle fast motorway race drive sport'.split(' '),
    moods: ['Energetic', 'Tense'],
    addedDate: '2025-09-15',
    popularity: 0.79,
    score: breaks({
      bpm: 174,
      root: 52,
      scale: 'minor',
      low: 'reese',
      line: 'glass',
      riff: '0.1.2.3.2.1.2.4.',
      intro: 'Em9',
      verse: 'Em9 Cmaj7',
      lift: 'Em9 Cmaj7 Bm7'
    })
  },
  {
    ...style,
    id: '441318',
    title: 'Handbrake Turn',
    description: 'A growling bass takes every corner too fast',
    artists: ['Kessel Drive'],
    similar: ['Delta Minor'],
    keywords: 'fast car chase action game extreme'.split(' '),
    moods: ['Energetic', 'Dark'],
    addedDate: '2024-05-27',
    popularity: 0.58,
    score: breaks({
      bpm: 176,
      root: 50,
      scale: 'phrygian',
      low: 'reese',
      line: 'pulse',
      riff: '0.0.1...0.0.2.1.',
      intro: 'Dm',
      verse: 'Dm Eb',
      lift: 'Dm Eb Cm'
    })
  },
  {
    ...style,
    id: '441327',
    title: 'Cloud Runner',
    description: 'Liquid drums under chords as wide as the sky',
    artists: ['Delta Minor', 'Mira Solenne'],
    similar: ['Kessel Drive', 'Pier Eleven'],
    keywords: 'liquid sky run sport flight drone'.split(' '),
    moods: ['Hopeful', 'Energetic'],
    addedDate: '2026-03-11',
    popularity: 0.7,
    score: breaks({
      bpm: 172,
      root: 53,
      scale: 'major',
      low: 'subBass',
      line: 'vibraphone',
      riff: '0...2...4...3...',
      intro: 'Fmaj9',
      verse: 'Fmaj9 Am7',
      lift: 'Dm9 Bbmaj7 C'
    })
  }
]
