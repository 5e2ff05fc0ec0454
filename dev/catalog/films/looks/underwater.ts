import { wideSd, type LookFilm } from '../drawing/film-spec.ts'
import {
  area,
  backdrop,
  circle,
  ellipse,
  path,
  placed,
  ring,
  scaled,
  short,
  stroke,
  swing,
  type FilmDrawing
} from '../drawing/shapes.ts'

/** Blue water with rays from above, bubbles and weed. */
function water(time: number, content: string): string {
  const rays = [0, 1, 2].map(n => {
    const x = 260 + n * 480
    return `<g opacity=".1">${area(
      [
        [x, 0],
        [x + 140, 0],
        [x + 20, 900],
        [x - 260, 900]
      ],
      '#ffffff'
    )}</g>`
  })
  const bubbles = Array.from({ length: 4 }, (_, n) => {
    const y = 920 - ((n * 211 + time * 940 * (1 + (n % 2))) % 940)
    const x = (n * 317 + 150) % 1600
    return ring(
      x + 14 * swing(time, 2, n / 7),
      y,
      9 + (n % 3) * 5,
      3,
      '#bff0ff'
    )
  })
  const weeds = [90, 200, 1340, 1480].map((x, n) =>
    stroke(
      [0, 1, 2, 3, 4].map(
        at =>
          [x + at * 9 * swing(time, 1, n / 4 - at / 9), 910 - at * 62] as const
      ),
      26,
      n % 2 ? '#0b7a75' : '#0f9d80'
    )
  )
  return [
    backdrop('#19a7ce', '#04245c'),
    ...rays,
    content,
    ...weeds,
    ...bubbles
  ].join('')
}

/** A fish that looks right. */
function fish(x: number, y: number, size: number, color: string, wag: number) {
  const body = [
    area(
      [
        [-80, 0],
        [-150, -46 + 24 * wag],
        [-150, 46 + 24 * wag]
      ],
      color
    ),
    ellipse(0, 0, 100, 52, color),
    path('M10 -50Q50 0 10 50Q-20 0 10 -50Z', '#ffffff', 0.7),
    circle(62, -12, 12, '#ffffff'),
    circle(65, -12, 6, '#111111')
  ].join('')
  return scaled(x, y, size, body)
}

const drawSchool: FilmDrawing = time => {
  const colors = ['#ff7f11', '#ffd23f', '#ff5d8f']
  const school = Array.from({ length: 7 }, (_, n) => {
    const x = -200 + ((n * 290 + time * 870) % 2030)
    const y = 210 + ((n * 173) % 470) + 24 * swing(time, 3, n / 7)
    return fish(
      x,
      y,
      0.6 + (n % 3) * 0.25,
      colors[n % 3] ?? '',
      swing(time, 8, n / 5)
    )
  })
  return water(time, school.join(''))
}

const drawWhale: FilmDrawing = time => {
  const wag = swing(time, 3)
  const whale = [
    path(
      `M-330 10Q-420 ${short(-40 + 50 * wag)} -520 ${short(-70 + 90 * wag)}Q-470 ${short(10 + 80 * wag)} -530 ${short(70 + 90 * wag)}Q-410 ${short(70 + 40 * wag)} -320 70Z`,
      '#34568b'
    ),
    path(
      'M-360 20Q-200 -170 120 -160Q400 -150 420 10Q400 140 120 150Q-200 150 -360 20Z',
      '#3f69a8'
    ),
    path('M420 30Q380 140 120 150Q-60 150 -200 110Q160 130 420 30Z', '#dfe9f5'),
    path(
      `M60 120Q0 ${short(240 + 30 * wag)} -90 ${short(250 + 40 * wag)}Q-60 180 -30 110Z`,
      '#34568b'
    ),
    circle(320, 0, 14, '#0b1320')
  ].join('')
  return water(
    time,
    placed(
      350 + 900 * time,
      430 + 40 * swing(time, 2),
      4 * swing(time, 2, 0.25),
      whale
    )
  )
}

const drawJellyfish: FilmDrawing = time => {
  const swarm = [0, 1, 2].map(n => {
    const beat = swing(time, 2, n / 3)
    const arms = [-60, -20, 20, 60].map(x =>
      stroke(
        [0, 1, 2, 3].map(
          at => [x + 14 * swing(time, 2, n / 3 - at / 6), at * 75] as const
        ),
        12,
        '#ffc6ff',
        0.8
      )
    )
    const bell = path(
      `M${short(-120 - 12 * beat)} 10Q${short(-110 - 12 * beat)} -130 0 -130Q${short(110 + 12 * beat)} -130 ${short(120 + 12 * beat)} 10Q0 50 ${short(-120 - 12 * beat)} 10Z`,
      n === 1 ? '#ff9ee5' : '#c77dff'
    )
    const y = 500 - 60 * n + 50 * beat
    return scaled(330 + n * 470, y, 0.9 + (n % 2) * 0.4, arms.join('') + bell)
  })
  return water(time, swarm.join(''))
}

const drawTurtle: FilmDrawing = time => {
  const stroke = 28 * swing(time, 5)
  const flipper = (x: number, y: number, turn: number) =>
    placed(x, y, turn, ellipse(0, 70, 34, 100, '#6a994e'))
  const turtle = [
    flipper(110, 60, -40 + stroke),
    flipper(-120, 50, 35 - stroke / 2),
    ellipse(250, 0, 66, 48, '#6a994e'),
    circle(276, -12, 8, '#111111'),
    ellipse(0, 0, 210, 120, '#386641'),
    ...[-100, 0, 100].map(x => ellipse(x, -14, 44, 60, '#a7c957', 0.75))
  ].join('')
  return water(
    time,
    placed(300 + 1000 * time, 470 - 130 * swing(time, 0.5), -8, turtle)
  )
}

const look = { maker: 'scenery', fps: 12, ...wideSd } as const

/** Animals in blue water. */
export const underwaterFilms: readonly LookFilm[] = [
  {
    ...look,
    id: '5406102',
    title: 'Colorful fish below the surface',
    description: 'Orange, yellow and pink fish cross the blue sea',
    keywords: 'fish sea ocean water animal wildlife blue'.split(' '),
    categories: [1, 12],
    addedDate: '2025-06-11',
    frames: 72,
    popularity: 0.77,
    draw: drawSchool
  },
  {
    ...look,
    id: '5406217',
    title: 'A whale in the blue ocean',
    description: 'A large whale glides through the deep blue ocean',
    keywords: 'whale ocean sea water animal wildlife blue'.split(' '),
    categories: [1, 12],
    addedDate: '2026-06-15',
    frames: 84,
    popularity: 0.91,
    draw: drawWhale
  },
  {
    ...look,
    id: '5406328',
    title: 'Jellyfish drift in the deep',
    description: 'Three purple jellyfish pulse and drift in dark water',
    keywords: 'jellyfish sea ocean water animal purple glow'.split(' '),
    categories: [1, 12],
    addedDate: '2024-02-08',
    frames: 72,
    popularity: 0.5,
    draw: drawJellyfish
  },
  {
    ...look,
    id: '5406439',
    title: 'Sea turtle swims by',
    description: 'A green turtle swims past with slow strokes',
    keywords: 'turtle sea ocean water animal wildlife green'.split(' '),
    categories: [1, 12],
    addedDate: '2023-11-16',
    frames: 108,
    popularity: 0.46,
    draw: drawTurtle
  }
]
