import type { NodeRecord, RecordType } from '../model/record/node-record.ts'
import { box, lay } from './lay.ts'
import { solid } from './sample-paints.ts'

const gap = 240

/** What lies in a grid: a slide, or a frame of some size. */
export interface GridItem {
  type: RecordType
  name: string
  width: number
  height: number
}

/** A canvas grid as editing leaves it; what lies in it, by row. */
export function layGrid(
  page: NodeRecord,
  rows: { name: string; items: GridItem[] }[]
): NodeRecord[][] {
  const heights = rows.map(({ items }) =>
    Math.max(0, ...items.map(({ height }) => height))
  )
  const widths = rows.map(({ items }) =>
    items.reduce((sum, { width }) => sum + width + gap, -gap)
  )
  const height = heights.reduce((sum, one) => sum + one + gap, gap)
  const whole = box(0, 0, Math.max(0, ...widths) + 2 * gap, height)
  const grid = lay(page, 'SLIDE_GRID', 'Slide grid', whole)
  let top = gap
  return rows.map(({ name, items }, i) => {
    const size = { width: widths[i] || 0, height: heights[i] || 0 }
    const at = box(gap, top, size.width, size.height)
    const row = lay(grid, 'SLIDE_ROW', name, at)
    top += size.height + gap
    let left = 0
    return items.map(item => {
      const place = box(left, 0, item.width, item.height)
      left += item.width + gap
      return lay(row, item.type, item.name, place, { fills: solid('ffffff') })
    })
  })
}
