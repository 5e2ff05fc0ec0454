import type { LookFilm } from '../drawing/film-spec.ts'
import { rect, type FilmDrawing } from '../drawing/shapes.ts'

const unit = 25
const colors: Readonly<Record<string, string>> = {
  r: '#e4002b',
  y: '#ffcc00',
  g: '#00b140',
  b: '#2f6bff',
  w: '#ffffff',
  k: '#1a1a1a',
  s: '#f2b38d',
  p: '#c04bff'
}

/** A picture of letters, a square each; x and y are in squares. */
function sprite(x: number, y: number, rows: readonly string[]): string {
  const squares = rows
    .flatMap((row, line) =>
      row.split('').map((letter, column) => {
        const color = colors[letter]
        if (!color) return ''
        return rect((x + column) * unit, (y + line) * unit, unit, unit, color)
      })
    )
    .join('')
  return `<g shape-rendering="crispEdges">${squares}</g>`
}

/** Counts the steps of a movement that jumps from square to square. */
function steps(time: number, count: number): number {
  return Math.floor(time * count)
}

const hero = ['ppppp ', 'psss  ', 'pskss ', ' sss  ', 'ywwwy ', 's w s ']
const legs = [
  [' b b  ', 'kk kk '],
  ['  bb  ', '  kk  ']
]
const cloud = [' www  ', 'wwwww ', 'wwwwww']

const drawHero: FilmDrawing = time => {
  const step = steps(time, 48)
  const jump = [0, 3, 5, 5, 3][step % 12] ?? 0
  const hills = [0, 1, 2].map(n => {
    const x = 48 - ((n * 22 + step) % 66)
    return sprite(x, 24, ['  gg  ', ' gggg ', 'gggggg', 'gggggg'])
  })
  const coins = [0, 1, 2].map(n => {
    const x = 48 - ((n * 24 + step * 1) % 72)
    return sprite(x, 16, ['yy', 'yy'])
  })
  return [
    rect(0, 0, 1200, 900, '#7ec8ff'),
    sprite(8 - (steps(time, 6) % 12), 4, cloud),
    sprite(34 - (steps(time, 6) % 12), 7, cloud),
    ...hills,
    rect(0, 28 * unit, 1200, 200, '#8f5a2b'),
    rect(0, 28 * unit, 1200, 50, '#00b140'),
    ...coins,
    sprite(18, 20 - jump, [...hero, ...(legs[step % 2] ?? [])])
  ].join('')
}

const monster = [
  [
    '  y   y  ',
    '  ggggg  ',
    ' ggwgwgg ',
    ' ggkgkgg ',
    ' ggggggg ',
    ' g  g  g '
  ],
  [' y     y ', '  ggggg  ', ' ggwgwgg ', ' ggkgkgg ', ' ggggggg ', '  g g g  ']
]

const drawMonsters: FilmDrawing = time => {
  const step = steps(time, 24)
  const side = [0, 1, 2, 3, 4, 3, 2, 1][step % 8] ?? 0
  const rows = [0, 1].flatMap(row =>
    [0, 1, 2].map(column => {
      const rowsOf = monster[step % 2] ?? []
      const colored = rowsOf.map(line =>
        row ? line.replaceAll('g', 'p') : line
      )
      return sprite(5 + column * 13 + side, 4 + row * 9, colored)
    })
  )
  const shot = 27 - ((step * 5) % 24)
  return [
    rect(0, 0, 1200, 900, '#050510'),
    ...rows,
    sprite(23, shot, ['y', 'y']),
    sprite(20 + (side - 2), 30, ['   w   ', '  www  ', 'wwwwwww'])
  ].join('')
}

const drawHeart: FilmDrawing = time => {
  const isLarge = steps(time, 16) % 2 === 0
  const full = steps(time, 9)
  const heart = [
    '  rrr   rrr  ',
    ' rwwrr rrrrr ',
    'rrwrrrrrrrrrr',
    'rrrrrrrrrrrrr',
    'rrrrrrrrrrrrr',
    ' rrrrrrrrrrr ',
    '  rrrrrrrrr  ',
    '   rrrrrrr   ',
    '    rrrrr    ',
    '     rrr     ',
    '      r      '
  ]
  return [
    rect(0, 0, 1200, 900, isLarge ? '#2b1055' : '#3a1670'),
    sprite(17, isLarge ? 8 : 9, heart),
    rect(300, 700, 600, 75, '#ffffff'),
    rect(325, 725, 550, 25, '#1a1a1a'),
    rect(325, 725, 67 * full, 25, '#00b140')
  ].join('')
}

const racer = [
  [' rrrr ', 'krrrrk', ' rwwr ', ' rrrr ', 'krrrrk', ' ryyr '],
  [' bbbb ', 'kbbbbk', ' bwwb ', ' bbbb ', 'kbbbbk', ' byyb ']
]

const drawRace: FilmDrawing = time => {
  const step = steps(time, 64)
  const marks = [0, 1, 2, 3].map(n =>
    sprite(23, ((n * 10 + step * 2) % 40) - 4, ['ww', 'ww', 'ww', 'ww'])
  )
  const trees = [0, 1, 2].flatMap(n => {
    const y = ((n * 14 + step * 2) % 42) - 6
    const tree = [' gg ', 'gggg', 'gggg', ' kk ']
    return [sprite(3, y, tree), sprite(41, y + 2, tree)]
  })
  const lane = [0, 0, 1, 2, 3, 3, 2, 1][steps(time, 16) % 8] ?? 0
  return [
    rect(0, 0, 1200, 900, '#7bc950'),
    rect(300, 0, 600, 900, '#4d4d57'),
    ...marks,
    ...trees,
    sprite(14 + lane, 26, racer[0] ?? []),
    sprite(28, 6 + (steps(time, 32) % 8), racer[1] ?? [])
  ].join('')
}

const look = {
  maker: 'motion',
  fps: 15,
  width: 640,
  height: 480,
  largest: 'sd'
} as const

/** Pictures of large squares, as in old video games. */
export const pixelFilms: readonly LookFilm[] = [
  {
    ...look,
    id: '5411104',
    title: 'Pixel hero runs and jumps',
    description: 'The hero of a video game runs past hills and jumps for coins',
    keywords: 'pixel game running retro square fitness technology'.split(' '),
    categories: [16, 18],
    addedDate: '2025-07-30',
    frames: 96,
    popularity: 0.6,
    draw: drawHero
  },
  {
    ...look,
    id: '5411215',
    title: 'Pixel monsters from space attack',
    description: 'Green and purple monsters of a video game step closer',
    keywords: 'pixel game space retro square technology hobby'.split(' '),
    categories: [16, 18],
    addedDate: '2024-08-13',
    frames: 96,
    popularity: 0.43,
    draw: drawMonsters
  },
  {
    ...look,
    id: '5411323',
    title: 'Pixel heart beats',
    description: 'A red heart of pixels beats above a bar that fills up',
    keywords: 'pixel heart game red health square'.split(' '),
    categories: [17, 16],
    addedDate: '2026-02-14',
    frames: 84,
    popularity: 0.69,
    draw: drawHeart
  },
  {
    ...look,
    id: '5411432',
    title: 'Pixel cars race from above',
    description: 'A red car overtakes a blue one in an old video game',
    keywords: ['pixel', 'car', 'road', 'game', 'sport', 'top view', 'retro'],
    categories: [0, 16],
    addedDate: '2023-12-12',
    frames: 96,
    popularity: 0.35,
    draw: drawRace
  }
]
