import { wide4k, wideHd, type FilmSpec } from './drawing/film-spec.ts'

/** Films of places, drawn without people. */
export const landscapeFilms: readonly FilmSpec[] = [
  {
    id: '5100107',
    maker: 'scenery',
    title: 'Sunrise over a mountain lake',
    description:
      'The sun rises behind blue mountains and is mirrored in a quiet lake',
    keywords:
      'mountain lake sunrise sun reflection water landscape nature'.split(' '),
    categories: [12, 25],
    addedDate: '2026-06-28',
    frames: 50,
    fps: 25,
    ...wide4k,
    popularity: 0.94
  },
  {
    id: '5100214',
    maker: 'scenery',
    title: 'Snow falls on pines at night',
    description: 'Snow falls on a forest of pines under a winter moon',
    keywords: 'snow forest pine tree winter night moon nature'.split(' '),
    categories: [12, 8],
    addedDate: '2025-12-03',
    frames: 48,
    fps: 24,
    ...wideHd,
    popularity: 0.71
  },
  {
    id: '5100320',
    maker: 'scenery',
    title: 'Waves roll onto a beach',
    description: 'Waves of a summer sea roll onto a beach of sand',
    keywords: 'sea wave beach sand water summer sun travel'.split(' '),
    categories: [12, 25],
    addedDate: '2024-07-15',
    frames: 75,
    fps: 25,
    ...wideHd,
    popularity: 0.88
  },
  {
    id: '5100433',
    maker: 'scenery',
    title: 'Rain on a gray city',
    description: 'Rain falls in front of the buildings of a city in autumn',
    keywords: 'rain city building autumn water cloud'.split(' '),
    categories: [2, 12],
    addedDate: '2019-10-21',
    frames: 50,
    fps: 25,
    width: 640,
    height: 480,
    largest: 'sd',
    popularity: 0.18
  },
  {
    id: '5100541',
    maker: 'scenery',
    title: 'City skyline at night',
    description: 'Windows light up and go dark in the skyline of a city',
    keywords: 'city skyline building night light star travel'.split(' '),
    categories: [2],
    addedDate: '2026-03-11',
    frames: 90,
    fps: 29.97,
    ...wideHd,
    hasPropertyRelease: true,
    popularity: 0.83
  },
  {
    id: '5100652',
    maker: 'scenery',
    title: 'A planet turns among the stars',
    description: 'A planet and its moon turn slowly in space among the stars',
    keywords: 'planet space star moon light'.split(' '),
    categories: [15],
    addedDate: '2026-06-28',
    frames: 60,
    fps: 30,
    ...wide4k,
    popularity: 0.62
  },
  {
    id: '5100769',
    maker: 'scenery',
    title: 'A flower opens in spring',
    description: 'The petals of a flower open over a green meadow in spring',
    keywords: 'flower plant spring nature meadow grass color'.split(' '),
    categories: [12, 25],
    addedDate: '2023-04-30',
    frames: 48,
    fps: 24,
    ...wideHd,
    popularity: 0.57
  }
]
