import { afterEach, expect, it, vi } from 'vitest'
import { showGhost } from '../../../../ui/library/grid/use-drag-out.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A drag of a cell at 100, 50 that began at 130, 70. */
function beginDrag(count: number) {
  vi.useFakeTimers()
  const cell = document.createElement('div')
  cell.getBoundingClientRect = () => new DOMRect(100, 50, 80, 60)
  const given: unknown[] = []
  const kinds: string[] = []
  const dataTransfer = {
    effectAllowed: 'none',
    setData: (kind: string) => kinds.push(kind),
    setDragImage: (...image: unknown[]) =>
      given.push(...image, cell.dataset['ghost'])
  }
  const event = { dataTransfer, currentTarget: cell, clientX: 130, clientY: 70 }
  showGhost(event as unknown as DragEvent, count) // all that it reads
  return { cell, dataTransfer, given, kinds }
}

it('positions the picture as it was grabbed', () => {
  const { cell, dataTransfer, given, kinds } = beginDrag(1)

  expect(given).toEqual([cell, 30, 20, ''])
  expect(dataTransfer.effectAllowed).toBe('copy')
  expect(kinds).toEqual(['application/x-cleared'])
})

it('shows how many are dragged', () => {
  expect(beginDrag(3).given.at(-1)).toBe('3')
})

it('leaves the cell unchanged', () => {
  const { cell } = beginDrag(3)

  vi.runAllTimers()

  expect(cell.dataset['ghost']).toBeUndefined()
})
