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

interface Folk extends Piece {
  /** What is picked beside the guitar. */
  picked: VoiceName
  lead: VoiceName
  tune: string
}

/** A strummed guitar, something picked, a tune, and feet on the floor. */
function folk({ picked, lead, tune, ...piece }: Folk): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.3, drive: 1.5 },
    parts: [
      chords('guitar', 55, 'X---x-xx..x-x-xx', {
        level: 0.34,
        strum: 0.014,
        pan: -0.35,
        room: 0.1
      }),
      arpeggio(picked, 62, '0-2-1-3-2-1-3-2-', {
        in: ['intro', 'verse', 'lift'],
        level: 0.36,
        pan: 0.4,
        room: 0.12
      }),
      bass('uprightBass', 40, '1---....5---....', {
        in: ['verse', 'lift'],
        level: 0.9
      }),
      melody(lead, lead === 'man' ? 57 : 74, tune, {
        in: ['verse', 'lift'],
        level: 0.46
      }),
      beat(
        { stomp: 'X.......X.......', tambourine: '....x.......x...' },
        { in: ['lift'], level: 0.6, room: 0.2 }
      )
    ]
  }
}

const style = { album: 'kettle', genres: ['Country', 'Pop/Rock'] } as const

/** Songs and tunes for a porch, a camp or a long drive. */
export const folkTracks: readonly TrackSpec[] = [
  {
    ...style,
    genres: ['Country'],
    id: '440241',
    title: 'Dust and Denim',
    description: 'A banjo and a tired voice on a road through the desert',
    artists: ['Hollis Wren'],
    similar: ['Copper Kettle Band'],
    keywords: 'road desert dust travel song western'.split(' '),
    moods: ['Warm', 'Hopeful'],
    addedDate: '2023-05-19',
    popularity: 0.44,
    lyrics:
      'Oh, the road is dust and the dust is mine, and home is one more line',
    score: folk({
      bpm: 104,
      root: 55,
      scale: 'pentatonic',
      picked: 'banjo',
      lead: 'man',
      tune: 'x---x-x-x-x-x---x-x-x-x-x-------',
      intro: 'G',
      verse: 'G C',
      lift: 'C,D'
    })
  },
  {
    ...style,
    id: '441605',
    title: 'Two Boats and a Jetty',
    description: 'A fiddle and a guitar trade stories by the water',
    artists: ['Copper Kettle Band'],
    similar: ['Hollis Wren'],
    keywords: 'acoustic fiddle water boat summer friends'.split(' '),
    moods: ['Happy', 'Warm'],
    addedDate: '2025-05-29',
    popularity: 0.66,
    score: folk({
      bpm: 112,
      root: 62,
      scale: 'mixolydian',
      picked: 'guitar',
      lead: 'violin',
      tune: 'x-xxx-x-x-xxx---',
      intro: 'D',
      verse: 'D C',
      lift: 'G,A'
    })
  },
  {
    ...style,
    id: '441613',
    title: 'Campfire Arithmetic',
    description: 'A harmonica counts the sparks until someone falls asleep',
    artists: ['Copper Kettle Band', 'Hollis Wren'],
    similar: ['Ferrymen of Lund'],
    keywords: 'acoustic campfire night stars harmonica outdoor'.split(' '),
    moods: ['Warm', 'Nostalgic'],
    addedDate: '2024-08-07',
    popularity: 0.53,
    score: folk({
      bpm: 96,
      root: 60,
      scale: 'pentatonic',
      picked: 'nylonGuitar',
      lead: 'harmonica',
      tune: 'x-----x-x---x---x-----..........',
      intro: 'C',
      verse: 'Am F',
      lift: 'C,G'
    })
  },
  {
    ...style,
    album: 'none',
    genres: ['Country', 'World/International'],
    id: '441628',
    title: 'Hay in the Headlights',
    description: 'A reel that drives home from the harvest dance',
    artists: ['Ferrymen of Lund'],
    similar: ['Copper Kettle Band'],
    keywords: 'acoustic dance harvest village country reel'.split(' '),
    moods: ['Playful', 'Energetic'],
    addedDate: '2022-10-03',
    popularity: 0.28,
    score: folk({
      bpm: 120,
      root: 57,
      scale: 'dorian',
      picked: 'banjo',
      lead: 'accordion',
      tune: 'x-xxx-xxx-xxx---',
      intro: 'Am',
      verse: 'Am G',
      lift: 'C G,Am'
    })
  }
]
