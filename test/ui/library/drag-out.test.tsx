import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DragEnd } from '../../../ui/platform/platform.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { clearPicked, togglePicked } from '../../../ui/library/picked.ts'
import { $search } from '../../../ui/search/query/search.ts'
import { SearchView } from '../../../ui/search/search-view.tsx'
import { assetOf } from '../asset-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

const assets = ['0', '1', '2'].map(id => assetOf(id))
let dropped: DragEnd[] = []

// happy-dom lacks it; Preact asks for it to know the event's name.
Object.assign(HTMLElement.prototype, { ondragstart: null })

beforeEach(() => {
  useQuietPlatform()
  dropped = []
  usePlatform({ ...platform(), drop: end => void dropped.push(end) })
  clearPicked()
  const rest = { total: 3, dropped: 0, more: 'none' } as const
  $search.set({ state: 'ready', query: 'lake', assets, ...rest })
})

afterEach(cleanup)

/** Starts to drag a result; returns the drag image and the count. */
function drag(index: number): { cell: Element; shown: unknown[] } {
  const cell = screen.getAllByRole('gridcell')[index]
  if (!cell) throw new Error(`There is no result ${index}.`)
  const shown: unknown[] = []
  const dataTransfer = {
    setData() {},
    setDragImage: (image: HTMLElement) =>
      shown.push(image, image.dataset['ghost'])
  }
  fireEvent.dragStart(cell, { dataTransfer })
  return { cell, shown }
}

function endAt(clientX: number, clientY: number): MouseEvent {
  return new MouseEvent('dragend', { clientX, clientY, bubbles: true })
}

it('shows the picture at the pointer, outside the panel too', () => {
  render(<SearchView />)

  const { cell, shown } = drag(1)

  expect(shown).toEqual([cell, ''])
})

it('shows how many are dragged together', () => {
  assets.slice(0, 2).forEach(togglePicked)
  render(<SearchView />)

  const { cell, shown } = drag(1)

  expect(shown).toEqual([cell, '2'])
})

it('reports where the drag ended', () => {
  render(<SearchView />)
  const { cell } = drag(1)

  fireEvent(cell, endAt(-40, 300))

  expect(dropped).toEqual([
    { clientX: -40, clientY: 300, dragId: expect.any(String) }
  ])
})

it('reports no drop over the panel', () => {
  render(<SearchView />)
  const { cell } = drag(1)

  fireEvent(cell, new Event('drop', { bubbles: true }))
  fireEvent(cell, endAt(40, 300))

  expect(dropped).toEqual([])
})
