import { bass, beat, chords, melody, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Lofi extends Piece {
  keys: VoiceName
  lead: VoiceName
}

/** Soft drums behind the beat, long chords, and an old record's crackle. */
function lofi({ keys, lead, ...piece }: Lofi): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    swing: { unit: 16, share: 0.22 },
    sound: {
      room: 0.4,
      crackle: 0.035,
      dull: 4600,
      echo: 45 / piece.bpm,
      drive: 1.8
    },
    parts: [
      chords(keys, 60, 'x-----x-..x-----', { level: 0.42, strum: 0.018 }),
      bass('bass', 38, '1-----1-..5-..3-', { in: ['verse', 'lift'] }),
      melody(lead, 72, '..x-x---..x-x-x-x-----..........', {
        in: ['lift', 'end'],
        echo: 0.3
      }),
      beat(
        {
          softKick: 'X.....x..Xx.....',
          rim: '....X.......X...',
          hat: 'o.x.o.xoo.x.o.x.'
        },
        { in: ['verse', 'lift'], level: 0.8 }
      )
    ]
  }
}

const style = { album: 'rooms', genres: ['Hip-Hop/Rap', 'Jazz'] } as const

/** Beats to read or work by. */
export const lofiTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '441102',
    title: 'Second Cup of Tea',
    description: 'A mellow beat with warm keys for a slow afternoon indoors',
    artists: ['Cassette Meadow'],
    similar: ['Oat & Ember'],
    keywords: 'lofi study chill afternoon tea home'.split(' '),
    moods: ['Relaxed', 'Warm'],
    addedDate: '2026-02-03',
    popularity: 0.91,
    score: lofi({
      bpm: 78,
      root: 60,
      scale: 'major',
      keys: 'electricPiano',
      lead: 'kalimba',
      intro: 'Fmaj7',
      verse: 'Em7,Am9',
      lift: 'Dm9,G13'
    })
  },
  {
    ...style,
    id: '441117',
    title: 'Window Seat, Line 9',
    description: 'A dusty loop that watches the rain from a night bus',
    artists: ['Oat & Ember'],
    similar: ['Cassette Meadow'],
    keywords: 'lofi rain bus night chill window'.split(' '),
    moods: ['Melancholy', 'Dreamy'],
    addedDate: '2025-10-12',
    popularity: 0.85,
    score: lofi({
      bpm: 84,
      root: 57,
      scale: 'dorian',
      keys: 'grandPiano',
      lead: 'vibraphone',
      intro: 'Am9',
      verse: 'Am9,D9',
      lift: 'Fmaj7,E7'
    })
  },
  {
    ...style,
    id: '441128',
    title: 'Homework for Ghosts',
    description: 'A drowsy beat whose guitar has forgotten what it was for',
    artists: ['Cassette Meadow', 'Ilse Tandrup'],
    similar: ['Oat & Ember'],
    keywords: 'lofi sleepy guitar study night dream'.split(' '),
    moods: ['Dreamy', 'Mysterious'],
    addedDate: '2024-11-01',
    popularity: 0.63,
    score: lofi({
      bpm: 72,
      root: 64,
      scale: 'minor',
      keys: 'nylonGuitar',
      lead: 'flute',
      intro: 'Em9',
      verse: 'Cmaj7,Bm7',
      lift: 'Am7,B7'
    })
  },
  {
    ...style,
    album: 'none',
    id: '441136',
    title: 'Soft Reset',
    description: 'A kind little beat for a day that starts again at noon',
    artists: ['Oat & Ember'],
    similar: ['Cassette Meadow', 'Hollis Wren'],
    keywords: 'lofi morning calm start focus podcast'.split(' '),
    moods: ['Hopeful', 'Relaxed'],
    addedDate: '2026-05-20',
    popularity: 0.72,
    score: lofi({
      bpm: 88,
      root: 55,
      scale: 'major',
      keys: 'electricPiano',
      lead: 'clarinet',
      intro: 'Gmaj9',
      verse: 'Em7 Cmaj7',
      lift: 'Am7,D9'
    })
  }
]
