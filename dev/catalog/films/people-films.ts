import { wideHd, type FilmSpec } from './drawing/film-spec.ts'

/** Films with people in them, all drawn. */
export const peopleFilms: readonly FilmSpec[] = [
  {
    id: '5300121',
    maker: 'motion',
    title: 'Man running in a park',
    description: 'A young man is running past the trees of a park in summer',
    keywords: 'running man park tree summer sport'.split(' '),
    categories: [18, 13],
    addedDate: '2025-05-05',
    frames: 36,
    fps: 30,
    width: 1080,
    height: 1920,
    largest: 'hd',
    people: {
      number: 1,
      ages: ['20s'],
      gender: 'male',
      ethnicities: ['african']
    },
    models: ['2100101'],
    popularity: 0.76
  },
  {
    id: '5300232',
    maker: 'motion',
    title: 'Two colleagues talk at a table',
    description: 'A woman and a man talk over coffee at a table in an office',
    keywords: 'office table coffee woman man meeting business'.split(' '),
    categories: [4, 13],
    addedDate: '2026-02-17',
    frames: 120,
    fps: 24,
    ...wideHd,
    people: {
      number: 2,
      ages: ['30s', '40s'],
      gender: 'both',
      ethnicities: ['caucasian', 'south_asian']
    },
    models: ['2100102', '2100103'],
    hasPropertyRelease: true,
    popularity: 0.69
  },
  {
    id: '5300345',
    maker: 'motion',
    title: 'Girls fly a kite on a hill',
    description: 'Three girls fly a red kite on a green hill on a windy day',
    keywords: 'kite girl hill grass sky cloud wind summer'.split(' '),
    categories: [13, 25],
    addedDate: '2024-07-15',
    frames: 75,
    fps: 25,
    width: 1440,
    height: 1080,
    largest: 'hd',
    people: {
      number: 3,
      ages: ['children'],
      gender: 'female',
      ethnicities: ['east_asian', 'hispanic']
    },
    models: ['2100104', '2100105', '2100106'],
    popularity: 0.52
  },
  {
    id: '5300458',
    maker: 'motion',
    title: 'Crowd waves flags at a festival',
    description: 'A crowd waves flags at a street festival in the city',
    keywords: 'crowd flag festival celebration city people'.split(' '),
    categories: [13, 8],
    addedDate: '2026-04-01',
    frames: 45,
    fps: 29.97,
    ...wideHd,
    people: {
      number: 4,
      ages: ['20s', '30s', 'older'],
      gender: 'both',
      ethnicities: ['black', 'caucasian', 'middle_eastern']
    },
    isEditorial: true,
    popularity: 0.48
  }
]
