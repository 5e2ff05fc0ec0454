import { bass, beat, chords, melody, sections } from '../music/parts.ts'
import type { Part, Score } from '../music/score.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

/** An organ and voices in a church. */
function gospel(piece: Piece, more: readonly Part[] = []): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.9, drive: 1.3 },
    tail: 1.6,
    parts: [
      chords('organ', 55, 'x---------------', { level: 0.32, room: 0.4 }),
      bass('organ', 36, '1---------------', { level: 0.4, room: 0.3 }),
      chords('choir', 64, 'x-------x-------', {
        in: ['verse', 'lift', 'end'],
        level: 0.3,
        room: 0.5
      }),
      melody('woman', 74, 'x-------x---x---x-----x-x-------', {
        in: ['verse', 'lift', 'end'],
        level: 0.46,
        room: 0.5
      }),
      ...more
    ]
  }
}

/** Songs for a Sunday. */
export const gospelTracks: readonly TrackSpec[] = [
  {
    id: '440138',
    title: 'Candle Choir',
    description: 'A choir and one voice over a church organ',
    album: 'none',
    artists: ['Adaeze Rowe', 'St. Orrin Choir'],
    similar: ['Northfold Orchestra'],
    keywords: 'choir candle church solemn slow hymn'.split(' '),
    genres: ['Spiritual'],
    moods: ['Calm', 'Solemn'],
    addedDate: '2023-10-08',
    popularity: 0.37,
    lyrics: 'Light a candle, light a candle, let the morning in',
    score: gospel({
      bpm: 78,
      root: 55,
      scale: 'major',
      intro: 'G',
      verse: 'Em,C',
      lift: 'D,G'
    })
  },
  {
    id: '442516',
    title: 'River, Carry Me Over',
    description: 'Hands clap, a tambourine shakes, and the choir stands up',
    album: 'velvet',
    artists: ['St. Orrin Choir'],
    similar: ['Adaeze Rowe'],
    keywords: 'gospel choir church joy river clap'.split(' '),
    genres: ['Spiritual', 'R&B/Soul'],
    moods: ['Hopeful', 'Festive'],
    addedDate: '2024-03-31',
    popularity: 0.4,
    lyrics: 'River, carry me over, river, carry me home',
    score: gospel(
      {
        bpm: 104,
        root: 60,
        scale: 'pentatonic',
        intro: 'C',
        verse: 'C F',
        lift: 'Am,G7'
      },
      [
        beat(
          { clap: '....X.......X...', tambourine: 'x.x.X.x.x.x.X.x.' },
          { in: ['verse', 'lift'], level: 0.5, room: 0.3 }
        )
      ]
    )
  }
]
