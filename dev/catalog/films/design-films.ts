import { wideHd, type FilmSpec } from './drawing/film-spec.ts'

/** Films of things, patterns and lights. */
export const designFilms: readonly FilmSpec[] = [
  {
    id: '5200118',
    maker: 'motion',
    title: 'Steam over a cup of coffee',
    description: 'Steam rises from a cup of coffee on a wooden table',
    keywords: 'coffee cup drink table wood light'.split(' '),
    categories: [6, 9],
    addedDate: '2025-01-19',
    frames: 96,
    fps: 24,
    ...wideHd,
    popularity: 0.79
  },
  {
    id: '5200227',
    maker: 'motion',
    title: 'Fireworks at a celebration',
    description: 'Fireworks burst in many colors over a celebration at night',
    keywords: 'fireworks celebration night sky light color'.split(' '),
    categories: [8, 26],
    addedDate: '2024-12-30',
    frames: 50,
    fps: 25,
    ...wideHd,
    popularity: 0.9
  },
  {
    id: '5200335',
    maker: 'motion',
    title: 'Turning geometric pattern',
    description: 'A seamless loop of a geometric pattern whose tiles turn',
    keywords: 'pattern geometric abstract background color loop'.split(' '),
    categories: [3, 26],
    addedDate: '2022-08-08',
    frames: 60,
    fps: 30,
    width: 1080,
    height: 1080,
    largest: 'hd',
    popularity: 0.33
  },
  {
    id: '5200446',
    maker: 'motion',
    title: 'Slow gradient of light',
    description: 'A seamless abstract background of slowly drifting light',
    keywords: 'gradient abstract background light color loop'.split(' '),
    categories: [3, 26],
    addedDate: '2026-05-02',
    frames: 36,
    fps: 23.98,
    width: 4096,
    height: 2160,
    largest: '4k',
    popularity: 0.67
  },
  {
    id: '5200553',
    maker: 'motion',
    title: 'Candle flame in the dark',
    description: 'The flame of a candle moves in the dark, for grown-ups only',
    keywords: 'candle flame light night background'.split(' '),
    categories: [9],
    addedDate: '2021-11-12',
    frames: 48,
    fps: 24,
    width: 854,
    height: 480,
    largest: 'sd',
    isAdult: true,
    popularity: 0.41
  }
]
