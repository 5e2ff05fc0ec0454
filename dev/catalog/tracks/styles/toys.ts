import {
  arpeggio,
  bass,
  beat,
  chords,
  melody,
  sections
} from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Toys extends Piece {
  lead: VoiceName
  tune: string
}

/** Small instruments, small steps. */
function toys({ lead, tune, ...piece }: Toys): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.2, drive: 1.4 },
    parts: [
      chords('nylonGuitar', 67, '..x...x...x...x.', {
        level: 0.5,
        length: 0.6,
        strum: 0.01,
        pan: -0.25
      }),
      arpeggio('marimba', 55, '0...2...0...2...', { level: 0.5, pan: 0.2 }),
      melody(lead, 79, tune, { in: ['verse', 'lift'], level: 0.5 }),
      bass('clarinet', 48, '1-......5-......', { in: ['lift'], level: 0.4 }),
      beat(
        { clave: '....x.......x.x.', shaker: 'o.o.o.o.o.o.o.o.' },
        { in: ['lift'], level: 0.4 }
      )
    ]
  }
}

const style = { album: 'boats', genres: ['Children'] } as const

/** For children, pets and explanations. */
export const toyTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '440146',
    title: 'Paper Boats',
    description: 'A glockenspiel and a guitar race paper boats down a stream',
    artists: ['Little Copper Box'],
    similar: ['The Winterbourne Bells'],
    keywords: 'playful toys stream boats morning children'.split(' '),
    moods: ['Happy', 'Playful'],
    addedDate: '2026-01-15',
    popularity: 0.46,
    score: toys({
      bpm: 116,
      root: 60,
      scale: 'major',
      lead: 'glockenspiel',
      tune: 'x-x-x---x-x-x---',
      intro: 'C',
      verse: 'C G',
      lift: 'F G,C'
    })
  },
  {
    ...style,
    id: '442803',
    title: 'The Cat Has Other Plans',
    description: 'A clarinet explains the rules, and nobody is listening',
    artists: ['Little Copper Box'],
    similar: ['Linden Street Trio'],
    keywords: 'funny cat pets comedy home children'.split(' '),
    moods: ['Playful', 'Mysterious'],
    addedDate: '2025-04-01',
    popularity: 0.6,
    score: toys({
      bpm: 126,
      root: 57,
      scale: 'minor',
      lead: 'musicBox',
      tune: 'x.x.x.x-..x.x---',
      intro: 'Am',
      verse: 'Am Dm',
      lift: 'E7 Am'
    })
  },
  {
    ...style,
    id: '442812',
    title: 'Counting to Ten Again',
    description: 'A friendly march for ten fingers and two left feet',
    artists: ['Little Copper Box'],
    similar: ['Caravan Ledger'],
    keywords: 'learning school numbers children march education'.split(' '),
    moods: ['Happy', 'Warm'],
    addedDate: '2024-08-19',
    popularity: 0.37,
    score: toys({
      bpm: 104,
      root: 65,
      scale: 'pentatonic',
      lead: 'vibraphone',
      tune: 'x-x-x-x-x---....',
      intro: 'F',
      verse: 'F Bb',
      lift: 'C,F'
    })
  }
]
