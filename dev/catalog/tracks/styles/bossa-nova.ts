import { bass, beat, chords, melody, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Bossa extends Piece {
  lead: VoiceName
  tune: string
}

/** A nylon guitar that swings around a clave, a shaker, and a soft tune. */
function bossa({ lead, tune, ...piece }: Bossa): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.35, drive: 1.4 },
    parts: [
      chords('nylonGuitar', 59, 'x-----x-....x---..x-..x-....x-..', {
        level: 0.6,
        strum: 0.008,
        pan: -0.25,
        room: 0.12
      }),
      bass('uprightBass', 40, '1-----5-5-----1-', {
        in: ['verse', 'lift', 'end'],
        level: 1
      }),
      melody(lead, 74, tune, { in: ['verse', 'lift', 'end'], pan: 0.2 }),
      beat(
        { clave: 'x.....x.....x.......x...x.......' },
        { in: ['verse', 'lift'], level: 0.3, pan: 0.35, room: 0.2 }
      ),
      beat({ shaker: 'o.x.o.x.o.x.o.x.' }, { level: 0.22, pan: -0.2 }),
      beat(
        { softKick: 'x.....x.x.....x.' },
        { in: ['verse', 'lift'], level: 0.4 }
      )
    ]
  }
}

const style = {
  album: 'terrace',
  genres: ['Jazz', 'World/International']
} as const

/** Tunes for a terrace with a view of the bay. */
export const bossaTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '441903',
    title: 'Terrace in February',
    description: 'A flute in the shade of a café above the bay',
    artists: ['Trio Rua Clara'],
    similar: ['Teo Brandal'],
    keywords: 'bossa cafe summer sea brazil coffee'.split(' '),
    moods: ['Relaxed', 'Romantic'],
    addedDate: '2026-01-28',
    popularity: 0.75,
    score: bossa({
      bpm: 132,
      root: 60,
      scale: 'major',
      lead: 'flute',
      tune: 'x---x-x-..x-x---x-x---x---......',
      intro: 'Cmaj7 Cmaj7',
      verse: 'Dm7 G13',
      lift: 'Em7 A9'
    })
  },
  {
    ...style,
    id: '441912',
    title: 'Ana Forgets the Umbrella',
    description: 'Sun, then rain, then sun, and a vibraphone that laughs',
    artists: ['Teo Brandal'],
    similar: ['Trio Rua Clara'],
    keywords: 'bossa rain sun walk lounge city'.split(' '),
    moods: ['Playful', 'Happy'],
    addedDate: '2025-03-19',
    popularity: 0.56,
    score: bossa({
      bpm: 140,
      root: 53,
      scale: 'major',
      lead: 'vibraphone',
      tune: '..x-x-x---x-..x-x---....x-x-x---',
      intro: 'Fmaj7 Fmaj7',
      verse: 'Gm7 C9',
      lift: 'Am7 D9'
    })
  },
  {
    ...style,
    id: '441925',
    title: 'Blue Tiles',
    description: 'A clarinet counts the tiles of a quiet courtyard',
    artists: ['Trio Rua Clara'],
    similar: ['Teo Brandal', 'Linden Street Trio'],
    keywords: 'bossa courtyard tiles lisbon afternoon lounge'.split(' '),
    moods: ['Melancholy', 'Elegant'],
    addedDate: '2023-09-09',
    popularity: 0.43,
    score: bossa({
      bpm: 128,
      root: 57,
      scale: 'minor',
      lead: 'clarinet',
      tune: 'x-----x-x-x-x-------x-x-x-------',
      intro: 'Am7 Am7',
      verse: 'Dm9 G9',
      lift: 'Bm7b5 E7'
    })
  }
]
