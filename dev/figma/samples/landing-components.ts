import type { NodeRecord } from '../model/node-record.ts'
import { box, lay, rounded, write } from './lay.ts'
import { paintStyle, styledBy } from './sample-style.ts'
import { fade, filled, solid } from './sample-paints.ts'
import type { Tray } from './tray.ts'

/** What the landing page is made of. */
export interface Kit {
  card: NodeRecord
  button: NodeRecord
  fjord: NodeRecord
  night: NodeRecord
  morning: NodeRecord
}

function cardComponent(page: NodeRecord, tray: Tray): NodeRecord {
  const card = lay(page, 'COMPONENT', 'Card / Trip', box(0, 0, 384, 420), {
    ...rounded(16),
    fills: solid('ffffff')
  })
  lay(card, 'RECTANGLE', 'Picture', box(0, 0, 384, 256), {
    fills: filled(tray.next()),
    constraints: { horizontal: 'STRETCH', vertical: 'MIN' }
  })
  write(card, 'Name of the trip', box(24, 280, 336, 32), {
    size: 24,
    style: 'Semi Bold'
  })
  write(card, 'Days, height, how hard', box(24, 320, 336, 24), { size: 16 })
  write(card, 'From 340', box(24, 372, 160, 24), { size: 16, style: 'Medium' })
  return card
}

function buttonComponent(page: NodeRecord, fjord: NodeRecord): NodeRecord {
  const at = box(480, 0, 184, 56)
  const button = lay(page, 'COMPONENT', 'Button / Primary', at, {
    ...rounded(28),
    ...styledBy(fjord)
  })
  write(button, 'See all trips', box(32, 16, 120, 24), {
    size: 16,
    style: 'Medium',
    fills: solid('ffffff')
  })
  return button
}

/** The components' page and the styles of the file. */
export function landingKit(page: NodeRecord, tray: Tray): Kit {
  const fjord = paintStyle('Brand / Fjord', solid('1b4b5a'))
  return {
    card: cardComponent(page, tray),
    button: buttonComponent(page, fjord),
    fjord,
    night: paintStyle('Pictures / Night', filled(tray.next())),
    morning: paintStyle('Pictures / Morning', fade('f6e7d3', 'f4efe6'))
  }
}
