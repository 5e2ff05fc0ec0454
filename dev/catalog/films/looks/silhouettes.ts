import { figure } from '../drawing/figure.ts'
import { wideSd, type LookFilm } from '../drawing/film-spec.ts'
import {
  circle,
  ground,
  placed,
  rect,
  ring,
  stroke,
  swing,
  type FilmDrawing
} from '../drawing/shapes.ts'

const black = '#120c18'

/** Bands of an evening sky, the sun and dark land below. */
function evening(hue: number, time: number, content: string): string {
  const bands = Array.from({ length: 8 }, (_, n) =>
    rect(0, n * 95, 1600, 100, `hsl(${hue - 8 * n} 85% ${26 + n * 6}%)`)
  )
  return [
    ...bands,
    circle(800, 500 + 60 * time, 250, '#fff1b8'),
    content,
    ground(1600, 900, x => 745 + 12 * Math.sin(x / 190), black)
  ].join('')
}

function walker(
  x: number,
  height: number,
  step: number,
  hands: readonly [number, number]
): string {
  return figure({
    x,
    y: 760 - 6 * Math.abs(step),
    height,
    skin: black,
    hair: black,
    shirt: black,
    trousers: black,
    leftHand: [hands[0], 0.48],
    rightHand: [hands[1], 0.48],
    stride: 0.9 * step
  })
}

const drawCouple: FilmDrawing = time => {
  const x = 420 + 620 * time
  return evening(
    32,
    time,
    walker(x, 400, swing(time, 7), [-0.2, 0.3]) +
      walker(x + 190, 370, swing(time, 7, 0.4), [-0.2, 0.2])
  )
}

const drawFamily: FilmDrawing = time => {
  const x = 1150 - 640 * time
  return evening(
    350,
    time,
    walker(x, 410, swing(time, 8), [-0.2, 0.25]) +
      walker(x + 130, 210, swing(time, 12), [-0.3, 0.3]) +
      walker(x + 260, 380, swing(time, 8, 0.5), [-0.25, 0.2])
  )
}

/** A line through points that are given as x, y, x, y and so on. */
function line(width: number, ...numbers: number[]): string {
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, n) => [numbers[2 * n] ?? 0, numbers[2 * n + 1] ?? 0] as const
  )
  return stroke(points, width, black)
}

function wheel(x: number, turn: number): string {
  const spokes = line(4, -90, 0, 90, 0) + line(4, 0, -90, 0, 90)
  return placed(x, 0, turn, ring(0, 0, 92, 12, black) + spokes)
}

function pedallingLeg(time: number, shift: number): string {
  const x = 30 * swing(time, 8, shift)
  const y = 30 * swing(time, 8, shift + 0.25)
  return line(30, -50, -190, 60, -100 + y / 2, x, y)
}

const drawCyclist: FilmDrawing = time => {
  const turn = time * 360 * 8
  const bicycle = [
    wheel(-150, turn),
    wheel(170, turn),
    line(12, -150, 0, -60, -150, 0, 0, -150, 0),
    line(12, -60, -140, 130, -140, 0, 0),
    line(12, 170, 0, 120, -190, 170, -200)
  ]
  const rider = [
    pedallingLeg(time, 0),
    pedallingLeg(time, 0.5),
    line(74, -50, -190, 30, -330),
    line(26, 30, -330, 150, -200),
    circle(62, -410, 44, black)
  ]
  const all = [...bicycle, ...rider].join('')
  return evening(285, time, placed(-100 + 1800 * time, 650, 0, all))
}

const drawDancers: FilmDrawing = time => {
  const dancers = [0, 1, 2, 3].map(n => {
    const beat = swing(time, 3, n / 4)
    return figure({
      x: 410 + n * 260,
      y: 760 - 60 * Math.max(0, beat),
      height: 340 + (n % 2) * 40,
      skin: black,
      hair: black,
      shirt: black,
      trousers: black,
      leftHand: [-0.26, 0.8 + 0.24 * beat],
      rightHand: [0.26, 0.8 + 0.24 * beat],
      stride: 0.8 * beat
    })
  })
  return evening(14, time, dancers.join(''))
}

const look = { maker: 'motion', fps: 12, ...wideSd } as const

/** Dark figures before a large evening sun. */
export const silhouetteFilms: readonly LookFilm[] = [
  {
    ...look,
    id: '5405114',
    title: 'Couple walks before the evening sun',
    description: 'The silhouettes of a couple walk hand in hand at dusk',
    keywords: 'silhouette people sunset together sun outdoors heart'.split(' '),
    categories: [13, 25],
    addedDate: '2025-09-09',
    frames: 72,
    people: {
      number: 2,
      ages: ['50s', '60s'],
      gender: 'both',
      ethnicities: ['pacific_islander']
    },
    models: ['2100221', '2100222'],
    popularity: 0.75,
    draw: drawCouple
  },
  {
    ...look,
    id: '5405220',
    title: 'Family with a child at dusk',
    description: 'A family with a small child walks home at dusk',
    keywords: 'family child silhouette sunset people together'.split(' '),
    categories: [13, 25],
    addedDate: '2026-03-30',
    frames: 84,
    people: {
      number: 3,
      ages: ['infants', 'children', '30s'],
      gender: 'both',
      ethnicities: ['native_american', 'hispanic']
    },
    models: ['2100223', '2100224', '2100225'],
    popularity: 0.84,
    draw: drawFamily
  },
  {
    ...look,
    id: '5405333',
    title: 'Cyclist passes the setting sun',
    description: 'The silhouette of a woman on a bicycle crosses a purple sky',
    keywords: 'bicycle silhouette sunset sport woman fitness purple'.split(' '),
    categories: [18, 13],
    addedDate: '2024-05-25',
    frames: 72,
    people: {
      number: 1,
      ages: ['40s'],
      gender: 'female',
      ethnicities: ['southeast_asian']
    },
    models: ['2100226'],
    popularity: 0.58,
    draw: drawCyclist
  },
  {
    ...look,
    id: '5405449',
    title: 'Friends dance on a summer evening',
    description: 'Four friends dance and jump before the sun of an evening',
    keywords: 'dance silhouette party people summer sunset group'.split(' '),
    categories: [13, 8],
    addedDate: '2023-08-19',
    frames: 72,
    people: {
      number: 4,
      ages: ['20s'],
      gender: 'both',
      ethnicities: ['black', 'brazilian', 'caucasian']
    },
    models: ['2100227', '2100228', '2100229', '2100230'],
    popularity: 0.55,
    draw: drawDancers
  }
]
