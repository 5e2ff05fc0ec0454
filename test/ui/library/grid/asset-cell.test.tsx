import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { AssetCell } from '../../../../ui/library/grid/asset-cell.tsx'

afterEach(cleanup)

const cell = {
  name: 'Lake',
  url: null,
  clip: null,
  left: 0,
  width: 120,
  height: 80,
  index: 0,
  column: 1,
  badges: [],
  state: undefined,
  isLicensed: false,
  isInView: true,
  isCurrent: true,
  isPicked: false,
  events: {
    open: () => {},
    pick: () => {},
    drag: () => {},
    point: () => {},
    focus: () => {},
    renewClip: () => Promise.resolve([])
  }
}

it('keeps the focus on a running action and runs it once', async () => {
  let runs = 0
  const place = {
    text: 'Place',
    icon: 'place' as const,
    run: () => (runs += 1)
  }
  const { rerender } = render(<AssetCell {...cell} actions={[place]} />)
  const button = screen.getByRole('button', { name: 'Place' })
  await userEvent.click(button)

  rerender(<AssetCell {...cell} actions={[{ ...place, disabled: true }]} />)
  await userEvent.keyboard('{Enter}')

  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(runs).toBe(1)
})

it('shows the key of an action', () => {
  const place = { text: 'Place', icon: 'place', run: () => {} } as const
  const fill = { ...place, text: 'Fill', title: 'Fill 2', shortcut: 'F' }
  render(<AssetCell {...cell} actions={[place, fill]} />)

  const tips = ['Place', 'Fill'].map(name => {
    const button = screen.getByRole('button', { name })
    const { tip, keys } = button.dataset
    return [button.title, tip, keys, button.getAttribute('aria-keyshortcuts')]
  })

  expect(tips).toEqual([
    ['', 'Place', undefined, null],
    ['', 'Fill 2', 'F', 'F']
  ])
})
