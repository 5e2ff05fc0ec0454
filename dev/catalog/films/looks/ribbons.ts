import { wideSd, type LookFilm } from '../drawing/film-spec.ts'
import { rect, stroke, swing, type FilmDrawing } from '../drawing/shapes.ts'

type Place = (
  along: number,
  n: number,
  time: number
) => readonly [number, number]

interface Ribbons {
  back: string
  colors: readonly [start: string, end: string]
  count: number
  width: number
  place: Place
}

/** Ribbons of light that flow before the dark. */
function drawRibbons({
  back,
  colors: [start, end],
  count,
  width,
  place
}: Ribbons): FilmDrawing {
  const gradient = `<linearGradient id="r" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1600" y2="0"><stop stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient>`
  return time => {
    const ribbons = Array.from({ length: count }, (_, n) => {
      const points = Array.from({ length: 65 }, (_, at) =>
        place(at / 64, n, time)
      )
      return stroke(points, width, 'url(#r)', 0.35)
    })
    return gradient + rect(0, 0, 1600, 900, back) + ribbons.join('')
  }
}

function flowing(along: number, n: number, time: number) {
  const bend = swing(along * 1.2, 1, n * 0.06 + time)
  return [
    along * 1800 - 100,
    450 + (n - 3) * 46 + (120 + n * 16) * bend
  ] as const
}

function threads(along: number, n: number, time: number) {
  const tight = Math.sin(Math.PI * along)
  const bend = swing(along * 2, 1, n * 0.045 - time)
  return [
    along * 1800 - 100,
    450 + (n - 4) * 90 * (1 - tight * 0.8) + 90 * tight * bend
  ] as const
}

function knot(along: number, n: number, time: number) {
  const angle = 2 * Math.PI * along
  const reach = 0.7 + n * 0.07
  return [
    800 + 560 * reach * Math.sin(2 * angle + n * 0.12 + 0.7 * swing(time)),
    450 + 330 * reach * Math.sin(3 * angle)
  ] as const
}

function curtains(along: number, n: number, time: number) {
  const x = 110 + n * 175
  return [
    x + 90 * swing(along * 0.8, 1, time + n * 0.13),
    along * 1100 - 100
  ] as const
}

const look = { maker: 'scenery', fps: 12, ...wideSd } as const

/** Transparent ribbons of light. */
export const ribbonFilms: readonly LookFilm[] = [
  {
    ...look,
    id: '5412106',
    title: 'Ribbons of blue light flow',
    description: 'Wide ribbons from cyan to violet flow before the dark',
    keywords: 'ribbon abstract background flow light wave loop'.split(' '),
    categories: [26, 3],
    addedDate: '2026-06-20',
    frames: 72,
    popularity: 0.85,
    draw: drawRibbons({
      back: '#061826',
      colors: ['#00e5ff', '#7c4dff'],
      count: 7,
      width: 70,
      place: flowing
    })
  },
  {
    ...look,
    id: '5412219',
    title: 'Golden threads are bundled',
    description: 'Thin golden threads meet in the middle and part again',
    keywords: 'ribbon abstract background line silk yellow loop'.split(' '),
    categories: [26, 3],
    addedDate: '2025-01-08',
    frames: 72,
    popularity: 0.4,
    draw: drawRibbons({
      back: '#1a1208',
      colors: ['#ffe9a8', '#ff9e00'],
      count: 9,
      width: 14,
      place: threads
    })
  },
  {
    ...look,
    id: '5412328',
    title: 'Knot of red ribbons turns',
    description: 'Red and pink ribbons turn in an endless knot',
    keywords: 'ribbon abstract background red motion symmetry loop'.split(' '),
    categories: [26, 3],
    addedDate: '2024-07-23',
    frames: 72,
    popularity: 0.38,
    draw: drawRibbons({
      back: '#240014',
      colors: ['#ff1654', '#ffb3c6'],
      count: 3,
      width: 44,
      place: knot
    })
  },
  {
    ...look,
    id: '5412431',
    title: 'Curtains of green light sway',
    description: 'Curtains of green light sway from top to bottom',
    keywords: 'ribbon abstract background green light aurora loop'.split(' '),
    categories: [26, 3],
    addedDate: '2025-11-05',
    frames: 84,
    popularity: 0.51,
    draw: drawRibbons({
      back: '#02140f',
      colors: ['#80ffdb', '#2dc653'],
      count: 9,
      width: 120,
      place: curtains
    })
  }
]
