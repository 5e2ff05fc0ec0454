import { bass, beat, chords, melody, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Pop extends Piece {
  lead: VoiceName
  near: number
  tune: string
}

/** Guitar, bass and drums, and a chorus that opens the window. */
function pop({ lead, near, tune, ...piece }: Pop): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.35, drive: 2.3 },
    parts: [
      chords('guitar', 57, 'x-x-x-x-x-x-x-x-', {
        level: 0.4,
        strum: 0.006,
        pan: -0.4
      }),
      chords('synthBrass', 64, 'x-------x-------', {
        in: ['lift'],
        level: 0.22,
        pan: 0.4
      }),
      bass('bass', 40, '1-1-1-1-1-1-1-5-', {
        in: ['verse', 'lift'],
        level: 0.8
      }),
      melody(lead, near, tune, { in: ['verse', 'lift'], level: 0.58 }),
      beat(
        {
          kick: 'X.......X.x.....',
          snare: '....X.......X...',
          hat: 'x.x.x.x.x.x.x.x.'
        },
        { in: ['verse', 'lift'], level: 0.75 }
      ),
      beat(
        {
          crash: 'X..............................',
          tambourine: '..x...x...x...x.'
        },
        { in: ['lift'], level: 0.4, pan: 0.2 }
      )
    ]
  }
}

const style = { album: 'window', genres: ['Pop/Rock'] } as const

/** Songs that know their chorus. */
export const popTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '440216',
    title: 'Open Window',
    description: 'A bright pop song about letting the summer in',
    artists: ['Paper Lantern Club'],
    similar: ['Adaeze Rowe'],
    keywords: 'summer bright window song energy radio'.split(' '),
    moods: ['Happy', 'Hopeful'],
    addedDate: '2026-04-22',
    popularity: 0.87,
    lyrics: 'Oh, open the window, oh, let the summer in',
    score: pop({
      bpm: 118,
      root: 55,
      scale: 'major',
      lead: 'woman',
      near: 70,
      tune: 'x-x-x-x-x---x---x-x-x-x-x-------',
      intro: 'G',
      verse: 'G D',
      lift: 'Em C'
    })
  },
  {
    ...style,
    id: '442602',
    title: 'Every Streetlight',
    description: 'A boy walks home and every streetlight joins the chorus',
    artists: ['Paper Lantern Club'],
    similar: ['Vector Avenue'],
    keywords: 'night street song youth love rock'.split(' '),
    moods: ['Romantic', 'Energetic'],
    addedDate: '2025-01-17',
    popularity: 0.76,
    lyrics: 'Every streetlight says your name, every streetlight, all the way',
    score: pop({
      bpm: 132,
      root: 57,
      scale: 'major',
      lead: 'man',
      near: 60,
      tune: 'x-x-x---x-x-x---x-x-x-x-x-------',
      intro: 'A',
      verse: 'A E',
      lift: 'F#m D'
    })
  },
  {
    ...style,
    album: 'none',
    id: '442614',
    title: 'Skateboard Sunday',
    description: 'Fast chords, scraped knees, no parents',
    artists: ['The Loud Cousins'],
    similar: ['Paper Lantern Club'],
    keywords: 'punk skate youth fun sport summer'.split(' '),
    moods: ['Energetic', 'Playful'],
    addedDate: '2023-07-21',
    popularity: 0.46,
    score: pop({
      bpm: 160,
      root: 52,
      scale: 'pentatonic',
      lead: 'lead',
      near: 71,
      tune: 'x-x-x-x-x-x-x---x---x---x-------',
      intro: 'E5',
      verse: 'E5 A5',
      lift: 'B5 A5 E5'
    })
  }
]
