import { type Random, between, pick, randomFrom } from '../shared/random.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { box, lay, newPage, rounded, write } from './lay.ts'
import { type Paints, filled, solid } from './sample-paints.ts'
import type { Tray } from './tray.ts'

const layers = 20_000
const titles = [
  'Cover',
  'Foundations',
  'Components',
  'Onboarding',
  'Home',
  'Search',
  'Trip',
  'Booking',
  'Packing list',
  'Account',
  'Settings',
  'Archive'
]

interface Work {
  random: Random
  pictures: Paints[]
  ink: Paints
  grey: Paints
  paper: Paints
  /** How many layers the page still gets. */
  left: number
}

const things: [string, ...string[]] = [
  'Rope',
  'Map',
  'Tent',
  'Stove',
  'Headlamp',
  'Rain jacket',
  'First aid',
  'Water filter'
]

/** A frame with a picture, two texts and a switch: five layers. */
function row(screen: NodeRecord, y: number, work: Work): void {
  const thing = pick(work.random, things)
  const frame = lay(screen, 'FRAME', `Row / ${thing}`, box(16, y, 358, 64), {
    ...rounded(12),
    fills: work.paper
  })
  const shown = work.random() < 0.3
  const picture =
    work.pictures[Math.floor(work.random() * work.pictures.length)]
  lay(frame, 'RECTANGLE', 'Thumbnail', box(8, 8, 48, 48), {
    ...rounded(6),
    fills: (shown && picture) || work.grey
  })
  write(frame, thing, box(68, 10, 200, 20), {
    style: 'Medium',
    fills: work.ink
  })
  const weight = `${Math.round(between(work.random, 80, 2400))} g`
  write(frame, weight, box(68, 34, 200, 18), { size: 13 })
  lay(frame, 'ELLIPSE', 'Tick', box(318, 20, 24, 24), { fills: work.grey })
  work.left -= 5
}

function screen(page: NodeRecord, index: number, work: Work): void {
  const at = box((index % 12) * 470, Math.floor(index / 12) * 960, 390, 844)
  const name = `${page.props.name} / ${index + 1}`
  const frame = lay(page, 'FRAME', name, at, { fills: work.paper })
  work.left -= 1
  for (let i = 0; i < 10 && work.left >= 5; i += 1) {
    row(frame, 120 + i * 72, work)
  }
}

function fill(page: NodeRecord, work: Work): void {
  let index = 0
  while (work.left > 5) {
    screen(page, index, work)
    index += 1
  }
  for (let i = 0; work.left > 0; i += 1) {
    lay(page, 'RECTANGLE', `Swatch ${i + 1}`, box(i * 48, -80, 40, 40), {
      fills: work.grey
    })
    work.left -= 1
  }
}

/** An app's file: twelve pages of screens with rows of things. */
export function app(tray: Tray, seed: number): void {
  const work: Work = {
    random: randomFrom(seed),
    pictures: Array.from({ length: 12 }, () => filled(tray.next())),
    ink: solid('15202b'),
    grey: solid('c9d1d6'),
    paper: solid('ffffff'),
    left: 0
  }
  titles.forEach((title, i) => {
    const until = Math.round((layers * (i + 1)) / titles.length)
    work.left = until - Math.round((layers * i) / titles.length)
    fill(newPage(title), work)
  })
}
