import type { NodeRecord } from '../model/record/node-record.ts'
import { type GridItem, layGrid } from './lay-grid.ts'
import { box, lay, newPage, rounded, write } from './lay.ts'
import { cropped, filled, solid, veiled } from './sample-paints.ts'
import type { Tray } from './tray.ts'

const size = { width: 1920, height: 1080 }

function slide(name: string): GridItem {
  return { type: 'SLIDE', name, ...size }
}

function paint(record: NodeRecord | undefined, fills: readonly Paint[]): void {
  if (record) Object.assign(record.props, { fills })
}

function gallery(on: NodeRecord | undefined, tray: Tray): void {
  if (!on) return
  for (let i = 0; i < 3; i += 1) {
    const at = box(120 + i * 580, 320, 520, 560)
    lay(on, 'RECTANGLE', `Place ${i + 1}`, at, {
      ...rounded(24),
      fills: cropped(tray.next(), at, { zoom: 1.2, x: 0.5, y: 0.4 })
    })
  }
}

/** Two sections of slides: full of a picture, with a gallery, and plain. */
export function deck(tray: Tray): void {
  const page = newPage('Deck')
  const [intro, main] = layGrid(page, [
    { name: 'Intro', items: [slide('Cover')] },
    { name: 'Places', items: [slide('Gallery'), slide('Empty'), slide('End')] }
  ])
  const [cover] = intro || []
  const [places, , end] = main || []
  paint(cover, veiled(tray.next(), '14203a'))
  paint(end, filled(tray.next()))
  gallery(places, tray)
  if (places) {
    write(places, 'Three places', box(120, 120, 900, 96), { size: 72 })
  }
  if (!cover) return
  write(cover, 'The year in pictures', box(120, 480, 1200, 120), {
    size: 96,
    fills: solid('ffffff')
  })
}
