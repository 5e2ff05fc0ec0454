import { arpeggio, bass, beat, chords, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface House extends Piece {
  stab: VoiceName
  line: VoiceName
  riff: string
}

/** A kick on every beat, short chords between them, and a bass that pumps. */
function house({ stab, line, riff, ...piece }: House): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.45, duck: 0.75, echo: 45 / piece.bpm, drive: 2.6 },
    tail: 0.2,
    parts: [
      chords(stab, 62, 'x..x..x...x..x..', {
        level: 0.42,
        echo: 0.25,
        length: 0.7
      }),
      chords('warmPad', 55, 'x---------------', {
        level: 0.3,
        in: ['intro', 'lift']
      }),
      bass('synthBass', 40, '..1-..1-..1-.81-', { in: ['verse', 'lift'] }),
      arpeggio(line, 69, riff, { in: ['lift'], level: 0.3, echo: 0.3 }),
      beat({ punchKick: 'X...X...X...X...' }, { level: 0.85, room: 0 }),
      beat(
        { clap: '....X.......X...', openHat: '..x...x...x...x.' },
        { in: ['verse', 'lift'], level: 0.75, pan: 0.1 }
      ),
      beat(
        { shaker: 'xoxoxoxoxoxoxoxo' },
        { in: ['lift'], level: 0.7, pan: -0.3 }
      )
    ]
  }
}

const style = { album: 'tide', genres: ['Dance/Electronic'] } as const

/** Tracks for a floor with a ball of mirrors above it. */
export const houseTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '440204',
    title: 'Neon Tide',
    description: 'A dance track whose bass rolls in like a tide of neon',
    artists: ['Pier Eleven'],
    similar: ['Juno Vasken'],
    keywords: 'house club neon night party dance energy'.split(' '),
    moods: ['Energetic', 'Happy'],
    addedDate: '2026-06-30',
    popularity: 0.95,
    score: house({
      bpm: 126,
      root: 57,
      scale: 'minor',
      stab: 'house',
      line: 'pulse',
      riff: '0.2.1.3.2.4.3.2.',
      intro: 'Am7',
      verse: 'Fmaj7 Cmaj7',
      lift: 'Am7 G'
    })
  },
  {
    ...style,
    id: '441203',
    title: 'Glasshouse',
    description: 'Bright chords bounce off the glass of a house in the sun',
    artists: ['Juno Vasken'],
    similar: ['Pier Eleven'],
    keywords: 'house summer sun terrace dance fashion'.split(' '),
    moods: ['Happy', 'Confident'],
    addedDate: '2025-07-08',
    popularity: 0.83,
    score: house({
      bpm: 124,
      root: 60,
      scale: 'dorian',
      stab: 'electricPiano',
      line: 'marimba',
      riff: '0..2..4..2..3...',
      intro: 'Cm9',
      verse: 'Cm9 F9',
      lift: 'Abmaj7 Gm7'
    })
  },
  {
    ...style,
    id: '441214',
    title: 'Leave the Lights On',
    description: 'A piano house anthem with its hands in the air',
    artists: ['Pier Eleven', 'Adaeze Rowe'],
    similar: ['Juno Vasken', 'Delta Minor'],
    keywords: 'house piano party anthem celebration night'.split(' '),
    moods: ['Energetic', 'Festive'],
    addedDate: '2024-12-19',
    popularity: 0.77,
    score: house({
      bpm: 126,
      root: 56,
      scale: 'major',
      stab: 'grandPiano',
      line: 'lead',
      riff: '2--.1--.0--.3--.',
      intro: 'Ab',
      verse: 'Ab Eb',
      lift: 'Fm7 Db'
    })
  },
  {
    ...style,
    id: '441225',
    title: 'Basement Geometry',
    description: 'A dark, exact groove under a low ceiling',
    artists: ['Juno Vasken'],
    similar: ['Delta Minor'],
    keywords: 'house deep dark club night minimal'.split(' '),
    moods: ['Dark', 'Confident'],
    addedDate: '2023-02-24',
    popularity: 0.52,
    score: house({
      bpm: 123,
      root: 54,
      scale: 'minor',
      stab: 'organ',
      line: 'glass',
      riff: '..0..1..2..1..0.',
      intro: 'F#m7',
      verse: 'F#m7 F#m7',
      lift: 'D E'
    })
  }
]
