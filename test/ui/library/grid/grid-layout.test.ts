import { expect, it } from 'vitest'
import {
  heightOf,
  layOutResults,
  rowsBetween
} from '../../../../ui/library/grid/grid-layout.ts'

const options = { width: 344, gap: 4, rowHeight: 110, isComplete: true }

function aspectsOf(count: number): number[] {
  const cycle = [1.5, 0.67, 1.33, 1, 1.78, 0.75, 3.2]
  return Array.from({ length: count }, (_, index) => cycle[index % 7] ?? 1)
}

it('fills the width of every row but the last', () => {
  const rows = layOutResults(aspectsOf(500), options)

  rows.slice(0, -1).forEach(row => {
    const end = row.cells.at(-1)
    expect((end?.left ?? 0) + (end?.width ?? 0)).toBeCloseTo(344, 5)
  })
})

it('keeps rows near the wanted height', () => {
  const heights = layOutResults(aspectsOf(500), options)
    .slice(0, -1)
    .map(row => row.height)

  expect(Math.min(...heights)).toBeGreaterThan(70)
  expect(Math.max(...heights)).toBeLessThan(190)
})

it('places every result once and in order', () => {
  const cells = layOutResults(aspectsOf(83), options).flatMap(row => row.cells)

  expect(cells.map(cell => cell.index)).toEqual(
    Array.from({ length: 83 }, (_, index) => index)
  )
})

it('lets no row overlap the next', () => {
  const rows = layOutResults(aspectsOf(100), options)

  rows.slice(1).forEach((row, index) => {
    const before = rows[index]
    expect(row.top).toBe((before?.top ?? 0) + (before?.height ?? 0) + 4)
  })
})

it('holds back a last row that more results may fill', () => {
  const open = layOutResults([1.5], { ...options, isComplete: false })
  const complete = layOutResults([1.5], options)

  expect(open).toEqual([])
  expect(complete).toHaveLength(1)
})

it('moves no row when more results arrive', () => {
  const part = layOutResults(aspectsOf(60), { ...options, isComplete: false })
  const whole = layOutResults(aspectsOf(120), { ...options, isComplete: false })

  expect(whole.slice(0, part.length)).toEqual(part)
})

it('finds the rows of a range', () => {
  const rows = layOutResults(aspectsOf(10_000), options)
  const middle = heightOf(rows) / 2

  const shown = rowsBetween(rows, middle, middle + 600)

  expect(shown.length).toBeGreaterThan(3)
  expect(shown.length).toBeLessThan(10)
  expect(shown[0]?.top).toBeLessThanOrEqual(middle)
  expect(shown.at(-1)?.top).toBeLessThan(middle + 600)
})

it('has no height without results', () => {
  expect(heightOf(layOutResults([], options))).toBe(0)
  expect(rowsBetween([], 0, 500)).toEqual([])
})
