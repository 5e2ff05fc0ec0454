import { bass, beat, chords, melody, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface HipHop extends Piece {
  loop: VoiceName
  lead: VoiceName
  near?: number
  tune: string
}

/** Deep kicks, a snare that cracks, a short loop, and much room for words. */
function hipHop({ loop, lead, near = 69, tune, ...piece }: HipHop): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    swing: { unit: 16, share: 0.16 },
    sound: { room: 0.3, drive: 2.6 },
    parts: [
      chords(loop, 62, 'x-..x-....x-..x-', { level: 0.6, length: 0.8 }),
      bass('subBass', 33, '1------1--......', {
        in: ['verse', 'lift'],
        level: 0.45
      }),
      melody(lead, near, tune, { in: ['verse', 'lift'], level: 0.7 }),
      beat(
        {
          deepKick: 'X......x..X.....',
          fatSnare: '....X.......X..o'
        },
        { in: ['verse', 'lift', 'end'], level: 0.7 }
      ),
      beat({ hat: 'x.xxx.x.x.xxx.xo' }, { level: 0.7, pan: 0.2 }),
      beat(
        { clap: '....x.......x...', tambourine: '..x...x...x...x.' },
        { in: ['lift'], level: 0.5, pan: -0.2 }
      )
    ]
  }
}

const style = { album: 'streets', genres: ['Hip-Hop/Rap'] } as const

/** Beats with room for words. */
export const hipHopTracks: readonly TrackSpec[] = [
  {
    ...style,
    genres: ['Hip-Hop/Rap', 'R&B/Soul'],
    id: '440223',
    title: 'Corner Store',
    description: 'A heavy beat behind the counter of a corner store',
    artists: ['Bodega Philosophers'],
    similar: ['Quarter Past'],
    keywords: 'street beat city night urban shop'.split(' '),
    moods: ['Confident', 'Dark'],
    addedDate: '2025-08-13',
    popularity: 0.68,
    lyrics:
      'Hey, corner store, hey, one thing more, put it on the list by the door',
    isAdult: true,
    score: hipHop({
      bpm: 90,
      root: 53,
      scale: 'minorPentatonic',
      loop: 'grandPiano',
      lead: 'man',
      near: 53,
      tune: 'x-x-x-x---x-x-x---x-x-x-x-x-....',
      intro: 'Fm7',
      verse: 'Fm7 Db',
      lift: 'Fm7,C7'
    })
  },
  {
    ...style,
    id: '442106',
    title: 'Gold Tooth Grin',
    description: 'Brass stabs and a walk that knows it is watched',
    artists: ['Quarter Past'],
    similar: ['Bodega Philosophers'],
    keywords: 'street swagger brass fashion sport city'.split(' '),
    moods: ['Confident', 'Energetic'],
    addedDate: '2026-06-05',
    popularity: 0.8,
    score: hipHop({
      bpm: 94,
      root: 50,
      scale: 'minor',
      loop: 'brass',
      lead: 'pulse',
      tune: 'x-....x-x-......x-....x-x-x-....',
      intro: 'Dm',
      verse: 'Dm Gm',
      lift: 'Dm,A7'
    })
  },
  {
    ...style,
    id: '442114',
    title: 'Stairwell Cipher',
    description: 'A choir on tape, a stairwell, and a beat that climbs',
    artists: ['Bodega Philosophers'],
    similar: ['Quarter Past', 'Oat & Ember'],
    keywords: 'street tape choir stairs underground night'.split(' '),
    moods: ['Mysterious', 'Dark'],
    addedDate: '2023-12-12',
    popularity: 0.5,
    score: hipHop({
      bpm: 86,
      root: 57,
      scale: 'minor',
      loop: 'choir',
      lead: 'vibraphone',
      tune: '....x-x-x---..x-x-------........',
      intro: 'Am',
      verse: 'Am E7',
      lift: 'F,E7'
    })
  },
  {
    ...style,
    album: 'none',
    id: '442127',
    title: 'Clean Sneakers Only',
    description: 'Bright keys and a bounce for the first day of school',
    artists: ['Quarter Past'],
    similar: ['Cassette Meadow'],
    keywords: 'street dance school youth shoes fun'.split(' '),
    moods: ['Happy', 'Playful'],
    addedDate: '2024-09-02',
    popularity: 0.61,
    score: hipHop({
      bpm: 98,
      root: 55,
      scale: 'major',
      loop: 'electricPiano',
      lead: 'marimba',
      tune: 'x-..x-x-..x-x-..x-..x-x-x-x-....',
      intro: 'Gmaj7',
      verse: 'Gmaj7 Em7',
      lift: 'Cmaj7,D'
    })
  }
]
