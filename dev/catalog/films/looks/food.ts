import { wideSd, type LookFilm } from '../drawing/film-spec.ts'
import {
  circle,
  ellipse,
  path,
  placed,
  rect,
  ring,
  scaled,
  stroke,
  swing,
  type FilmDrawing
} from '../drawing/shapes.ts'

/** A checked cloth from above. */
function cloth(color: string, light: string): string {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7].map(
    n =>
      `<g opacity=".45">${rect(n * 200, 0, 100, 900, color)}${n < 5 ? rect(0, n * 200, 1600, 100, color) : ''}</g>`
  )
  return rect(0, 0, 1600, 900, light) + stripes.join('')
}

function plate(radius: number): string {
  return (
    circle(800, 464, radius + 8, '#000000', 0.2) +
    circle(800, 450, radius, '#ffffff') +
    ring(800, 450, radius * 0.8, 4, '#e5e5e5')
  )
}

const drawPizza: FilmDrawing = time => {
  const pull = 150 * (0.5 - 0.5 * Math.cos(2 * Math.PI * time ** 1.4))
  const piece = [
    path('M0 0L110 -290Q0 -330 -110 -290Z', '#c9803a'),
    path('M0 -8L96 -262Q0 -296 -96 -262Z', '#ffd166'),
    circle(-30, -200, 34, '#c1121f'),
    circle(36, -232, 30, '#c1121f'),
    circle(8, -110, 26, '#c1121f'),
    ellipse(34, -160, 22, 12, '#588157')
  ].join('')
  const pieces = Array.from({ length: 8 }, (_, n) =>
    placed(
      800,
      450,
      n * 45,
      `<g transform="translate(0 ${n === 2 ? -pull : 0})">${piece}</g>`
    )
  )
  return cloth('#d62828', '#fdf0d5') + plate(360) + pieces.join('')
}

const salad = [
  path('M0 -90Q90 -60 70 30Q20 110 -60 60Q-110 -20 0 -90Z', '#70a845'),
  circle(0, 0, 62, '#e63946') + circle(0, 0, 44, '#f4796b'),
  circle(0, 0, 58, '#a3d977') + circle(0, 0, 44, '#dff2c2'),
  ring(0, 0, 52, 16, '#9d4edd'),
  ellipse(0, 0, 44, 56, '#fffdf5') + circle(0, 8, 26, '#ffb703')
]

const drawSalad: FilmDrawing = time => {
  const parts = Array.from({ length: 15 }, (_, n) => {
    const age = time * 18 - n
    if (age < 0) return ''
    const angle = n * 2.4
    const reach = 62 * Math.sqrt(n)
    const size = 1.1 + 0.9 * Math.max(0, 1 - age * 2)
    return scaled(
      800 + reach * Math.cos(angle),
      450 + reach * Math.sin(angle),
      size,
      placed(0, 0, n * 67, salad[n % salad.length] ?? '')
    )
  })
  return (
    cloth('#74a57f', '#f1f7ed') +
    circle(800, 466, 388, '#000000', 0.2) +
    circle(800, 450, 380, '#a47148') +
    circle(800, 450, 340, '#c8965a') +
    parts.join('')
  )
}

const drawSushi: FilmDrawing = time => {
  const shift = time * 860
  const pieces = [
    rect(-100, -46, 200, 92, '#ffffff') +
      `<rect x="-112" y="-62" width="224" height="124" rx="56" fill="#ff8c69"/>` +
      [-50, 0, 50]
        .map(x =>
          stroke(
            [
              [x - 16, -50],
              [x + 16, 50]
            ],
            8,
            '#ffd3c4'
          )
        )
        .join(''),
    [-58, 58]
      .map(
        x =>
          circle(x, 0, 54, '#1b2a24') +
          circle(x, 0, 42, '#ffffff') +
          circle(x, 0, 18, '#e76f51')
      )
      .join('')
  ]
  const belt = [0, 1, 2, 3].map(n => {
    const x = 1760 - ((n * 430 + shift) % 1720)
    const rim = ['#2a6f97', '#c1121f', '#2a6f97', '#c1121f'][n] ?? ''
    return scaled(
      x - 80,
      450,
      1.15,
      circle(0, 0, 170, rim) +
        circle(0, 0, 140, '#fdfcf7') +
        (pieces[n % 2] ?? '')
    )
  })
  return [
    cloth('#495057', '#343a40'),
    rect(0, 210, 1600, 480, '#ced4da'),
    rect(0, 210, 1600, 16, '#868e96'),
    rect(0, 674, 1600, 16, '#868e96'),
    ...belt
  ].join('')
}

