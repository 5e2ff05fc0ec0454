import { wideSd, type LookFilm } from '../drawing/film-spec.ts'
import {
  backdrop,
  circle,
  placed,
  rect,
  stroke,
  type FilmDrawing
} from '../drawing/shapes.ts'

type Points = readonly (readonly [x: number, y: number])[]

const horizon = 500

/** A tube of light. */
function tube(points: Points, color: string, width = 5): string {
  return stroke(points, width * 5, color, 0.16) + stroke(points, width, color)
}

/** The floor, which approaches. */
function floor(time: number, color: string): string {
  const along = Array.from({ length: 7 }, (_, n) => {
    const side = n - 3
    return stroke(
      [
        [800 + side * 120, horizon],
        [800 + side * 560, 900]
      ],
      3,
      color,
      0.8
    )
  })
  const across = Array.from({ length: 4 }, (_, n) => {
    const near = ((n + time) % 4) / 4
    const y = horizon + 400 * near ** 2.2
    return stroke(
      [
        [0, y],
        [1600, y]
      ],
      1 + 4 * near,
      color,
      0.8
    )
  })
  return (
    rect(0, horizon, 1600, 400, '#0a0420') + along.join('') + across.join('')
  )
}

const drawSun: FilmDrawing = time => {
  const slits = [0, 1, 2, 3, 4].map(n => {
    const fall = ((n + time * 2) % 5) / 5
    return rect(500, 320 + 180 * fall, 600, 4 + 22 * fall, '#3a0d5e')
  })
  return [
    backdrop('#12052e', '#5a1080'),
    circle(800, 400, 240, '#ff4d8d'),
    circle(800, 320, 160, '#ffb347', 0.5),
    ...slits,
    tube(
      [
        [0, 470],
        [190, 330],
        [320, 430],
        [470, 290],
        [620, horizon]
      ],
      '#3df5ff'
    ),
    tube(
      [
        [980, horizon],
        [1150, 310],
        [1290, 420],
        [1440, 300],
        [1600, 460]
      ],
      '#3df5ff'
    ),
    floor(time, '#ff3df2')
  ].join('')
}

const drawTowers: FilmDrawing = time => {
  const colors = ['#3df5ff', '#ff3df2', '#faff5a']
  const towers = Array.from({ length: 9 }, (_, n) => {
    const x = 40 + n * 172
    const top = 130 + ((n * 197) % 230)
    const color = colors[n % 3] ?? ''
    const isLit = (Math.floor(time * 6) + n * 5) % 4 !== 0
    const signs = [0, 1, 2].map(row =>
      rect(x + 35, top + 40 + row * 60, 76, 18, color)
    )
    return (
      rect(x, top, 146, horizon - top, '#0d0630') +
      tube(
        [
          [x, horizon],
          [x, top],
          [x + 146, top],
          [x + 146, horizon]
        ],
        color,
        4
      ) +
      (isLit ? signs.join('') : '')
    )
  })
  return (
    backdrop('#05021a', '#241057') + towers.join('') + floor(time, '#5b5bff')
  )
}

const drawTunnel: FilmDrawing = time => {
  const squares = Array.from({ length: 4 }, (_, n) => {
    const near = ((n + time * 2) % 4) / 4
    const half = 30 + 1000 * near ** 2.4
    const color = n % 2 ? '#3df5ff' : '#ff3df2'
    const square = tube(
      [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
        [-half, -half]
      ],
      color,
      2 + 12 * near
    )
    return placed(800, 450, 45 - 45 * near, square)
  })
  return rect(0, 0, 1600, 900, '#070218') + squares.join('')
}

const drawCar: FilmDrawing = time => {
  const car = [
    '<rect x="-190" y="-130" width="380" height="130" rx="26" fill="#0d0630"/>',
    tube(
      [
        [-190, 0],
        [-190, -90],
        [-130, -180],
        [130, -180],
        [190, -90],
        [190, 0],
        [-190, 0]
      ],
      '#3df5ff',
      6
    ),
    rect(-165, -80, 100, 26, '#ff2b4e'),
    rect(65, -80, 100, 26, '#ff2b4e'),
    rect(-150, 0, 60, 30, '#000000'),
    rect(90, 0, 60, 30, '#000000')
  ].join('')
  const lamps = [0, 1, 2].map(n => {
    const near = ((n + time * 2) % 3) / 3
    const reach = 80 + 900 * near ** 2
    const size = 20 + 400 * near ** 2
    return [-1, 1].map(side =>
      stroke(
        [
          [800 + side * reach, horizon + 60 * near],
          [800 + side * reach, horizon - size],
          [800 + side * (reach - size / 3), horizon - size]
        ],
        2 + 6 * near,
        '#faff5a'
      )
    )
  })
  return [
    backdrop('#05021a', '#3a0d5e'),
    floor(time, '#ff3df2'),
    ...lamps.flat(),
    placed(800, 800, 0, car)
  ].join('')
}

const look = {
  maker: 'scenery',
  fps: 12,
  hasPropertyRelease: true,
  ...wideSd
} as const

/** A city of neon tubes, seen from a moving car. */
export const neonFilms: readonly LookFilm[] = [
  {
    ...look,
    id: '5402111',
    title: 'Neon sun over a glowing grid',
    description: 'A pink sun with stripes stands over a grid that moves closer',
    keywords: 'neon grid sun glow retro purple background'.split(' '),
    categories: [3, 26],
    addedDate: '2026-02-03',
    frames: 72,
    popularity: 0.81,
    draw: drawSun
  },
  {
    ...look,
    id: '5402224',
    title: 'Neon towers of a night city',
    description: 'Signs flash on the neon towers of a city by night',
    keywords: 'neon skyline city night building glow architecture'.split(' '),
    categories: [2, 16],
    addedDate: '2025-08-16',
    frames: 72,
    popularity: 0.73,
    draw: drawTowers
  },
  {
    ...look,
    id: '5402330',
    title: 'Flight through a neon tunnel',
    description: 'Squares of neon light fly past like a tunnel',
    keywords: 'neon tunnel square glow motion geometric abstract'.split(' '),
    categories: [26, 16],
    addedDate: '2024-12-05',
    frames: 72,
    hasPropertyRelease: false,
    popularity: 0.49,
    draw: drawTunnel
  },
  {
    ...look,
    id: '5402443',
    title: 'Neon car on a city road',
    description: 'A car of neon tubes drives down a road of the city at night',
    keywords: 'neon car road night city transport glow'.split(' '),
    categories: [0, 16],
    addedDate: '2026-04-22',
    frames: 72,
    popularity: 0.64,
    draw: drawCar
  }
]
