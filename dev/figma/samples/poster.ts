import { store } from '../model/record/document-store.ts'
import { box, lay, newPage, rounded, write } from './lay.ts'
import { cropped, fade, filled, solid } from './sample-paints.ts'
import type { Tray } from './tray.ts'

/** One frame for a wide screen, with a second page of tries. */
export function poster(tray: Tray): void {
  store.root.props.documentColorProfile = 'DISPLAY_P3'
  const page = newPage('Poster')
  const sheet = lay(page, 'FRAME', 'Poster A2', box(-420, -594, 840, 1188), {
    fills: solid('f4efe6')
  })
  lay(sheet, 'RECTANGLE', 'Ridge at dusk', box(0, 0, 840, 760), {
    fills: filled(tray.next(), { filters: { contrast: 0.15, saturation: 0.2 } })
  })
  lay(sheet, 'RECTANGLE', 'Fade into paper', box(0, 560, 840, 200), {
    fills: fade('f4efe6', 'f4efe6', 0.35)
  })
  write(sheet, 'Weekend in the mountains', box(56, 796, 728, 72), {
    size: 48,
    style: 'Bold'
  })
  write(sheet, 'Three days, four summits, one hut', box(56, 880, 728, 32), {
    size: 24
  })
  for (let i = 0; i < 3; i += 1) {
    const at = box(56 + i * 248, 944, 232, 156)
    lay(sheet, 'RECTANGLE', `Day ${i + 1}`, at, {
      ...rounded(8),
      fills: cropped(tray.next(), at, { zoom: 1.4, x: 0.5, y: 0.3 + i / 5 })
    })
  }
  write(
    sheet,
    'Meet at the valley station, Friday 7.30',
    box(56, 1124, 500, 24)
  )
  lay(sheet, 'ELLIPSE', 'Sun', box(688, 64, 96, 96), {
    fills: solid('ffd08a', 0.8)
  })
  const tries = newPage('Tries')
  for (let i = 0; i < 4; i += 1) {
    lay(tries, 'RECTANGLE', `Try ${i + 1}`, box(i * 260, 0, 240, 340), {
      fills: filled(tray.next())
    })
  }
}
