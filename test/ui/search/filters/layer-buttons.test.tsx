import { act, cleanup, render, screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FilterChange } from '../../../../ui/api/search-filters.ts'
import { $selection } from '../../../../ui/shell/selection.ts'
import { SizeButtons } from '../../../../ui/search/filters/layer-buttons.tsx'

beforeEach(() => $selection.set({ count: 0, layers: [] }))
afterEach(cleanup)

function select(width: number, height: number): void {
  const layer = { nodeId: '1:2', name: 'Frame', width, height }
  const layers = [{ ...layer, refusal: null, asset: null }]
  $selection.set({ count: 1, layers })
}

it('renders no empty row without a layer size', async () => {
  const { container } = render(<SizeButtons onChange={() => {}} />)
  expect(container.innerHTML).toBe('')

  await act(() => select(300, 200))
  expect(await screen.findAllByRole('button')).toHaveLength(2)
  await act(() => select(50_000, 50_000))

  await waitFor(() => expect(container.innerHTML).toBe(''))
})

it('asks for pictures as large as the layer, and twice that', async () => {
  const changes: FilterChange[] = []
  select(300, 200)
  render(<SizeButtons onChange={change => changes.push(change)} />)

  for (const button of screen.getAllByRole('button')) {
    await userEvent.click(button)
  }

  expect(changes).toEqual([
    { minWidth: 300, minHeight: 200 },
    { minWidth: 600, minHeight: 400 }
  ])
})
