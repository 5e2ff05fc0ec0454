import { bass, beat, chords, melody, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

/** An electric piano, a bass with patience, and somebody who sings. */
function soul(piece: Piece): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    swing: { unit: 16, share: 0.12 },
    sound: { room: 0.4, drive: 1.7 },
    parts: [
      chords('electricPiano', 60, 'x-----..x---x---', {
        level: 0.5,
        pan: -0.2
      }),
      bass('bass', 38, '1-..1-..3-5-..1-', {
        in: ['verse', 'lift'],
        level: 0.8
      }),
      melody('woman', 70, 'x---x-x---x-x---x-x-x-----......', {
        in: ['verse', 'lift', 'end'],
        level: 0.55
      }),
      chords('brass', 60, '..........x-x---', { in: ['lift'], pan: 0.3 }),
      beat(
        {
          softKick: 'X.....x.X.......',
          snare: '....x.......x...',
          hat: 'x.o.x.o.x.o.x.oo'
        },
        { in: ['verse', 'lift'], level: 0.55 }
      )
    ]
  }
}

/** Songs for the heart on a Saturday night. */
export const soulTracks: readonly TrackSpec[] = [
  {
    id: '440235',
    title: 'Velvet Hour',
    description: 'Soul for the hour when the lamps are turned low',
    album: 'velvet',
    artists: ['Adaeze Rowe'],
    similar: ['Bodega Philosophers'],
    keywords: 'soul night slow lamp romance love'.split(' '),
    genres: ['R&B/Soul'],
    moods: ['Relaxed', 'Romantic'],
    addedDate: '2025-02-14',
    popularity: 0.61,
    lyrics: 'Ooh, stay a while, the velvet hour is here, the lamps are low',
    score: soul({
      bpm: 76,
      root: 56,
      scale: 'dorian',
      intro: 'Abm9',
      verse: 'Abm9,Db9',
      lift: 'Emaj7,Eb7'
    })
  },
  {
    id: '442507',
    title: 'Hold the Elevator',
    description: 'She runs, she sings, and the doors are kind for once',
    album: 'velvet',
    artists: ['Adaeze Rowe'],
    similar: ['Quarter Past'],
    keywords: 'soul city work love groove funk'.split(' '),
    genres: ['R&B/Soul', 'Pop/Rock'],
    moods: ['Happy', 'Confident'],
    addedDate: '2026-02-14',
    popularity: 0.71,
    lyrics: 'Hold the elevator, baby, I am one floor late, one floor late',
    score: soul({
      bpm: 100,
      root: 58,
      scale: 'mixolydian',
      intro: 'Bb9',
      verse: 'Bb9 Eb9',
      lift: 'Gm7,F9'
    })
  }
]
