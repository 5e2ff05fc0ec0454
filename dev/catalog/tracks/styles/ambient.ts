import { arpeggio, bass, chords, melody, sections } from '../music/parts.ts'
import type { Score } from '../music/score.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { Piece, TrackSpec } from './track-spec.ts'

interface Ambient extends Piece {
  air: VoiceName
  light: VoiceName
  dots: string
  lead?: VoiceName
}

/** Long chords, far lights, no drums. */
function ambient({ air, light, dots, lead, ...piece }: Ambient): Score {
  return {
    ...piece,
    beatsInBar: 4,
    sections: sections(piece),
    sound: { room: 0.98, echo: 60 / piece.bpm, drive: 1.1 },
    tail: 1.6,
    parts: [
      chords(air, 57, 'x---------------', { level: 0.5, room: 0.6 }),
      bass('pad', 36, '1---------------', {
        in: ['verse', 'lift', 'end'],
        level: 0.4
      }),
      arpeggio(light, 69, dots, {
        in: ['verse', 'lift', 'end'],
        level: 0.26,
        room: 0.7,
        echo: 0.4,
        length: 2
      }),
      ...(lead
        ? [
            melody(lead, 72, 'x-------x---x---', {
              in: ['lift'] as const,
              level: 0.4,
              room: 0.7
            })
          ]
        : [])
    ]
  }
}

const style = { album: 'still', genres: ['New Age'] } as const

/** Air for breathing, sleeping and slow pictures. */
export const ambientTracks: readonly TrackSpec[] = [
  {
    ...style,
    id: '440119',
    title: 'Still Water',
    description: 'Slow chords and a flute over a quiet lake',
    artists: ['Mira Solenne'],
    similar: ['Anders Quill'],
    keywords: 'calm water meditation lake slow yoga'.split(' '),
    moods: ['Calm', 'Dreamy'],
    addedDate: '2025-06-01',
    popularity: 0.82,
    score: ambient({
      bpm: 72,
      root: 57,
      scale: 'pentatonic',
      air: 'pad',
      light: 'glass',
      dots: '0.....2.....1...',
      lead: 'flute',
      intro: 'Amaj7',
      verse: 'F#m7',
      lift: 'Dmaj7',
      end: 'Amaj7'
    })
  },
  {
    ...style,
    id: '442208',
    title: 'Orbit of a Feather',
    description: 'Something light falls for a very long time',
    artists: ['Anders Quill'],
    similar: ['Mira Solenne'],
    keywords: 'space sky slow float science meditation'.split(' '),
    moods: ['Dreamy', 'Mysterious'],
    addedDate: '2024-10-17',
    popularity: 0.54,
    score: ambient({
      bpm: 64,
      root: 64,
      scale: 'major',
      air: 'warmPad',
      light: 'vibraphone',
      dots: '4...2.......0...',
      intro: 'Emaj9',
      verse: 'Amaj7',
      lift: 'C#m9'
    })
  },
  {
    ...style,
    id: '442217',
    title: 'Forest, Before Anyone',
    description: 'Harp and strings like light between the trunks',
    artists: ['Mira Solenne'],
    similar: ['Anders Quill', 'Edda Morrow'],
    keywords: 'forest nature morning spa calm wellness'.split(' '),
    moods: ['Calm', 'Hopeful'],
    addedDate: '2026-05-02',
    popularity: 0.67,
    score: ambient({
      bpm: 76,
      root: 62,
      scale: 'pentatonic',
      air: 'strings',
      light: 'harp',
      dots: '0.1.2.4.3.2.1...',
      intro: 'Dadd9',
      verse: 'Bm7',
      lift: 'Gmaj7,A'
    })
  },
  {
    ...style,
    album: 'none',
    id: '442229',
    title: 'Signal from the Ice',
    description: 'A low hum under the ice, and something that answers',
    artists: ['Anders Quill'],
    similar: ['Mira Solenne', 'Northfold Orchestra'],
    keywords: 'ice arctic dark documentary science suspense'.split(' '),
    moods: ['Mysterious', 'Tense'],
    addedDate: '2023-01-23',
    popularity: 0.39,
    hasWaveform: false,
    score: ambient({
      bpm: 69,
      root: 60,
      scale: 'minor',
      air: 'choir',
      light: 'bell',
      dots: '......0.......1.',
      intro: 'Cm',
      verse: 'Ab',
      lift: 'Fm9'
    })
  }
]
