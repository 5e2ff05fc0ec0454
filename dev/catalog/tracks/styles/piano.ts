import { arpeggio, bass, melody, sections } from '../music/parts.ts'
import type { Rhythm, Score } from '../music/score.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Solo extends Piece {
  beatsInBar?: 3 | 4
  /** What the left hand plays. */
  left: Rhythm
  right: Rhythm
}

/** One piano, alone in a room. */
function solo({ left, right, beatsInBar = 4, ...piece }: Solo): Score {
  const low = '1'.padEnd(beatsInBar * 4, '-')
  return {
    ...piece,
    beatsInBar,
    sections: sections(piece),
    sound: { room: 0.65, drive: 1.2 },
    tail: 1.2,
    parts: [
      arpeggio('grandPiano', 52, left, { level: 0.4, length: 1.6, pan: -0.15 }),
      bass('grandPiano', 38, low, { level: 0.5, pan: -0.2 }),
      melody('grandPiano', 76, right, { length: 1.1, pan: 0.15 }),
      melody('grandPiano', 88, right, {
        in: ['lift'],
        level: 0.22,
        pan: 0.25
      })
    ]
  }
}

const style = { album: 'lamplight', genres: ['Classical', 'New Age'] } as const

/** Pieces for one piano. */
export const pianoTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '441504',
    title: 'Lamplight',
    description: 'A quiet piano by the light of one lamp',
    artists: ['Edda Morrow'],
    similar: ['Tomasz Hale'],
    keywords: 'piano solo calm evening lamp wedding'.split(' '),
    moods: ['Calm', 'Romantic'],
    addedDate: '2025-12-05',
    popularity: 0.86,
    score: solo({
      bpm: 75,
      root: 60,
      scale: 'major',
      left: '0-1-2-1-3-2-1-2-',
      right: 'x-----x-x---x-----x-x---x-------',
      intro: 'Cmaj7',
      verse: 'Am7,Fmaj7',
      lift: 'G,C'
    })
  },
  {
    ...style,
    id: '441515',
    title: 'Snow Waltz',
    description: 'A waltz for two people and the first snow',
    artists: ['Edda Morrow'],
    similar: ['Tomasz Hale'],
    keywords: 'piano waltz winter snow dance memory'.split(' '),
    moods: ['Dreamy', 'Melancholy'],
    addedDate: '2024-01-09',
    popularity: 0.57,
    score: solo({
      bpm: 108,
      root: 57,
      scale: 'minor',
      beatsInBar: 3,
      left: '....1-2-3-2-',
      right: 'x---x-x-x---x-------x---',
      intro: 'Am',
      verse: 'Am F Dm',
      lift: 'E7 Am'
    })
  },
  {
    ...style,
    id: '441526',
    title: 'What the River Kept',
    description: 'Running notes carry a slow song downstream',
    artists: ['Tomasz Hale'],
    similar: ['Edda Morrow'],
    keywords: 'piano river water nature memory film'.split(' '),
    moods: ['Melancholy', 'Hopeful'],
    addedDate: '2023-08-18',
    popularity: 0.48,
    score: solo({
      bpm: 80,
      root: 62,
      scale: 'minor',
      left: '0123210123432123',
      right: 'x-------x---x-----------x-x-----',
      intro: 'Dm',
      verse: 'Bbmaj7,Fmaj7',
      lift: 'C'
    })
  },
  {
    ...style,
    album: 'none',
    id: '441537',
    title: 'Small Hours',
    description: 'A few notes, and then the silence between them',
    artists: ['Tomasz Hale'],
    similar: ['Edda Morrow', 'Northfold Orchestra'],
    keywords: 'piano slow silence night sad minimal'.split(' '),
    moods: ['Calm', 'Solemn'],
    addedDate: '2021-10-30',
    popularity: 0.31,
    score: solo({
      bpm: 66,
      root: 53,
      scale: 'major',
      left: '0---2---1---2---',
      right: 'x-------....x---',
      intro: 'Fmaj7',
      verse: 'Dm7',
      lift: 'Bbmaj7'
    })
  }
]
