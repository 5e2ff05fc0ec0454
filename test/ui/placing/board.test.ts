import { describe, expect, it } from 'vitest'
import { layBoard } from '../../../ui/placing/board.ts'

const view = { width: 1200, height: 800 }

/** Heights and counts of the rows, from the top. */
function rowsOf({ boxes }: ReturnType<typeof layBoard>) {
  const tops = [...new Set(boxes.map(({ y }) => y))]
  return tops.map(top => boxes.filter(({ y }) => y === top))
}

describe('layBoard', () => {
  it.each([
    ['a wide one half the view', 1.5, view, [600, 400]],
    ['a square one half the view', 1, view, [600, 600]],
    ['a tall one half the view', 0.5, view, [200, 400]],
    ['none under 160', 2, { width: 40, height: 30 }, [160, 80]],
    ['none over 1000', 0.5, { width: 50_000, height: 40_000 }, [500, 1000]],
    ['no side of nothing', 99_999, view, [600, 1]]
  ])('makes %s', (_, aspect, seen, [width = 0, height = 0]) => {
    const { boxes } = layBoard([aspect], seen)

    expect(boxes).toEqual([
      {
        x: -Math.round(width / 2),
        y: -Math.round(height / 2),
        width,
        height
      }
    ])
  })

  it.each([
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [6, [3, 3]],
    [9, [3, 3, 3]],
    [12, [4, 4, 4]]
  ])('breaks %i of one aspect into rows of %j', (count, expected) => {
    const board = layBoard(Array(count).fill(1.5), view)

    expect(rowsOf(board).map(row => row.length)).toEqual(expected)
    const widths = board.boxes.map(({ width }) => width)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  })

  it.each([
    [[1.5, 0.7]],
    [[1.5, 1.5, 0.66, 1, 1.78]],
    [[0.5, 0.5, 0.5, 0.5, 0.5]],
    [[3, 0.3, 3, 0.3]],
    [[10, 10]],
    [[0.1, 0.1, 0.1]],
    [Array.from({ length: 30 }, (_, i) => 0.5 + (i % 5) * 0.4)]
  ])('fills rows of one width with comps of their aspects: %j', aspects => {
    const board = layBoard(aspects, view)

    const rows = rowsOf(board)
    expect(board.boxes).toHaveLength(aspects.length)
    board.boxes.forEach(({ width, height }, i) => {
      const aspect = aspects[i] ?? 0
      const off = Math.min(
        Math.abs(width - height * aspect),
        Math.abs(height - width / aspect)
      )
      expect(off).toBeLessThanOrEqual(1)
    })
    rows.forEach(row => {
      const { x, width } = row.at(-1) ?? { x: 0, width: 0 }
      expect(Math.abs(x + width - board.width / 2)).toBeLessThanOrEqual(1)
      expect(new Set(row.map(({ height }) => height)).size).toBe(1)
      row.slice(1).forEach((box, i) => {
        const before = row[i]
        expect(box.x - (before ? before.x + before.width : 0)).toBe(24)
      })
    })
    rows.slice(1).forEach(([box], i) => {
      const [before] = rows[i] ?? []
      expect((box?.y ?? 0) - (before ? before.y + before.height : 0)).toBe(24)
    })
  })

  it.each([
    [view, 2],
    [view, 5],
    [view, 12],
    [{ width: 400, height: 900 }, 3],
    [{ width: 20_000, height: 10_000 }, 4],
    [{ width: 90, height: 60 }, 4]
  ])('limits the size of each comp, in %o', (seen, count) => {
    const aspects = Array.from({ length: count }, (_, i) => 0.6 + i * 0.2)

    const { boxes } = layBoard(aspects, seen)

    boxes.forEach(({ width, height }) => {
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(159)
      expect(Math.max(width, height)).toBeLessThanOrEqual(1001)
    })
  })

  it('fits into the view', () => {
    const { width, height } = layBoard([1.5, 0.7, 1, 1.5, 0.7, 1], view)

    expect(width).toBeLessThanOrEqual(view.width * 0.9 + 1)
    expect(height).toBeLessThanOrEqual(view.height * 0.9 + 1)
  })
})
