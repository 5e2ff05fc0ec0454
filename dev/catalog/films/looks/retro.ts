import { wideSd, type LookFilm } from '../drawing/film-spec.ts'
import {
  area,
  circle,
  path,
  rect,
  ring,
  short,
  swing,
  type FilmDrawing
} from '../drawing/shapes.ts'

const cream = '#f6e7c8'
const warm = ['#4a2c2a', '#8c3b1e', '#c8552b', '#e8913a', '#f2c14e']

const drawRainbow: FilmDrawing = time => {
  const bow = warm.map((color, n) =>
    ring(800, 900, 760 - n * 110 + 14 * swing(time, 1, n / 8), 100, color)
  )
  return rect(0, 0, 1600, 900, cream) + bow.join('')
}

const drawRays: FilmDrawing = time => {
  const beams = Array.from({ length: 12 }, (_, n) => {
    const from = ((n + time) * Math.PI) / 6
    const at = (angle: number) =>
      [800 + 1100 * Math.cos(angle), 620 + 1100 * Math.sin(angle)] as const
    return area([[800, 620], at(from), at(from + Math.PI / 12)], '#e8913a')
  })
  return [
    rect(0, 0, 1600, 900, '#f2c14e'),
    ...beams,
    circle(800, 620, 240, '#c8552b'),
    circle(800, 620, 190, cream),
    circle(800, 620, 140 + 10 * swing(time, 2), '#8c3b1e')
  ].join('')
}

const drawWaves: FilmDrawing = time => {
  const bands = [...warm, cream].map((color, n) => {
    const y = 90 + n * 150
    const lift = 90 * swing(time, 1, n / 12)
    return path(
      `M0 ${y}C400 ${short(y - 160 - lift)} 500 ${short(y + 160 + lift)} 800 ${y}S1300 ${short(y - 160 + lift)} 1600 ${y}V900H0Z`,
      color
    )
  })
  return rect(0, 0, 1600, 900, '#2f6f73') + bands.join('')
}

const drawTiles: FilmDrawing = time => {
  const tiles = Array.from({ length: 15 }, (_, n) => {
    const x = (n % 5) * 320
    const y = Math.floor(n / 5) * 300
    const grow = 0.5 + 0.5 * swing(time, 1, ((n % 5) + Math.floor(n / 5)) / 8)
    return [
      rect(x, y, 320, 300, n % 2 ? '#2f6f73' : cream),
      circle(x + 160, y + 150, 128, n % 2 ? '#f2c14e' : '#c8552b'),
      circle(x + 160, y + 150, 36 + 60 * grow, n % 2 ? '#8c3b1e' : '#f2c14e')
    ].join('')
  })
  return tiles.join('')
}

const look = { maker: 'motion', fps: 12, ...wideSd } as const

/** Brown, orange and cream, as on a wall of the seventies. */
export const retroFilms: readonly LookFilm[] = [
  {
    ...look,
    id: '5410109',
    title: 'Retro rainbow in warm colors',
    description: 'The arcs of a retro rainbow breathe in brown and orange',
    keywords: 'retro vintage orange brown circle background loop'.split(' '),
    categories: [24, 3],
    addedDate: '2025-10-06',
    frames: 72,
    popularity: 0.67,
    draw: drawRainbow
  },
  {
    ...look,
    id: '5410215',
    title: 'Retro rays turn around a sun',
    description: 'Orange rays turn slowly around a vintage sun',
    keywords: 'retro vintage sun orange yellow background loop'.split(' '),
    categories: [24, 3],
    addedDate: '2026-03-03',
    frames: 72,
    popularity: 0.72,
    draw: drawRays
  },
  {
    ...look,
    id: '5410326',
    title: 'Wavy stripes of the seventies',
    description: 'Stripes in brown, orange and cream sway like a flag',
    keywords: 'retro vintage wave pattern orange wallpaper loop'.split(' '),
    categories: [24, 3],
    addedDate: '2024-01-31',
    frames: 72,
    popularity: 0.45,
    draw: drawWaves
  },
  {
    ...look,
    id: '5410435',
    title: 'Pulsing dots on retro tiles',
    description: 'Dots grow and shrink on the tiles of a retro wall',
    keywords: 'retro vintage pattern circle dots wallpaper loop'.split(' '),
    categories: [24, 3],
    addedDate: '2023-05-17',
    frames: 72,
    popularity: 0.34,
    draw: drawTiles
  }
]
