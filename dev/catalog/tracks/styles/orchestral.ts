import {
  arpeggio,
  bass,
  beat,
  chords,
  melody,
  sections
} from '../music/parts.ts'
import type { Part, Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Orchestra extends Piece {
  /** Who plays the tune until the violins take it. */
  solo: VoiceName
  /** What the strings play under it. */
  strings: string
  more?: readonly Part[]
}

/** Strings, a solo, and at the end brass and timpani in a hall. */
function orchestra({ solo, strings, more = [], ...piece }: Orchestra): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.85, drive: 1.3 },
    tail: 1,
    parts: [
      chords('strings', 60, strings, { level: 0.4, room: 0.45, pan: -0.2 }),
      bass('cello', 38, '1---------------', {
        level: 0.5,
        room: 0.4,
        pan: 0.3
      }),
      melody(solo, 74, 'x-----x-x---x---x---x---x-------', {
        in: ['verse', 'end'],
        room: 0.45
      }),
      melody('violin', 79, 'x-----x-x---x---x---x-x-x-------', {
        in: ['lift'],
        level: 0.5,
        room: 0.5,
        pan: -0.3
      }),
      chords('brass', 55, 'x-------x---x---', {
        in: ['lift'],
        level: 0.34,
        room: 0.4,
        pan: 0.2
      }),
      beat(
        { timpani: 'X.......x...x.x.', crash: 'X...............' },
        { in: ['lift'], level: 0.5, room: 0.5 }
      ),
      ...more
    ]
  }
}

const style = { album: 'hall', genres: ['Classical'] } as const

/** Music for a hall, a film or a sunrise over a valley. */
export const orchestralTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '440103',
    title: 'Morning Minuet',
    description: 'A polite little dance for harpsichord and strings',
    artists: ['Saltmarsh Chamber Players'],
    similar: ['Northfold Orchestra'],
    keywords: 'minuet morning baroque spring elegant dance'.split(' '),
    moods: ['Elegant', 'Happy'],
    addedDate: '2024-03-04',
    popularity: 0.55,
    score: minuet()
  },
  {
    ...style,
    id: '441408',
    title: 'The Valley Wakes',
    description: 'Horns and strings rise with the sun over a wide valley',
    artists: ['Northfold Orchestra'],
    similar: ['Saltmarsh Chamber Players'],
    keywords: 'epic film trailer nature sunrise adventure'.split(' '),
    moods: ['Epic', 'Hopeful'],
    addedDate: '2025-04-17',
    popularity: 0.88,
    score: orchestra({
      bpm: 96,
      root: 62,
      scale: 'major',
      solo: 'flute',
      strings: 'x---------------',
      intro: 'D',
      verse: 'D,Bm',
      lift: 'G A,D'
    })
  },
  {
    ...style,
    id: '441416',
    title: 'Siege of Winter',
    description: 'Low strings march through snow toward a gate that holds',
    artists: ['Northfold Orchestra'],
    similar: ['Saltmarsh Chamber Players'],
    keywords: 'epic battle march drama game trailer'.split(' '),
    moods: ['Epic', 'Tense'],
    addedDate: '2023-11-02',
    popularity: 0.6,
    score: orchestra({
      bpm: 112,
      root: 60,
      scale: 'minor',
      solo: 'cello',
      strings: 'x.x.xxx.x.x.xxx.',
      intro: 'Cm',
      verse: 'Cm Ab',
      lift: 'Fm,G Cm',
      more: [beat({ tom: 'X.x.X.xxX.x.X.xx' }, { room: 0.5, level: 0.4 })]
    })
  },
  {
    ...style,
    id: '441429',
    title: 'Letter Never Sent',
    description: 'A clarinet reads aloud, and the strings listen',
    artists: ['Saltmarsh Chamber Players'],
    similar: ['Northfold Orchestra', 'Edda Morrow'],
    keywords: 'sad drama letter memory romance slow'.split(' '),
    moods: ['Melancholy', 'Romantic'],
    addedDate: '2022-06-21',
    popularity: 0.41,
    score: orchestra({
      bpm: 84,
      root: 57,
      scale: 'minor',
      solo: 'clarinet',
      strings: 'x-------x-------',
      verse: 'Am F',
      lift: 'Dm,E7',
      more: [arpeggio('harp', 57, '0-1-2-3-4-3-2-1-', { in: ['lift', 'end'] })]
    })
  }
]

function minuet(): Score {
  return {
    bpm: 132,
    root: 62,
    scale: 'major',
    beatsInBar: 3,
    sections: sections({
      intro: 'D',
      verse: 'D G A7 D',
      lift: 'Bm Em,A7 D'
    }),
    sound: { room: 0.55, drive: 1.4 },
    parts: [
      arpeggio('harpsichord', 62, '0-2-1-2-1-2-', { pan: -0.3, level: 0.5 }),
      melody('harpsichord', 79, 'x-x-x-x---x-x-x-x-x-x---', {
        in: ['verse', 'lift'],
        pan: 0.2
      }),
      chords('strings', 60, 'x-----------', { pan: 0.3 }),
      melody('violin', 74, 'x-------x---x-----------', {
        in: ['lift'],
        level: 0.35
      })
    ]
  }
}
