import type { LookFilm } from '../drawing/film-spec.ts'
import { bust, type Person } from './person.ts'
import {
  area,
  circle,
  rect,
  swing,
  type FilmDrawing
} from '../drawing/shapes.ts'

interface Portrait {
  back: string
  rays: string
  disc: string
  person: Person
}

/** A face before rays, which nods, blinks and smiles; 900 by 1600. */
function drawPortrait({ back, rays, disc, person }: Portrait): FilmDrawing {
  return time => {
    const beams = Array.from({ length: 12 }, (_, n) => {
      const angle = (n * Math.PI) / 6 + 0.26
      const at = (turn: number) =>
        [
          450 + 1300 * Math.cos(angle + turn),
          760 + 1300 * Math.sin(angle + turn)
        ] as const
      return area([[450, 760], at(0), at(Math.PI / 12)], rays)
    })
    const pose = {
      tilt: 7 * swing(time, 2),
      isBlinking: (time * 4 + 0.6) % 1 < 0.05,
      smile: 0.5 + 0.5 * swing(time, 1, -0.25)
    }
    return [
      rect(0, 0, 900, 1600, back),
      ...beams,
      circle(450, 760, 330 + 10 * swing(time, 2), disc),
      bust(450, 780 + 10 * swing(time, 4), 370, person, pose)
    ].join('')
  }
}

const look = {
  maker: 'motion',
  fps: 12,
  width: 480,
  height: 854,
  largest: 'sd'
} as const

/** Faces before bright colors, taller than wide. */
export const portraitFilms: readonly LookFilm[] = [
  {
    ...look,
    id: '5403108',
    title: 'Portrait of a smiling woman',
    description: 'A young woman with long hair nods and smiles at the camera',
    keywords: 'portrait woman smile person emotion yellow'.split(' '),
    categories: [13, 27],
    addedDate: '2026-06-02',
    frames: 96,
    people: {
      number: 1,
      ages: ['20s'],
      gender: 'female',
      ethnicities: ['brazilian', 'hispanic']
    },
    models: ['2100201'],
    popularity: 0.89,
    draw: drawPortrait({
      back: '#ffd23f',
      rays: '#ffc107',
      disc: '#fff1c1',
      person: {
        skin: '#c98f65',
        hair: '#3b2314',
        shirt: '#d7263d',
        cut: 'long'
      }
    })
  },
  {
    ...look,
    id: '5403219',
    title: 'Portrait of a man with a beard',
    description: 'A man with beard and glasses looks up and smiles',
    keywords: 'portrait man smile person emotion pink'.split(' '),
    categories: [13],
    addedDate: '2025-11-21',
    frames: 84,
    people: {
      number: 1,
      ages: ['40s'],
      gender: 'male',
      ethnicities: ['south_asian']
    },
    models: ['2100202'],
    popularity: 0.66,
    draw: drawPortrait({
      back: '#ff5d8f',
      rays: '#ff7aa5',
      disc: '#ffd6e4',
      person: {
        skin: '#9c6644',
        hair: '#241510',
        shirt: '#2b2d42',
        cut: 'short',
        hasBeard: true,
        hasGlasses: true
      }
    })
  },
  {
    ...look,
    id: '5403325',
    title: 'Portrait of an older woman',
    description: 'A gray-haired woman with glasses smiles in a friendly way',
    keywords: 'portrait woman smile person emotion green'.split(' '),
    categories: [13],
    addedDate: '2024-03-14',
    frames: 108,
    people: {
      number: 1,
      ages: ['60s', 'older'],
      gender: 'female',
      ethnicities: ['caucasian', 'other']
    },
    models: ['2100203'],
    popularity: 0.53,
    draw: drawPortrait({
      back: '#2ec4b6',
      rays: '#5bd6ca',
      disc: '#dff7f4',
      person: {
        skin: '#f2cdb0',
        hair: '#c9ccd1',
        shirt: '#7b2cbf',
        cut: 'bun',
        hasGlasses: true
      }
    })
  },
  {
    ...look,
    id: '5403437',
    title: 'Portrait of a boy with a cap',
    description: 'A teenage boy with a blue cap grins at the camera',
    keywords: 'portrait person smile fashion emotion orange'.split(' '),
    categories: [13, 27],
    addedDate: '2025-07-07',
    frames: 72,
    people: {
      number: 1,
      ages: ['teenagers'],
      gender: 'male',
      ethnicities: ['african_american', 'black']
    },
    models: ['2100204'],
    popularity: 0.47,
    draw: drawPortrait({
      back: '#ff8c42',
      rays: '#ffa869',
      disc: '#ffe3cf',
      person: {
        skin: '#6f4528',
        hair: '#1d4ed8',
        shirt: '#f1faee',
        cut: 'cap'
      }
    })
  }
]
