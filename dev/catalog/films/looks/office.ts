import { wide4k, wideSd, type LookFilm } from '../drawing/film-spec.ts'
import { bust, type Person } from './person.ts'
import {
  area,
  circle,
  ellipse,
  rect,
  stroke,
  swing,
  type FilmDrawing
} from '../drawing/shapes.ts'

const ana: Person = {
  skin: '#f0c7a2',
  hair: '#8a4b22',
  shirt: '#3d5a80',
  cut: 'bun',
  hasGlasses: true
}
const kofi: Person = {
  skin: '#6b4226',
  hair: '#17100c',
  shirt: '#ee6c4d',
  cut: 'short'
}
const mei: Person = {
  skin: '#f3d2ab',
  hair: '#1b1b1e',
  shirt: '#81b29a',
  cut: 'long'
}
const sami: Person = {
  skin: '#c99768',
  hair: '#2d1e15',
  shirt: '#5f0f40',
  cut: 'short',
  hasBeard: true
}
const layla: Person = {
  skin: '#dcab80',
  hair: '#457b9d',
  shirt: '#264653',
  cut: 'scarf'
}

/** Someone who works or talks; `beat` shifts the movement. */
function worker(
  x: number,
  y: number,
  size: number,
  person: Person,
  time: number,
  beat: number
): string {
  return bust(x, y, size, person, {
    tilt: 5 * swing(time, 3, beat),
    isBlinking: (time * 3 + beat) % 1 < 0.04,
    smile: 0.5 + 0.5 * swing(time, 2, beat)
  })
}

/** A room with a window, a lamp and a plant. */
function room(time: number): string {
  const leaves = [-50, -20, 15, 48].map((lean, n) =>
    stroke(
      [
        [1480, 600],
        [1480 + lean + 6 * swing(time, 1, n / 4), 420 - 20 * (n % 2)]
      ],
      30,
      n % 2 ? '#588157' : '#3a7d44'
    )
  )
  return [
    rect(0, 0, 1600, 900, '#f7ede2'),
    rect(90, 80, 460, 330, '#ffffff'),
    rect(110, 100, 420, 290, '#cfe8f3'),
    ellipse(250 + 60 * time, 190, 80, 26, '#ffffff'),
    rect(312, 80, 16, 330, '#ffffff'),
    stroke(
      [
        [800, 0],
        [800, 90]
      ],
      6,
      '#3d405b'
    ),
    area(
      [
        [730, 150],
        [770, 90],
        [830, 90],
        [870, 150]
      ],
      '#f2cc8f'
    ),
    ...leaves,
    rect(1425, 590, 110, 120, '#e07a5f')
  ].join('')
}

function desk(): string {
  return rect(0, 700, 1600, 26, '#b08968') + rect(0, 726, 1600, 174, '#ddb892')
}

function laptop(x: number): string {
  return (
    `<rect x="${x - 130}" y="540" width="260" height="160" rx="14" fill="#adb5bd"/>` +
    circle(x, 620, 18, '#f8f9fa') +
    rect(x - 160, 694, 320, 14, '#868e96')
  )
}

const drawAlone: FilmDrawing = time => {
  const typing = 6 * Math.abs(swing(time, 12))
  return [
    room(time),
    worker(800, 400, 220, ana, time, 0),
    desk(),
    circle(600, 690 - typing, 34, ana.skin),
    circle(1000, 684 + typing, 34, ana.skin),
    laptop(800),
    rect(1180, 620, 70, 80, '#e07a5f')
  ].join('')
}

const drawPair: FilmDrawing = time =>
  [
    room(time),
    worker(560, 420, 190, kofi, time, 0.1),
    worker(1080, 420, 190, mei, time, 0.6),
    desk(),
    rect(640, 560, 360, 20, '#3d405b'),
    rect(640, 440, 360, 130, '#3d405b'),
    ...[0, 1, 2, 3, 4].map(n => {
      const tall = 30 + 40 * (0.5 + 0.5 * swing(time, 1, n / 5))
      return rect(672 + n * 62, 550 - tall, 40, tall, '#81b29a')
    }),
    rect(800, 580, 40, 120, '#3d405b')
  ].join('')