const drawEggs: FilmDrawing = time => {
  const egg = (x: number, y: number, shift: number) =>
    placed(
      x,
      y,
      8 * swing(time, 2, shift),
      path(
        'M-130 10Q-150 -90 -40 -120Q110 -140 130 -30Q150 90 30 120Q-110 130 -130 10Z',
        '#fffdf7'
      ) +
        circle(0, 0, 54 + 4 * swing(time, 6, shift), '#ffb703') +
        ellipse(-18, -20, 12, 8, '#ffe8a3')
    )
  const fat = [0, 1, 2, 3, 4, 5].map(n =>
    circle(
      700 + 280 * Math.cos(n * 1.05 + 0.5),
      450 + 280 * Math.sin(n * 1.05 + 0.5),
      8 + 8 * Math.max(0, swing(time, 8, n / 6)),
      '#ffe08a'
    )
  )
  return [
    cloth('#ffb703', '#fff3d6'),
    stroke(
      [
        [1040, 450],
        [1560, 450]
      ],
      74,
      '#3d2c2e'
    ),
    circle(700, 466, 366, '#000000', 0.2),
    circle(700, 450, 360, '#2b2d42'),
    circle(700, 450, 320, '#3d405b'),
    ...fat,
    egg(580, 400, 0),
    egg(800, 540, 0.4),
    stroke(
      [
        [760, 260],
        [880, 330]
      ],
      40,
      '#bc4749'
    ),
    stroke(
      [
        [800, 210],
        [920, 280]
      ],
      40,
      '#bc4749'
    )
  ].join('')
}

const look = { maker: 'motion', fps: 12, ...wideSd } as const

/** Meals on a checked cloth, from above. */
export const foodFilms: readonly LookFilm[] = [
  {
    ...look,
    id: '5407105',
    title: 'Slice of pizza from above',
    description: 'A slice leaves a pizza on a table with a red cloth',
    keywords: ['pizza', 'food', 'top view', 'table', 'red', 'kitchen'],
    categories: [6],
    addedDate: '2026-04-17',
    frames: 72,
    popularity: 0.87,
    draw: drawPizza
  },
  {
    ...look,
    id: '5407216',
    title: 'Fresh salad in a wooden bowl',
    description: 'Leaves, tomatoes and eggs fill a bowl of salad',
    keywords: ['salad', 'food', 'health', 'top view', 'green', 'kitchen'],
    categories: [6, 7],
    addedDate: '2025-05-23',
    frames: 72,
    popularity: 0.68,
    draw: drawSalad
  },
  {
    ...look,
    id: '5407322',
    title: 'Sushi on a conveyor belt',
    description: 'Plates of sushi pass on the belt of a restaurant',
    keywords: ['sushi', 'food', 'top view', 'japan', 'row'],
    categories: [6],
    addedDate: '2024-11-02',
    frames: 84,
    hasPropertyRelease: true,
    popularity: 0.54,
    draw: drawSushi
  },
  {
    ...look,
    id: '5407434',
    title: 'Eggs in a pan for breakfast',
    description: 'Two eggs and bacon sizzle in a pan in the kitchen',
    keywords: ['breakfast', 'food', 'top view', 'kitchen', 'morning', 'yellow'],
    categories: [6],
    addedDate: '2023-02-26',
    frames: 72,
    popularity: 0.42,
    draw: drawEggs
  }
]
