import { bass, beat, chords, melody, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Swing extends Piece {
  lead: VoiceName
  tune: string
}

/** A bass that walks, a ride cymbal that swings, and a piano that answers. */
function swing({ lead, tune, ...piece }: Swing): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    swing: { unit: 8, share: 1 / 3 },
    sound: { room: 0.35, drive: 1.5 },
    parts: [
      chords('grandPiano', 60, '......x-....x---..x---....x-....', {
        level: 0.34,
        length: 0.6,
        pan: -0.3
      }),
      bass('uprightBass', 40, '1---3---5---0---', { level: 1.5 }),
      melody(lead, 72, tune, { in: ['verse', 'lift'], pan: 0.2 }),
      beat(
        {
          ride: 'x...X.x.x...X.x.',
          brush: '....x.......x...',
          softKick: 'o...o...o...o...'
        },
        { in: ['verse', 'lift', 'end'], level: 0.34 }
      )
    ]
  }
}

const style = { album: 'linden', genres: ['Jazz'] } as const

/** A small club, late. */
export const jazzTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '440152',
    title: 'Blue Umbrella',
    description: 'A piano trio walks home through the rain',
    artists: ['Linden Street Trio'],
    similar: ['Tin Awning Trio'],
    keywords: 'rain night walk city swing club'.split(' '),
    moods: ['Relaxed', 'Melancholy'],
    addedDate: '2022-09-27',
    popularity: 0.74,
    score: swing({
      bpm: 120,
      root: 58,
      scale: 'dorian',
      lead: 'grandPiano',
      tune: 'x---x-x-..x-x-x-x-x-x-------....',
      intro: 'Gm7',
      verse: 'Cm7 F9',
      lift: 'Bbmaj7 D7'
    })
  },
  {
    ...style,
    id: '442405',
    title: 'Quick Change Artist',
    description: 'A trumpet changes hats four times before the last bar',
    artists: ['Linden Street Trio'],
    similar: ['Teo Brandal'],
    keywords: 'swing fast club city comedy vintage'.split(' '),
    moods: ['Playful', 'Energetic'],
    addedDate: '2024-06-14',
    popularity: 0.51,
    score: swing({
      bpm: 176,
      root: 60,
      scale: 'major',
      lead: 'trumpet',
      tune: 'x-x-x-x-x---x-x-..x-x-x-x---....',
      intro: 'C6',
      verse: 'Am7 D9',
      lift: 'Dm7 G7',
      end: 'C6'
    })
  },
  {
    ...style,
    id: '442418',
    title: 'After the Gallery',
    description: 'A vibraphone thinks about a painting on the way to the bar',
    artists: ['Linden Street Trio'],
    similar: ['Trio Rua Clara'],
    keywords: 'lounge cool art museum night cocktail'.split(' '),
    moods: ['Elegant', 'Relaxed'],
    addedDate: '2025-10-30',
    popularity: 0.49,
    score: swing({
      bpm: 104,
      root: 53,
      scale: 'dorian',
      lead: 'vibraphone',
      tune: '..x-x---x-x---x-....x-x-x-------',
      intro: 'Fm7',
      verse: 'Bbm7 Eb9',
      lift: 'Fm7,C7'
    })
  }
]
