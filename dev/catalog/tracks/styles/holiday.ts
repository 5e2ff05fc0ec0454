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

interface Holiday extends Piece {
  beatsInBar?: 3 | 4
  lead: VoiceName
  tune: string
  ripple: string
}

/** Bells and a sleigh, and strings to keep them warm. */
function holiday({
  beatsInBar = 4,
  lead,
  tune,
  ripple,
  ...piece
}: Holiday): Score {
  const bar = beatsInBar * 4
  return {
    ...piece,
    beatsInBar,
    sections: sections(piece),
    sound: { room: 0.6, drive: 1.4 },
    tail: 0.9,
    parts: [
      melody(lead, 84, tune, { level: 0.5, pan: 0.15 }),
      arpeggio('musicBox', 79, ripple, {
        in: ['verse', 'lift'],
        level: 0.26,
        pan: -0.35
      }),
      chords('strings', 62, 'x'.padEnd(bar, '-'), {
        in: ['verse', 'lift', 'end'],
        level: 0.26
      }),
      bass('cello', 43, '1'.padEnd(bar, '-'), { in: ['lift'], level: 0.34 }),
      arpeggio('bell', 72, '0'.padEnd(bar, '-'), {
        in: ['lift', 'end'],
        level: 0.5,
        room: 0.4
      }),
      beat(
        { sleigh: 'X.x.'.repeat(beatsInBar) },
        { in: ['verse', 'lift'], level: 0.5, pan: 0.25 }
      )
    ]
  }
}

const style = { album: 'seasons', genres: ['Holiday'] } as const

/** Music for December and for windows with candles. */
export const holidayTracks: readonly TrackSpec[] = [
  {
    ...style,
    genres: ['Holiday', 'Children'],
    id: '440127',
    title: 'Bells over Snow',
    description: 'Bells ring for a holiday in a village under snow',
    artists: ['The Winterbourne Bells'],
    similar: ['Little Copper Box'],
    keywords: 'bells snow winter christmas celebration village'.split(' '),
    moods: ['Festive', 'Warm'],
    addedDate: '2025-11-20',
    popularity: 0.9,
    score: holiday({
      bpm: 108,
      root: 60,
      scale: 'major',
      lead: 'glockenspiel',
      tune: 'x-x-x---x-x-x---x-x-x--xx-------',
      ripple: '0.1.2.1.0.1.2.1.',
      intro: 'C',
      verse: 'C F',
      lift: 'G7,C'
    })
  },
  {
    ...style,
    id: '442303',
    title: 'Advent on Anchor Street',
    description: 'A music box in a shop window counts to twenty-four',
    artists: ['Little Copper Box'],
    similar: ['The Winterbourne Bells'],
    keywords: 'christmas winter window shop advent gift'.split(' '),
    moods: ['Festive', 'Nostalgic'],
    addedDate: '2024-11-28',
    popularity: 0.73,
    score: holiday({
      bpm: 120,
      root: 65,
      scale: 'major',
      beatsInBar: 3,
      lead: 'musicBox',
      tune: 'x---x---x---x-x-x---x---',
      ripple: '0...1.2.1...',
      intro: 'F',
      verse: 'F Bb',
      lift: 'C7 F'
    })
  },
  {
    ...style,
    id: '442315',
    title: 'Sleigh Past Midnight',
    description: 'Runners hiss, bells shake, and the horses know the way',
    artists: ['The Winterbourne Bells'],
    similar: ['Little Copper Box', 'Northfold Orchestra'],
    keywords: 'christmas sleigh snow night horse family'.split(' '),
    moods: ['Festive', 'Energetic'],
    addedDate: '2023-12-01',
    popularity: 0.65,
    score: holiday({
      bpm: 132,
      root: 62,
      scale: 'mixolydian',
      lead: 'bell',
      tune: 'x-x-x-x-x---x---x-x-x-x-x-------',
      ripple: '0.2.1.2.0.2.1.2.',
      intro: 'D',
      verse: 'D Bm',
      lift: 'G,A7 D'
    })
  },
  {
    ...style,
    album: 'none',
    id: '442326',
    title: 'The Star Turns Slowly',
    description: 'A choir hums while someone reaches for the highest branch',
    artists: ['The Winterbourne Bells', 'Edda Morrow'],
    similar: ['Little Copper Box'],
    keywords: 'christmas star tree candle silent family'.split(' '),
    moods: ['Solemn', 'Warm'],
    addedDate: '2022-12-08',
    popularity: 0.42,
    score: holiday({
      bpm: 84,
      root: 55,
      scale: 'major',
      lead: 'choir',
      tune: 'x-------x---x---x---x---x-------',
      ripple: '0...2...1...2...',
      intro: 'G',
      verse: 'Em,C',
      lift: 'D7,G'
    })
  }
]
