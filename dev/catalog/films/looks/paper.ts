import { wide4k, wideSd, type LookFilm } from '../drawing/film-spec.ts'
import {
  area,
  circle,
  rect,
  short,
  type FilmDrawing
} from '../drawing/shapes.ts'

interface Paper {
  sky: string
  sun: string
  /** Colors of the sheets, the farthest first. */
  sheets: readonly string[]
  /** The cut of a sheet, from 0 to 1 at a distance. */
  cut: (distance: number) => number
  depth: number
}

const step = 20
const shadow = '#102030'

/** Layers of cut paper, the nearest moving fastest. */
function drawPaper({ sky, sun, sheets, cut, depth }: Paper): FilmDrawing {
  return time => {
    const layers = sheets.map((color, n) => {
      const edge = Array.from({ length: 111 }, (_, at) => {
        const x = at * step
        const height = depth * cut(x / (520 - n * 40) + n * 0.37)
        return [x, 400 + n * 105 - height] as const
      })
      const points = [[0, 1000], ...edge, [2200, 1000]] as const
      const shift = short(-time * 90 * (n + 1))
      return `<g transform="translate(${shift} -12)" opacity=".22">${area(points, shadow)}</g><g transform="translate(${shift} 0)">${area(points, color)}</g>`
    })
    const disc = circle(1120, 250 - 30 * time, 120, sun)
    return [
      rect(0, 0, 1600, 900, sky),
      circle(1120, 242 - 30 * time, 132, shadow, 0.14),
      disc,
      ...layers
    ].join('')
  }
}

function hills(distance: number): number {
  return 0.5 + 0.5 * Math.sin(distance * 4.4)
}

function peaks(distance: number): number {
  const near = 1 - Math.abs(2 * (distance - Math.floor(distance)) - 1)
  return 0.75 * near + 0.25 * Math.abs(Math.sin(distance * 9))
}

function pines(distance: number): number {
  const row = distance * 7
  return 0.3 * hills(distance) + 0.7 * (1 - Math.abs(2 * (row % 1) - 1))
}

function dunes(distance: number): number {
  const along = distance % 1
  return along < 0.7 ? along / 0.7 : (1 - along) / 0.3
}

const look = { maker: 'scenery', fps: 12, ...wideSd } as const

/** Landscapes of cut paper. */
export const paperFilms: readonly LookFilm[] = [
  {
    ...look,
    ...wide4k,
    id: '5401107',
    title: 'Paper mountains in the morning',
    description: 'Layers of blue paper mountains pass below a pale sun',
    keywords: 'mountain paper layers blue morning landscape nature peak'.split(
      ' '
    ),
    categories: [12, 11],
    addedDate: '2026-05-19',
    frames: 72,
    popularity: 0.86,
    draw: drawPaper({
      sky: '#e8f1f5',
      sun: '#ffd8a8',
      sheets: ['#a9c6de', '#7fa6c9', '#5482af', '#335f8f', '#1c3f6b'],
      cut: peaks,
      depth: 230
    })
  },
  {
    ...look,
    id: '5401213',
    title: 'Green hills of cut paper',
    description: 'Green hills of cut paper pass by in spring',
    keywords: 'hill paper layers green spring meadow landscape nature'.split(
      ' '
    ),
    categories: [12, 11],
    addedDate: '2025-04-11',
    frames: 72,
    popularity: 0.44,
    draw: drawPaper({
      sky: '#dff3e4',
      sun: '#fff3b0',
      sheets: ['#b7dfb0', '#8cc98a', '#5fae68', '#3a8d50', '#216a3c'],
      cut: hills,
      depth: 150
    })
  },
  {
    ...look,
    id: '5401329',
    title: 'Paper desert in the evening',
    description: 'Dunes of red and orange paper in the evening light',
    keywords: 'desert dune paper layers orange sand landscape'.split(' '),
    categories: [12, 11],
    addedDate: '2024-09-27',
    frames: 96,
    popularity: 0.37,
    draw: drawPaper({
      sky: '#ffe5c4',
      sun: '#ff9f68',
      sheets: ['#f7b267', '#f4845f', '#d9603b', '#b2432f', '#7d2c2a'],
      cut: dunes,
      depth: 170
    })
  },
  {
    ...look,
    id: '5401436',
    title: 'Paper forest in autumn fog',
    description: 'Rows of paper trees rise from the fog of autumn',
    keywords: 'forest tree paper layers fog autumn nature'.split(' '),
    categories: [12, 11],
    addedDate: '2025-10-30',
    frames: 72,
    popularity: 0.59,
    draw: drawPaper({
      sky: '#efe7f2',
      sun: '#f6bd60',
      sheets: ['#cfc3d9', '#a898b8', '#7e6b93', '#57456b', '#372a49'],
      cut: pines,
      depth: 210
    })
  }
]
