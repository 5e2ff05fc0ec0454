import { wide4k, wideSd, type LookFilm } from '../drawing/film-spec.ts'
import {
  circle,
  path,
  rect,
  ring,
  short,
  stroke,
  swing,
  type FilmDrawing
} from '../drawing/shapes.ts'

const paper = '#0b3c8c'
const pale = '#dbe9ff'
const bright = '#ffd23f'

/** Squared blue paper. */
function blueprint(content: string): string {
  const lines = [
    ...Array.from({ length: 15 }, (_, n) =>
      rect(n * 110 + 30, 0, 2, 900, '#1f55ac')
    ),
    ...Array.from({ length: 8 }, (_, n) =>
      rect(0, n * 110 + 60, 1600, 2, '#1f55ac')
    )
  ]
  return rect(0, 0, 1600, 900, paper) + lines.join('') + content
}

/** From 0 to 1 between two times, soft at both ends. */
function ease(time: number, from: number, to: number): number {
  const along = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return along * along * (3 - 2 * along)
}

const axes = stroke(
  [
    [200, 130],
    [200, 740],
    [1420, 740]
  ],
  6,
  pale
)

const drawBars: FilmDrawing = time => {
  const bars = [180, 260, 230, 330, 410, 390, 520].map((tall, n) => {
    const height = tall * ease(time, n * 0.08, n * 0.08 + 0.3)
    return rect(
      260 + n * 164,
      737 - height,
      104,
      height,
      n === 6 ? bright : pale
    )
  })
  return blueprint(axes + bars.join(''))
}

const drawLine: FilmDrawing = time => {
  const ups = [620, 560, 590, 470, 500, 380, 400, 270, 190]
  const points = ups.map((y, n) => [230 + n * 145, y] as const)
  const reach = ease(time, 0.05, 0.85) * (points.length - 1)
  const whole = Math.floor(reach)
  const [x, y] = points[whole] ?? [0, 0]
  const [nextX, nextY] = points[whole + 1] ?? [x, y]
  const part = reach - whole
  const tip = [x + (nextX - x) * part, y + (nextY - y) * part] as const
  return blueprint(
    [
      axes,
      stroke([...points.slice(0, whole + 1), tip], 14, bright),
      ...points.slice(0, whole + 1).map(([x, y]) => circle(x, y, 18, pale)),
      ring(tip[0], tip[1], 34 + 8 * swing(time, 8), 6, bright)
    ].join('')
  )
}

/** The way around the ring. */
const round = 1445

const drawDonut: FilmDrawing = time => {
  const shares = [0.42, 0.27, 0.19, 0.12]
  const colors = [bright, pale, '#6ea8fe', '#ff8fab']
  let start = 0
  const arcs = shares.map((share, n) => {
    const turn = share * ease(time, start * 0.8, (start + share) * 0.8)
    const arc = `<circle cx="560" cy="450" r="230" fill="none" stroke="${colors[n]}" stroke-width="120" stroke-dasharray="${short(turn * round)} ${round}" transform="rotate(${short(start * 360 - 90)} 560 450)"/>`
    start += share
    return arc
  })
  const legend = shares.map((share, n) => {
    const width = 480 * share * 2 * ease(time, 0.15 + n * 0.15, 0.4 + n * 0.15)
    const y = 250 + n * 110
    return (
      rect(960, y, 56, 56, colors[n] ?? '') +
      rect(1050, y + 10, width, 36, pale)
    )
  })
  return blueprint(arcs.join('') + legend.join(''))
}

const cities = [
  [330, 340],
  [470, 560],
  [760, 300],
  [840, 520],
  [1130, 330],
  [1290, 590]
] as const
const lands = [
  'M180 300Q260 190 420 230Q520 290 470 380Q420 430 440 470Q350 460 320 400Q200 380 180 300Z',
  'M430 500Q520 480 560 560Q540 660 480 730Q430 640 430 500Z',
  'M700 280Q760 210 860 240Q880 330 800 350Q730 350 700 280Z',
  'M760 400Q870 370 930 450Q910 580 850 650Q790 560 760 400Z',
  'M900 260Q1060 180 1300 240Q1400 320 1290 380Q1180 470 1080 420Q940 380 900 260Z',
  'M1220 560Q1310 520 1390 580Q1370 660 1270 650Q1210 620 1220 560Z'
]

const drawNetwork: FilmDrawing = time => {
  const links = cities.flatMap(([x, y], n) => {
    const [toX, toY] = cities[(n + 2) % cities.length] ?? [0, 0]
    const along = (time * 3 + n / 6) % 1
    return [
      stroke(
        [
          [x, y],
          [toX, toY]
        ],
        3,
        bright,
        0.5
      ),
      circle(x + (toX - x) * along, y + (toY - y) * along, 12, '#ffffff')
    ]
  })
  const dots = cities.map(([x, y], n) =>
    circle(x, y, 20 + 7 * swing(time, 4, n / 6), bright)
  )
  const ground = lands.map(land => path(land, '#2f6fd0'))
  return blueprint([...ground, ...links, ...dots].join(''))
}

const look = { maker: 'motion', fps: 12, ...wideSd } as const

/** Charts on blue squared paper. */
export const chartFilms: readonly LookFilm[] = [
  {
    ...look,
    ...wide4k,
    id: '5408110',
    title: 'Bars of a business chart grow',
    description: 'The bars of a chart grow one after the other on blue paper',
    keywords: 'chart business data growth blue grid'.split(' '),
    categories: [4, 23],
    addedDate: '2025-02-12',
    frames: 72,
    popularity: 0.74,
    draw: drawBars
  },
  {
    ...look,
    id: '5408221',
    title: 'Rising line of a share price',
    description: 'A yellow line climbs through a finance chart',
    keywords: 'chart finance data growth business line blue'.split(' '),
    categories: [4, 23],
    addedDate: '2026-01-29',
    frames: 84,
    popularity: 0.65,
    draw: drawLine
  },
  {
    ...look,
    id: '5408327',
    title: 'Ring chart with four shares',
    description: 'A ring chart fills with the shares of a market',
    keywords: 'chart data circle business finance design'.split(' '),
    categories: [4, 23],
    addedDate: '2024-06-20',
    frames: 72,
    popularity: 0.36,
    draw: drawDonut
  },
  {
    ...look,
    id: '5408438',
    title: 'Data travels around the world',
    description: 'Points of data travel between cities on a map of the world',
    keywords: 'world map data global technology business'.split(' '),
    categories: [16, 4],
    addedDate: '2025-12-15',
    frames: 96,
    popularity: 0.82,
    draw: drawNetwork
  }
]
