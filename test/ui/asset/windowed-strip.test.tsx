import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WindowedStrip } from '../../../ui/asset/windowed-strip.tsx'
import type { Place } from '../../../ui/shell/view.ts'

const onOpen = vi.fn<(index: number) => void>()
const onNearEnd = vi.fn<() => void>()

beforeEach(() => vi.clearAllMocks())

afterEach(cleanup)

function show(count: number, cell = 0): Place {
  const place = { scroll: 0, cell }
  const items = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Picture ${index}`,
    aspect: 1
  }))
  render(
    <WindowedStrip
      label="Similar"
      items={items}
      isComplete
      place={place}
      urlFor={index => `https://media.test/${index}.jpg`}
      onOpen={onOpen}
      onNearEnd={onNearEnd}
    />
  )
  return place
}

function focused(): string | null {
  return document.activeElement?.getAttribute('aria-label') ?? null
}

it('renders nearby pictures, and reports the count', () => {
  show(200)

  const items = screen.getAllByRole('listitem')
  expect(items.length).toBeLessThan(20)
  expect(items[0]?.getAttribute('aria-setsize')).toBe('200')
})

it('moves by arrow keys, End and Home, and keeps its position', async () => {
  const place = show(100)
  await userEvent.tab()
  expect(focused()).toBe('Picture 0')

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(focused()).toBe('Picture 1')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Picture 99')
  expect(place.cell).toBe(99)
  await userEvent.keyboard('{ArrowRight}{Home}')
  expect(focused()).toBe('Picture 0')
})

it('is one stop for Tab, at the last focused picture', async () => {
  show(10, 3)

  await userEvent.tab()
  expect(focused()).toBe('Picture 3')
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledWith(3)
  await userEvent.tab()

  expect(document.activeElement).toBe(document.body)
})

it('asks for more only when its end is near', () => {
  show(200)
  expect(onNearEnd).not.toHaveBeenCalled()
  cleanup()

  show(4)

  expect(onNearEnd).toHaveBeenCalled()
})

it('keeps the arrow keys to itself at its ends', async () => {
  const passed: string[] = []
  addEventListener('keydown', note)
  function note({ key, defaultPrevented }: KeyboardEvent): void {
    if (!defaultPrevented) passed.push(key)
  }
  show(2)
  await userEvent.tab()
  passed.length = 0

  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}')
  removeEventListener('keydown', note)

  expect(passed).toEqual([])
})
