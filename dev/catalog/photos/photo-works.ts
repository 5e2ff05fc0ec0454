import type { contributors } from '../assets/contributors.ts'
import type { photoScans } from './photo-scans.ts'

/** In shares of the picture's width and height. */
export type Crop = readonly [
  left: number,
  top: number,
  width: number,
  height: number
]

export interface PhotoWork {
  scan: keyof typeof photoScans
  by: keyof typeof contributors
  title: string
  description: string
  /** The most important first; those in the word table are translated. */
  keywords: readonly string[]
  categories: readonly number[]
  /** The main one first; none if black-and-white. */
  colors?: readonly string[]
  isEditorial?: boolean
  people?: number
  details: readonly PhotoDetail[]
}

export interface PhotoDetail {
  title: string
  description: string
  crop: Crop
  /** Keywords of the work that do not apply to this part. */
  without?: readonly string[]
}

/** Splits keywords that are written on one line. */
export function words(text: string): string[] {
  return text.split(', ')
}

/** The black-and-white photographs of the packages. */
export const photoWorks: readonly PhotoWork[] = [
  {
    scan: 'alps',
    by: 'braun',
    title: 'Alpine landscape with snow-capped mountains',
    description:
      'Snow-covered peaks of the French Alps above dark pine trees, carbon print, about 1865',
    keywords: words(
      'mountain, snow, landscape, forest, pine, tree, nature, valley, alps, peak, france, travel, sky, vintage, black and white, history'
    ),
    categories: [12, 24],
    details: [
      {
        title: 'Snow-capped mountain ridge',
        description: 'Snow on the ridge of a mountain range under a gray sky',
        crop: [0.02, 0.08, 0.6, 0.62]
      },
      {
        title: 'Mountain peak above the valley',
        description: 'A mountain peak with snow rising over a deep valley',
        crop: [0.45, 0.1, 0.5, 0.62]
      },
      {
        title: 'Pine trees before the mountains',
        description: 'Tall pine trees standing before snow-covered mountains',
        crop: [0.08, 0.22, 0.38, 0.74],
        without: words('sky')
      }
    ]
  },
  {
    scan: 'canyon',
    by: 'osullivan',
    title: 'Black Canyon and the Colorado River',
    description:
      'Still water of the Colorado River between the dark rock walls of Black Canyon, albumen print, 1871',
    keywords: words(
      'canyon, river, mountain, water, rock, reflection, boat, landscape, nature, valley, colorado, travel, sky, vintage, history'
    ),
    categories: [12, 24],
    details: [
      {
        title: 'Mountain walls of a river canyon',
        description: 'Steep mountain walls on both banks of a calm river',
        crop: [0.0, 0.18, 0.68, 0.5],
        without: words('boat')
      },
      {
        title: 'Boat on the shore of a river',
        description:
          'A small boat with a mast on the rocky shore of a river below the cliffs',
        crop: [0.0, 0.46, 0.5, 0.5],
        without: words('sky, valley')
      },
      {
        title: 'Dark cliff over calm water',
        description: 'A dark cliff above calm water with a bright reflection',
        crop: [0.5, 0.1, 0.5, 0.72],
        without: words('boat')
      }
    ]
  },
  {
    scan: 'home',
    by: 'lange',
    title: 'Abandoned wooden house on the prairie',
    description:
      'An abandoned wooden house under drifting clouds on the dry plain, about 1935 to 1940',
    keywords: words(
      'house, sky, cloud, wood, sand, landscape, abandoned, prairie, plain, building, dust, history, vintage, black and white'
    ),
    categories: [2, 24],
    details: [
      {
        title: 'White clouds in a wide sky',
        description: 'White clouds drifting over a flat horizon',
        crop: [0.0, 0.0, 0.5, 0.5],
        without: words('house, wood, building, abandoned, sand, dust')
      },
      {
        title: 'Weathered wooden house',
        description:
          'A weathered wooden house with an open door and empty windows',
        crop: [0.48, 0.22, 0.52, 0.46]
      }
    ]
  },
  {
    scan: 'boats',
    by: 'beato',
    title: 'Boats in the harbor of Nagasaki',
    description:
      'Wooden boats on a river at Nagasaki with houses and hills behind, albumen print, about 1865',
    keywords: words(
      'boat, harbor, water, river, house, japan, nagasaki, hill, sail, mast, reflection, travel, landscape, history, vintage'
    ),
    categories: [0, 24],
    isEditorial: true,
    people: 1,
    details: [
      {
        title: 'Sailing boat at the harbor',
        description:
          'A sailing boat with a tall mast in front of wooden houses',
        crop: [0.36, 0.1, 0.5, 0.56]
      },
      {
        title: 'River boat with a cabin',
        description: 'A long river boat with a cabin roof on calm water',
        crop: [0.0, 0.72, 0.72, 0.28],
        without: words('house, hill, mast, sail, landscape')
      }
    ]
  },
  {
    scan: 'sheep',
    by: 'emerson',
    title: 'Sheep and lambs in a pasture',
    description:
      'A flock of sheep with lambs grazing in a rough meadow, photogravure, 1888',
    keywords: words(
      'sheep, lamb, animal, farm, meadow, grass, flock, pasture, landscape, nature, spring, wool, vintage, history'
    ),
    categories: [1, 24],
    details: [
      {
        title: 'Ewe feeding a lamb',
        description: 'A ewe feeding her lamb in the middle of the flock',
        crop: [0.4, 0.2, 0.36, 0.7]
      },
      {
        title: 'Flock of sheep grazing',
        description: 'A flock of sheep grazing in the open field',
        crop: [0.3, 0.02, 0.68, 0.62]
      }
    ]
  },
  {
    scan: 'cat',
    by: 'muybridge',
    title: 'Running cat in twenty-four phases',
    description:
      'A house cat walking and running, seen in twenty-four phases of movement, collotype, 1887',
    keywords: words(
      'cat, animal, running, motion, movement, pet, sequence, science, photography, vintage, black and white, history'
    ),
    categories: [1, 15],
    details: [
      {
        title: 'Walking cat in six phases',
        description: 'A house cat walking, seen in six phases of movement',
        crop: [0, 0, 0.5, 0.5]
      },
      {
        title: 'Trotting cat in six phases',
        description: 'A house cat trotting, seen in six phases of movement',
        crop: [0.5, 0, 0.5, 0.5]
      },
      {
        title: 'Galloping cat in six phases',
        description: 'A house cat galloping, seen in six phases of movement',
        crop: [0, 0.5, 0.5, 0.5]
      },
      {
        title: 'Leaping cat in six phases',
        description: 'A house cat leaping, seen in six phases of movement',
        crop: [0.5, 0.5, 0.5, 0.5]
      }
    ]
  },
  {
    scan: 'acanthus',
    by: 'blossfeldt',
    title: 'Acanthus stem with bracts and flowers',
    description:
      'Close-up of an acanthus stem with thorny bracts on a light background, gelatin silver print, 1928',
    keywords: words(
      'plant, flower, acanthus, stem, thorn, botany, nature, garden, close-up, symmetry, vintage, black and white'
    ),
    categories: [12, 24],
    details: [
      {
        title: 'Spiny acanthus bract',
        description: 'Detail of a spiny acanthus bract',
        crop: [0.08, 0.0, 0.84, 0.42]
      },
      {
        title: 'Detail of an acanthus stem',
        description: 'The stem of an acanthus plant with thorny leaves',
        crop: [0.08, 0.36, 0.84, 0.6]
      }
    ]
  },
  {
    scan: 'allium',
    by: 'blossfeldt',
    title: 'Pink lily leek flower',
    description:
      'Flower head of a pink lily leek on its long stem, gelatin silver print, 1928',
    keywords: words(
      'flower, plant, allium, petal, blossom, botany, nature, garden, close-up, spring, vintage, black and white'
    ),
    categories: [12, 24],
    details: [
      {
        title: 'Flower petals of an allium',
        description: 'Petals of an opening allium flower, close up',
        crop: [0.0, 0.02, 1.0, 0.5]
      }
    ]
  },
  {
    scan: 'airplane',
    by: 'azari',
    title: 'Airplane seen from above',
    description:
      'A biplane over clouds and fields, looking straight down, gelatin silver print, 1914 to 1929',
    keywords: words(
      'airplane, plane, aircraft, flight, flying, aerial, cloud, wings, biplane, aviation, travel, history, vintage, black and white'
    ),
    categories: [0, 24],
    details: [
      {
        title: 'Wing and tail of a biplane',
        description: 'A biplane in flight over the clouds, close view',
        crop: [0.14, 0.06, 0.82, 0.62]
      }
    ]
  }
]
