import { expect, it } from 'vitest'
import {
  cellsBetween,
  layOutStrip,
  widthOf
} from '../../../ui/asset/strip-layout.ts'

const layout = { height: 100, gap: 4 }

it('places pictures side by side, each in its aspect', () => {
  const cells = layOutStrip([1.5, 1, 0.75], layout)

  expect(cells).toEqual([
    { index: 0, left: 0, width: 150 },
    { index: 1, left: 154, width: 100 },
    { index: 2, left: 258, width: 75 }
  ])
  expect(widthOf(cells)).toBe(333)
})

it('limits very wide and very tall pictures', () => {
  const widths = layOutStrip([40, 0.01], layout).map(({ width }) => width)

  expect(widths).toEqual([300, 50])
})

it('finds the visible pictures, and the one to keep', () => {
  const cells = layOutStrip([1, 1, 1, 1, 1], layout)

  const shown = cellsBetween(cells, 110, 310, 4)

  expect(shown.map(({ index }) => index)).toEqual([1, 2, 4])
})

it('has no width without pictures', () => {
  expect(widthOf(layOutStrip([], layout))).toBe(0)
})
