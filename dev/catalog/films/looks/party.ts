import type { LookFilm } from '../drawing/film-spec.ts'
import {
  circle,
  ellipse,
  path,
  placed,
  rect,
  short,
  stroke,
  swing,
  type FilmDrawing
} from '../drawing/shapes.ts'

const bright = ['#ef476f', '#ffd166', '#06d6a0', '#118ab2', '#9b5de5']

/** A wall with a garland of flags; 900 by 900. */
function wall(back: string, time: number, content: string): string {
  const flags = Array.from({ length: 9 }, (_, n) => {
    const y = 40 + 60 * Math.sin((Math.PI * (n + 0.5)) / 9)
    const flag = path('M-44 0L44 0L0 96Z', bright[n % 5] ?? '')
    return placed(50 + n * 100, y, 6 * swing(time, 1, n / 9), flag)
  })
  return rect(0, 0, 900, 900, back) + content + flags.join('')
}

function balloon(color: string): string {
  return [
    stroke(
      [
        [0, 110],
        [10, 190],
        [-6, 270]
      ],
      4,
      '#ffffff'
    ),
    ellipse(0, 0, 84, 104, color),
    path('M0 98L18 126L-18 126Z', color),
    ellipse(-30, -36, 16, 26, '#ffffff', 0.5)
  ].join('')
}

const drawBalloons: FilmDrawing = time => {
  const rising = Array.from({ length: 7 }, (_, n) => {
    const y = 1150 - ((n * 437 + time * 1400) % 1400)
    const x = 110 + ((n * 253) % 700) + 24 * swing(time, 2, n / 7)
    return placed(x, y, 5 * swing(time, 2, n / 5), balloon(bright[n % 5] ?? ''))
  })
  return wall('#bde0fe', time, rising.join(''))
}

const drawConfetti: FilmDrawing = time => {
  const pieces = Array.from({ length: 12 }, (_, n) => {
    const y = -40 + ((n * 191 + time * 960) % 960)
    const x = ((n * 347) % 900) + 20 * swing(time, 3, n / 6)
    const width = 34 * Math.abs(swing(time, 2, n / 9)) + 8
    return placed(
      x,
      y,
      n * 40,
      rect(-width / 2, -12, width, 24, bright[n % 5] ?? '')
    )
  })
  const gift = [
    rect(270, 520, 360, 300, '#ef476f'),
    rect(250, 460, 400, 80, '#d63a60'),
    rect(420, 460, 60, 360, '#ffd166'),
    path('M450 460Q330 320 300 400Q300 460 450 460Z', '#ffd166'),
    path('M450 460Q570 320 600 400Q600 460 450 460Z', '#ffd166')
  ]
  return wall('#fff0f3', time, gift.join('') + pieces.join(''))
}

const drawCake: FilmDrawing = time => {
  const candles = [0, 1, 2, 3, 4].map(n => {
    const x = 290 + n * 80
    const lean = 8 * swing(time, 6, n / 5)
    const tall = 62 + 8 * swing(time, 9, n / 4)
    return (
      rect(x - 10, 380, 20, 90, bright[n] ?? '') +
      path(
        `M${x - 18} 366Q${short(x + lean)} ${short(366 - tall * 1.6)} ${x + 18} 366Q${x} 392 ${x - 18} 366Z`,
        '#ffb703'
      )
    )
  })
  const drops = [0, 1, 2, 3, 4, 5].map(n =>
    circle(262 + n * 75, 545 + (n % 2) * 18, 38, '#ffc8dd')
  )
  return wall(
    '#5e3b8c',
    time,
    [
      circle(450, 400, 300 + 12 * swing(time, 3), '#7b52ab'),
      ...candles,
      rect(220, 465, 460, 90, '#ffc8dd'),
      rect(220, 540, 460, 230, '#f7e1d7'),
      ...drops,
      rect(220, 670, 460, 30, '#ef476f'),
      ellipse(450, 780, 330, 40, '#ffffff')
    ].join('')
  )
}

const drawLanterns: FilmDrawing = time => {
  const lanterns = [0, 1, 2, 3, 4].map(n => {
    const glow = 0.8 + 0.2 * swing(time, 1, n / 5)
    const x = 120 + n * 165
    const y = 330 + (n % 2) * 190
    const lantern = [
      rect(-3, -400, 6, 320, '#f4d58d'),
      circle(0, 0, 150, '#ffb703', 0.16 * glow),
      ellipse(0, 0, 84, 76, bright[(n * 2) % 5] ?? ''),
      ellipse(0, 0, 40, 76, '#ffffff', 0.3 * glow),
      rect(-36, -84, 72, 16, '#f4d58d'),
      rect(-36, 68, 72, 16, '#f4d58d'),
      stroke(
        [
          [0, 84],
          [6 * swing(time, 2, n / 5), 160]
        ],
        8,
        '#f4d58d'
      )
    ].join('')
    return placed(x, y, 3 * swing(time, 1, n / 5), lantern)
  })
  return wall('#14213d', time, lanterns.join(''))
}

const look = {
  maker: 'motion',
  fps: 12,
  width: 480,
  height: 480,
  largest: 'sd'
} as const

/** Celebrations below a garland, as squares. */
export const partyFilms: readonly LookFilm[] = [
  {
    ...look,
    id: '5409113',
    title: 'Balloons rise at a party',
    description: 'Colorful balloons rise past a garland of flags',
    keywords: 'balloon party celebration color flag holiday'.split(' '),
    categories: [8, 9],
    addedDate: '2026-05-08',
    frames: 72,
    popularity: 0.8,
    draw: drawBalloons
  },
  {
    ...look,
    id: '5409218',
    title: 'Confetti falls on a present',
    description: 'Confetti in five colors falls on a red present with a bow',
    keywords: 'confetti party celebration color holiday pink'.split(' '),
    categories: [8, 9],
    addedDate: '2025-12-20',
    frames: 72,
    popularity: 0.56,
    draw: drawConfetti
  },
  {
    ...look,
    id: '5409324',
    title: 'Birthday cake with five candles',
    description: 'The candles of a birthday cake flicker on a purple wall',
    keywords: 'candle party celebration food flame purple'.split(' '),
    categories: [8, 6],
    addedDate: '2024-04-04',
    frames: 96,
    popularity: 0.63,
    draw: drawCake
  },
  {
    ...look,
    id: '5409437',
    title: 'Paper lanterns at a night festival',
    description: 'Lanterns in many colors swing at a festival by night',
    keywords: 'lantern festival night party light paper color'.split(' '),
    categories: [8, 11],
    addedDate: '2023-09-29',
    frames: 96,
    popularity: 0.39,
    draw: drawLanterns
  }
]