const drawCall: FilmDrawing = time => {
  const callers = [sami, layla, kofi]
  const backs = ['#f4d35e', '#a8dadc', '#f7b2ad']
  const tiles = callers.map((person, n) => {
    const x = 130 + n * 460
    return `<svg x="${x}" y="200" width="420" height="460" viewBox="0 0 420 460">${rect(0, 0, 420, 460, backs[n] ?? '')}${worker(210, 210, 150, person, time, n / 3)}</svg>`
  })
  const speaking = Math.floor(time * 6) % 3
  return [
    rect(0, 0, 1600, 900, '#264653'),
    rect(118 + speaking * 460, 188, 444, 484, '#e9c46a'),
    ...tiles,
    circle(700, 780, 44, '#e76f51'),
    circle(800, 780, 44, '#2a9d8f'),
    circle(900, 780, 44, '#2a9d8f')
  ].join('')
}

const drawTeam: FilmDrawing = time => {
  const grow = 0.5 - 0.5 * Math.cos(2 * Math.PI * time)
  const team = [ana, kofi, mei, sami, layla].map((person, n) =>
    worker(210 + n * 295, 530 - (n % 2) * 20, 140, person, time, n / 5)
  )
  return [
    rect(0, 0, 1600, 900, '#f7ede2'),
    rect(420, 50, 760, 340, '#ffffff'),
    stroke(
      [
        [480, 330],
        [640, 330 - 60 * grow],
        [800, 330 - 90 * grow],
        [960, 330 - 190 * grow],
        [1120, 330 - 230 * grow]
      ],
      14,
      '#ee6c4d'
    ),
    ...team,
    desk()
  ].join('')
}

const look = {
  maker: 'motion',
  fps: 12,
  hasPropertyRelease: true,
  ...wideSd
} as const

/** People at work in a light office. */
export const officeFilms: readonly LookFilm[] = [
  {
    ...look,
    ...wide4k,
    id: '5404112',
    title: 'Woman works on a computer in the office',
    description: 'A woman with glasses types on a computer in a bright office',
    keywords: 'office woman computer work business desk job'.split(' '),
    categories: [4, 13],
    addedDate: '2026-05-28',
    frames: 72,
    people: {
      number: 1,
      ages: ['30s'],
      gender: 'female',
      ethnicities: ['caucasian']
    },
    models: ['2100211'],
    popularity: 0.92,
    draw: drawAlone
  },
  {
    ...look,
    id: '5404226',
    title: 'Colleagues compare numbers on a screen',
    description: 'A man and a woman compare numbers on a screen at the office',
    keywords: 'office business man woman computer work chart'.split(' '),
    categories: [4, 13],
    addedDate: '2025-03-18',
    frames: 96,
    people: {
      number: 2,
      ages: ['20s', '30s'],
      gender: 'both',
      ethnicities: ['african', 'chinese', 'east_asian']
    },
    models: ['2100212', '2100213'],
    popularity: 0.7,
    draw: drawPair
  },
  {
    ...look,
    id: '5404331',
    title: 'Three people in a video call',
    description: 'Three people talk to each other in a video call from home',
    keywords: 'business meeting computer people work technology job'.split(' '),
    categories: [4, 16],
    addedDate: '2026-01-13',
    frames: 108,
    people: {
      number: 3,
      ages: ['30s', '50s'],
      gender: 'both',
      ethnicities: ['middle_eastern', 'black']
    },
    models: ['2100214', '2100215', '2100212'],
    hasPropertyRelease: false,
    popularity: 0.78,
    draw: drawCall
  },
  {
    ...look,
    id: '5404448',
    title: 'Team meeting about growth',
    description: 'Five people sit at a table in the office below a rising line',
    keywords: 'office meeting business people group together growth'.split(' '),
    categories: [4, 13],
    addedDate: '2024-10-10',
    frames: 72,
    people: {
      number: 4,
      ages: ['20s', '30s', '40s', '50s'],
      gender: 'both',
      ethnicities: ['african', 'caucasian', 'japanese', 'middle_eastern']
    },
    models: ['2100211', '2100212', '2100213', '2100214', '2100215'],
    popularity: 0.61,
    draw: drawTeam
  }
]
