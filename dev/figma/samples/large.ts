import { randomFrom } from '../shared/random.ts'
import { newRecord } from '../model/record/document-store.ts'
import { freezeDeep } from '../model/record/freeze-deep.ts'
import { box, attach, lay, newPage, placed } from './lay.ts'
import { filled, solid } from './sample-paints.ts'
import type { Tray } from './tray.ts'

const boards = 250
/** With its rows and cells a board is 400 layers. */
const rows = 21
const cells = 18
/** Of this many cells, eight show a picture. */
const lots = 160

/** One page with 100,000 layers, a picture in one of twenty. */
export function large(tray: Tray, seed: number): void {
  const page = newPage('Everything')
  const random = randomFrom(seed)
  const pictures = Array.from({ length: 8 }, () => filled(tray.next()))
  const colors = ['8fb8c9', 'd9c7a3', 'b7c9a5', 'c9a5a5', 'dedede'].map(hex =>
    solid(hex)
  )
  const paper = solid('ffffff')
  const looks = Array.from(
    { length: lots },
    (_, i) => pictures[i] || colors[i % 5] || paper
  )
  // Cells of one look in one column are made of the same values.
  const columns = Array.from({ length: cells }, (_, k) =>
    looks.map(fills =>
      freezeDeep(placed('Cell', box(k * 40, 0, 36, 36), { fills }))
    )
  )
  for (let i = 0; i < boards; i += 1) {
    const at = box((i % 25) * 800, Math.floor(i / 25) * 960, 760, 920)
    const board = lay(page, 'FRAME', `Board ${i + 1}`, at, { fills: paper })
    for (let j = 0; j < rows; j += 1) {
      const place = box(20, 20 + j * 42, 720, 36)
      const row = lay(board, 'FRAME', `Row ${j + 1}`, place, { fills: [] })
      for (const column of columns) {
        const own = column[Math.floor(random() * lots)]
        attach(newRecord('RECTANGLE', own), row)
      }
    }
  }
}
