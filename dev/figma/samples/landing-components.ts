import { checkEffects } from '../nodes/checks/check-effect.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { box, lay, rounded, write } from './lay.ts'
import { paintStyle, styledBy } from './sample-style.ts'
import { fade, filled, solid } from './sample-paints.ts'
import type { Tray } from './tray.ts'

const softShadow = checkEffects('sample', [
  {
    type: 'DROP_SHADOW',
    color: { r: 0, g: 0, b: 0, a: 0.2 },
    offset: { x: 0, y: 4 },
    radius: 16,
    spread: 0,
    visible: true,
    blendMode: 'NORMAL'
  }
])

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
    fills: solid('ffffff'),
    effects: softShadow
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

/** A set of two states; the first is what the page shows. */
function buttonSet(page: NodeRecord, fjord: NodeRecord): NodeRecord {
  const set = lay(page, 'COMPONENT_SET', 'Button', box(480, 0, 224, 176), {
    fills: []
  })
  const [rest] = ['Rest', 'Hover'].map((state, i) => {
    const at = box(20, 20 + i * 80, 184, 56)
    const button = lay(set, 'COMPONENT', `State=${state}`, at, {
      ...rounded(28),
      ...(i === 0 ? styledBy(fjord) : { fills: solid('2a6b7f') })
    })
    write(button, 'See all trips', box(32, 16, 120, 24), {
      size: 16,
      style: 'Medium',
      fills: solid('ffffff')
    })
    return button
  })
  return rest || set
}

/** The components' page and the styles of the file. */
export function landingKit(page: NodeRecord, tray: Tray): Kit {
  const fjord = paintStyle('Brand / Fjord', solid('1b4b5a'))
  return {
    card: cardComponent(page, tray),
    button: buttonSet(page, fjord),
    fjord,
    night: paintStyle('Pictures / Night', filled(tray.next())),
    morning: paintStyle('Pictures / Morning', fade('f6e7d3', 'f4efe6'))
  }
}
