import { expect, test } from 'vitest'
import { isIn, tilesIn } from '../../../canvas/tiles/tile-grid.ts'

test('covers an area with whole tiles, the middle first', () => {
  const tiles = tilesIn({ x: -10, y: 0, width: 600, height: 100 })

  expect(tiles).toEqual([
    { column: 1, row: 0 },
    { column: 0, row: 0 },
    { column: 2, row: 0 },
    { column: -1, row: 0 }
  ])
})

test('knows which tiles an area touches', () => {
  const area = { x: 256, y: 0, width: 256, height: 256 }

  expect(isIn({ column: 1, row: 0 }, area)).toBe(true)
  expect(isIn({ column: 0, row: 0 }, area)).toBe(false)
  expect(isIn({ column: 2, row: 0 }, area)).toBe(false)
  expect(isIn({ column: 1, row: 1 }, area)).toBe(false)
})
