import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { IconButton } from '../../../../ui/kit/icon-button.tsx'
import { showTips } from '../../../../ui/kit/tip/show-tips.ts'

beforeEach(() => onTestFinished(showTips()))
afterEach(cleanup)

function renderButtons() {
  render(
    <>
      <IconButton label="Back" icon="back" keys="Esc" onPress={() => {}} />
      <IconButton label="Search again" icon="refresh" onPress={() => {}} />
      <button>Other</button>
    </>
  )
}

function tip(): string | undefined {
  return document.getElementById('tip')?.textContent
}

it('names the button under the pointer, with its key', async () => {
  renderButtons()

  await userEvent.hover(screen.getByRole('button', { name: 'Back' }))
  expect(tip()).toBe('BackEsc')
  await userEvent.hover(screen.getByRole('button', { name: 'Search again' }))
  expect(tip()).toBe('Search again')
  await userEvent.hover(screen.getByRole('button', { name: 'Other' }))

  expect(tip()).toBeUndefined()
})

it('is hidden once the button is pressed', async () => {
  renderButtons()

  await userEvent.click(screen.getByRole('button', { name: 'Back' }))

  expect(tip()).toBeUndefined()
})

it('names the button that a key gives the focus, until the next key', async () => {
  renderButtons()

  await userEvent.tab()
  expect(tip()).toBe('BackEsc')
  await userEvent.keyboard('{Escape}')

  expect(tip()).toBeUndefined()
})
