import { bass, beat, chords, melody, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Reggae extends Piece {
  lead: VoiceName
  tune: string
  low?: string
}

/** Chords off the beat, a heavy bass, and the kick on the third beat only. */
function reggae({
  lead,
  tune,
  low = '1--..1..3--.5-1-',
  ...piece
}: Reggae): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.4, echo: 45 / piece.bpm, drive: 1.9 },
    parts: [
      chords('guitar', 64, '....X.......X...', {
        level: 0.85,
        length: 0.5,
        pan: -0.4,
        strum: 0.006,
        echo: 0.2
      }),
      chords('organ', 60, '..x...x...x...x.', {
        level: 0.34,
        length: 0.8,
        pan: 0.35
      }),
      bass('bass', 36, low, { in: ['verse', 'lift', 'end'], level: 0.85 }),
      melody(lead, 72, tune, {
        in: ['lift', 'end'],
        level: 0.42,
        echo: 0.45
      }),
      beat(
        { kick: '........X.......', rim: '........X.....o.' },
        { in: ['verse', 'lift'], level: 0.75 }
      ),
      beat(
        { hat: 'x.o.x.o.x.o.x.oo', bongo: '......x......x.x' },
        { in: ['verse', 'lift'], level: 0.8, pan: 0.2, room: 0.2 }
      )
    ]
  }
}

const style = { album: 'ferry', genres: ['Reggae/Ska'] } as const

/** Tracks for an island, a beach bar or a slow ferry. */
export const reggaeTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '440258',
    title: 'Island Postcard',
    description: 'An organ and a guitar off the beat, sent from an island',
    artists: ['Night Ferry Sound'],
    similar: ['Coral Street Six'],
    keywords: 'island beach summer sea travel holiday'.split(' '),
    moods: ['Happy', 'Relaxed'],
    addedDate: '2024-07-15',
    popularity: 0.59,
    score: reggae({
      bpm: 88,
      root: 57,
      scale: 'major',
      lead: 'steelDrum',
      tune: 'x-x-..x-x---....',
      intro: 'A',
      verse: 'A,D',
      lift: 'E,D A'
    })
  },
  {
    ...style,
    id: '441707',
    title: 'Mango Season',
    description: 'A trumpet sells the sweetest fruit on the square',
    artists: ['Coral Street Six'],
    similar: ['Night Ferry Sound'],
    keywords: 'island fruit market summer trumpet sun'.split(' '),
    moods: ['Happy', 'Playful'],
    addedDate: '2025-08-01',
    popularity: 0.62,
    score: reggae({
      bpm: 92,
      root: 55,
      scale: 'mixolydian',
      lead: 'trumpet',
      tune: 'x-x-x---..x-x---',
      intro: 'G',
      verse: 'G,F',
      lift: 'C,F G'
    })
  },
  {
    ...style,
    id: '441719',
    title: 'Low Tide Dub',
    description: 'Bass and echo, and the water leaves the harbour',
    artists: ['Night Ferry Sound'],
    similar: ['Coral Street Six', 'Delta Minor'],
    keywords: 'dub bass echo harbour night sea'.split(' '),
    moods: ['Dark', 'Relaxed'],
    addedDate: '2023-03-13',
    popularity: 0.4,
    score: reggae({
      bpm: 70,
      root: 52,
      scale: 'minorPentatonic',
      lead: 'harmonica',
      tune: 'x---....x-x-....',
      low: '1-1-..5-....3-1-',
      intro: 'Em',
      verse: 'Em,Am',
      lift: 'Em'
    })
  }
]
