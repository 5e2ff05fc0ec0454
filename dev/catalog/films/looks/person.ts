import {
  circle,
  ellipse,
  path,
  placed,
  rect,
  ring,
  scaled,
  short,
  stroke
} from '../drawing/shapes.ts'

export interface Person {
  skin: string
  hair: string
  shirt: string
  cut: 'short' | 'long' | 'bun' | 'scarf' | 'cap'
  hasBeard?: boolean
  hasGlasses?: boolean
}

export interface Pose {
  /** Degrees. */
  tilt: number
  isBlinking: boolean
  /** From 0 to 1. */
  smile: number
}

/** Head and shoulders around the middle of the face; `size` is its width. */
export function bust(
  x: number,
  y: number,
  size: number,
  person: Person,
  { tilt, isBlinking, smile }: Pose
): string {
  const { skin, hair, shirt } = person
  const eye = isBlinking ? 1.5 : 11
  const head = [
    back[person.cut](hair),
    ellipse(0, 0, 92, 110, skin),
    circle(-92, 12, 20, skin),
    circle(92, 12, 20, skin),
    person.hasBeard
      ? path(
          'M-90 20Q-80 128 0 130Q80 128 90 20Q50 46 0 34Q-50 46 -90 20Z',
          hair
        )
      : '',
    ellipse(-36, -6, 9, eye, '#1c1412'),
    ellipse(36, -6, 9, eye, '#1c1412'),
    stroke(
      [
        [-54, -38],
        [-22, -40]
      ],
      7,
      hair
    ),
    stroke(
      [
        [22, -40],
        [54, -38]
      ],
      7,
      hair
    ),
    `<path d="M-34 54Q0 ${short(54 + 40 * smile)} 34 54" fill="none" stroke="#8c2f39" stroke-width="9" stroke-linecap="round"/>`,
    person.hasGlasses ? glasses : '',
    front[person.cut](hair)
  ].join('')
  const body = [
    path('M-240 460Q-240 215 -60 180L60 180Q240 215 240 460Z', shirt),
    rect(-38, 70, 76, 130, skin),
    path('M-38 130Q0 160 38 130L38 112L-38 112Z', '#000000', 0.12)
  ].join('')
  return scaled(x, y, size / 184, body + placed(0, 0, tilt, head))
}

const glasses =
  ring(-38, -4, 30, 6, '#22223b') +
  ring(38, -4, 30, 6, '#22223b') +
  rect(-10, -7, 20, 6, '#22223b')

type Hair = Record<Person['cut'], (color: string) => string>

/** Behind the face. */
const back: Hair = {
  long: hair => path('M-112 170Q-130 -130 0 -134Q130 -130 112 170Z', hair),
  bun: hair => circle(0, -138, 50, hair),
  scarf: hair => path('M-150 230Q-140 -150 0 -150Q140 -150 150 230Z', hair),
  short: () => '',
  cap: () => ''
}

/** Before the face. */
const front: Hair = {
  long: fringe,
  bun: fringe,
  short: fringe,
  scarf: hair =>
    path(
      'M-112 200Q-122 -142 0 -142Q122 -142 112 200L62 110Q104 40 78 -50Q40 -92 0 -92Q-40 -92 -78 -50Q-104 40 -62 110Z',
      hair
    ),
  cap: hair =>
    path('M-100 -46Q-100 -136 0 -138Q100 -136 100 -46Z', hair) +
    path('M-20 -58L150 -46Q160 -26 100 -30L-20 -38Z', hair)
}

function fringe(hair: string): string {
  return path(
    'M-98 -4Q-112 -132 0 -132Q112 -132 98 -4Q88 -74 10 -78Q-70 -78 -98 -4Z',
    hair
  )
}
