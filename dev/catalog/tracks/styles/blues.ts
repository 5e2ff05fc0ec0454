import { bass, beat, chords, melody, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Blues extends Omit<Piece, 'scale'> {
  lead: VoiceName
  comp: VoiceName
  tune: string
}

/** A shuffle of three in each beat, sevenths, and a lead that complains. */
function blues({ lead, comp, tune, ...piece }: Blues): Score {
  return {
    ...piece,
    scale: 'blues',
    beatsInBar: 4,
    sections: sections(piece),
    swing: { unit: 8, share: 1 / 3 },
    sound: { room: 0.35, drive: 2.2, dull: 7500 },
    parts: [
      chords(comp, 58, 'x-..x-x-..x-x-x-', {
        level: 0.32,
        length: 0.7,
        pan: -0.3
      }),
      bass('bass', 38, '1-..1-3-5-..5-3-', {
        in: ['verse', 'lift', 'end'],
        level: 0.6
      }),
      melody(lead, 67, tune, {
        in: ['intro', 'lift', 'end'],
        level: 0.8,
        pan: 0.2
      }),
      beat(
        {
          kick: 'X.....x.X.......',
          snare: '....X.......X...',
          ride: 'x...x.x.x...x.x.'
        },
        { in: ['verse', 'lift'], level: 0.5 }
      )
    ]
  }
}

const style = { album: 'platform', genres: ['Blues'] } as const

/** Blues for late trains and early bars. */
export const bluesTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '440165',
    title: 'Late Train Home',
    description: 'A slow shuffle for a guitar on an empty platform',
    artists: ['Tin Awning Trio'],
    similar: ['Marlow Pike'],
    keywords: 'train night slow station travel guitar'.split(' '),
    moods: ['Melancholy', 'Relaxed'],
    addedDate: '2021-02-11',
    popularity: 0.29,
    score: blues({
      bpm: 90,
      root: 64,
      lead: 'guitar',
      comp: 'organ',
      tune: 'x-x-x-x---..x-x-x-----......x-x-',
      intro: 'E7',
      verse: 'E7 A7',
      lift: 'B7,E7'
    })
  },
  {
    ...style,
    id: '441806',
    title: 'Rent Is Due',
    description: 'A harmonica argues with the first of the month',
    artists: ['Marlow Pike'],
    similar: ['Tin Awning Trio'],
    keywords: 'harmonica bar city work street money'.split(' '),
    moods: ['Confident', 'Playful'],
    addedDate: '2024-02-01',
    popularity: 0.45,
    score: blues({
      bpm: 106,
      root: 57,
      lead: 'harmonica',
      comp: 'guitar',
      tune: 'x---x-x-x-x-x---....x-x-x-------',
      intro: 'A7',
      verse: 'A7 D7',
      lift: 'E7,D7 A7'
    })
  },
  {
    ...style,
    id: '441818',
    title: 'Barrelhouse Ghost',
    description: 'Nobody plays the piano in the closed bar, very well',
    artists: ['Tin Awning Trio'],
    similar: ['Marlow Pike', 'Linden Street Trio'],
    keywords: 'piano bar night ghost boogie old'.split(' '),
    moods: ['Playful', 'Mysterious'],
    addedDate: '2022-11-11',
    popularity: 0.33,
    score: blues({
      bpm: 116,
      root: 60,
      lead: 'grandPiano',
      comp: 'grandPiano',
      tune: 'x-x-x-x-x-x-x-x-x---x-x-x-------',
      intro: 'C7',
      verse: 'F7 C7',
      lift: 'G7,F7 C7'
    })
  }
]
