import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'preact/hooks'
import { afterEach, expect, it } from 'vitest'
import { TabBar } from '../../../ui/shell/tab-bar.tsx'

afterEach(cleanup)

const tabs = [
  { id: 'search', label: 'Search' },
  { id: 'file', label: 'This file' },
  { id: 'account', label: 'Account' }
] as const

function Tabs() {
  const [current, setCurrent] = useState<'search' | 'file' | 'account'>(
    'search'
  )
  return (
    <TabBar
      tabs={tabs}
      current={current}
      controls="x"
      onOpen={setCurrent}
      onMinimise={() => {}}
    />
  )
}

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}

it('opens a tab by click', async () => {
  render(<Tabs />)

  await userEvent.click(screen.getByRole('tab', { name: 'This file' }))

  expect(selected()).toBe('This file')
})

it('moves between tabs with the arrow keys, round the ends', async () => {
  render(<Tabs />)
  screen.getByRole('tab', { name: 'Search' }).focus()

  await userEvent.keyboard('{ArrowLeft}')
  expect(selected()).toBe('Account')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')

  expect(selected()).toBe('This file')
  expect(document.activeElement?.textContent).toBe('This file')
})

it('moves on from the tab with the focus, shown as current or not', async () => {
  render(<Tabs />)
  screen.getByRole('tab', { name: 'This file' }).focus()

  await userEvent.keyboard('{ArrowRight}')

  expect(selected()).toBe('Account')
})

it('is one stop for the Tab key', () => {
  render(<Tabs />)

  const stops = screen.getAllByRole('tab').filter(tab => tab.tabIndex === 0)

  expect(stops.map(tab => tab.textContent)).toEqual(['Search'])
})
