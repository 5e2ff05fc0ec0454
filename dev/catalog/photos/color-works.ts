import { words, type PhotoWork } from './photo-works.ts'

/** The color photographs of the packages. */
export const colorWorks: readonly PhotoWork[] = [
  {
    scan: 'earth',
    by: 'nasa',
    title: 'Satellite image of the whole Earth',
    description:
      'All continents and oceans of the Earth without clouds, seen by satellite in May 2004',
    keywords: words(
      'earth, world, map, planet, continent, ocean, sea, water, space, nature, science, satellite, geography, aerial, blue, global, green'
    ),
    categories: [15, 12],
    colors: ['12356b', '8a7350', '2f3d1c'],
    details: [
      {
        title: 'North and South America from space',
        description: 'Both Americas between two oceans, seen by satellite',
        crop: [0.12, 0.14, 0.33, 0.7]
      },
      {
        title: 'Africa and Europe from space',
        description:
          'Africa with the Sahara desert, Europe and the Mediterranean Sea, seen by satellite',
        crop: [0.43, 0.1, 0.24, 0.62]
      },
      {
        title: 'Asia and the Indian Ocean from space',
        description:
          'Asia from Arabia to Japan with the snow of Siberia, seen by satellite',
        crop: [0.6, 0.1, 0.3, 0.45]
      },
      {
        title: 'Australia and its islands from space',
        description:
          'Australia, New Guinea and the islands of Indonesia, seen by satellite',
        crop: [0.74, 0.4, 0.25, 0.42]
      }
    ]
  },
  {
    scan: 'nightLights',
    by: 'nasa',
    title: 'City lights of the Earth at night',
    description:
      'The lights of cities on all continents at night, seen by satellite in 2012',
    keywords: words(
      'earth, night, light, world, map, city lights, continent, planet, space, science, satellite, geography, aerial, blue, global'
    ),
    categories: [15, 12],
    colors: ['0c1445', 'f0cf83'],
    details: [
      {
        title: 'Lights of Europe at night from space',
        description: 'City lights from Lisbon to Moscow, seen by satellite',
        crop: [0.44, 0.1, 0.2, 0.24]
      },
      {
        title: 'Lights of North America at night from space',
        description: 'City lights from coast to coast, seen by satellite',
        crop: [0.14, 0.16, 0.2, 0.22]
      },
      {
        title: 'Lights of Asia at night from space',
        description: 'City lights from India to Japan, seen by satellite',
        crop: [0.68, 0.18, 0.24, 0.34]
      }
    ]
  },
  {
    scan: 'oath',
    by: 'uswds',
    title: 'People taking an oath outdoors',
    description:
      'Women and men in a row raise their right hands for an oath in front of trees',
    keywords: words(
      'people, group, hand, woman, man, ceremony, oath, raised hands, row, standing, suit, dress, diversity, together, outdoors, tree'
    ),
    categories: [13, 22],
    colors: ['23261f', 'b9d3ee', 'd9564a'],
    isEditorial: true,
    people: 4,
    details: [
      {
        title: 'Group of people with raised hands',
        description: 'Two men and two women raise their right hands',
        crop: [0, 0.1, 0.53, 0.9]
      },
      {
        title: 'Women and a man taking an oath',
        description:
          'Three women and a man in a suit raise their right hands for an oath',
        crop: [0.32, 0.1, 0.5, 0.9]
      }
    ]
  }
]
