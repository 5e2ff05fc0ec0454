import { cleanup, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Host } from '../../../shared/host.ts'
import { PageList } from '../../../sidebar/layers/page-list.tsx'
import { openScene } from '../../open-scene.ts'

let host: Host

beforeEach(async () => {
  host = await openScene()
  host.user.addPage('Second')
  render(<PageList host={host} />)
})

afterEach(cleanup)

function pages(): string[] {
  return host.scene().pages.map(page => page.name)
}

function page(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

test('goes to a page and adds one', async () => {
  await userEvent.click(page('Second'))
  expect(host.scene().pageName).toBe('Second')

  await userEvent.click(page('Add page'))

  expect(pages()).toEqual(['Page 1', 'Second', 'Page 3'])
  expect(host.scene().pageName).toBe('Page 3')
})

test('renames, moves and deletes by keyboard', async () => {
  page('Second').focus()

  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(pages()).toEqual(['Second', 'Page 1'])

  page('Page 1').focus()
  await userEvent.keyboard('{F2}')
  const field = await screen.findByRole('textbox', { name: 'Page name' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Cover{Enter}')
  expect(pages()).toEqual(['Second', 'Cover'])

  const second = await screen.findByRole('button', { name: 'Second' })
  second.focus()
  await userEvent.keyboard('{Delete}')
  expect(pages()).toEqual(['Cover'])
})

test('keeps the last page', async () => {
  await userEvent.click(page('Delete page Page 1'))

  const button = await screen.findByRole('button', {
    name: 'Delete page Second'
  })
  expect(button).toHaveProperty('disabled', true)
})
