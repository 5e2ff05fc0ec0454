import type { NodeRecord } from '../model/record/node-record.ts'
import { landingKit } from './landing-components.ts'
import { crops, hero, trips } from './landing-top.ts'
import { footer, partners, map, stories } from './landing-bottom.ts'
import { box, lay, newPage } from './lay.ts'
import { styledBy } from './sample-style.ts'
import { type Paints, filled, solid } from './sample-paints.ts'
import type { Tray } from './tray.ts'

/** How many pictures the large layout shows first; the others repeat some. */
const shown = 40

function smallLayout(
  page: NodeRecord,
  name: string,
  at: [number, number],
  tray: Tray
): void {
  const [x, width] = at
  const frame = lay(page, 'FRAME', name, box(x, 0, width, 2600), {
    fills: solid('f4efe6')
  })
  const hero = box(0, 0, width, 520)
  lay(frame, 'RECTANGLE', 'Hero', hero, { fills: filled(tray.at(2)) })
  for (let i = 0; i < 6; i += 1) {
    const fills: Paints = filled(tray.at(3 + i * 2))
    const card = lay(
      frame,
      'FRAME',
      `Trip ${i + 1}`,
      box(24, 560 + i * 336, width - 48, 312),
      { fills: solid('ffffff') }
    )
    lay(card, 'RECTANGLE', 'Picture', box(0, 0, width - 48, 232), { fills })
  }
}

/** A landing page in three widths that shows forty pictures. */
export function landingPage(tray: Tray): void {
  const page = newPage('Landing page')
  const parts = newPage('Components')
  const kit = landingKit(parts, tray)
  const desk = lay(page, 'FRAME', 'Desktop 1440', box(0, 0, 1440, 5120), {
    ...styledBy(kit.morning)
  })
  hero(desk, kit, tray)
  trips(desk, kit, tray)
  crops(desk, tray)
  stories(desk, tray)
  map(desk, tray)
  partners(desk, kit, tray)
  footer(desk, tray)
  smallLayout(page, 'Tablet 834', [1600, 834], tray)
  smallLayout(page, 'Mobile 390', [2594, 390], tray)
  const spare = lay(page, 'SECTION', 'Not chosen', box(0, 5280, 1440, 480))
  for (let i = 0; i < 5; i += 1) {
    lay(
      spare,
      'RECTANGLE',
      `Not chosen ${i + 1}`,
      box(40 + i * 276, 80, 256, 320),
      {
        fills: filled(tray.at(shown - 5 + i))
      }
    )
  }
}
