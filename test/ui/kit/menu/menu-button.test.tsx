import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MenuButton } from '../../../../ui/kit/menu/menu-button.tsx'

let chosen: string[] = []

beforeEach(() => {
  chosen = []
  render(
    <>
      <MenuButton
        label="More"
        items={['Details', 'Save', 'Ignore'].map(text => ({
          text,
          run: () => void chosen.push(text)
        }))}
      />
      <button type="button">After</button>
    </>
  )
})

afterEach(cleanup)

const opener = () => screen.getByRole('button', { name: 'More' })
const focused = () => document.activeElement?.textContent

it('is a menu button', async () => {
  const before = opener().getAttribute('aria-expanded')

  await userEvent.click(opener())

  const menu = screen.getByRole('menu', { name: 'More' })
  expect(before).toBe('false')
  expect(opener().getAttribute('aria-haspopup')).toBe('menu')
  expect(opener().getAttribute('aria-expanded')).toBe('true')
  expect(opener().getAttribute('aria-controls')).toBe(menu.id)
  expect(focused()).toBe('Details')
})

it.each([
  { opens: '{Enter}', keys: '', at: 'Details' },
  { opens: '{ArrowDown}', keys: '', at: 'Details' },
  { opens: '{ArrowUp}', keys: '', at: 'Ignore' },
  { opens: '{ArrowDown}', keys: '{ArrowDown}', at: 'Save' },
  { opens: '{ArrowDown}', keys: '{ArrowUp}', at: 'Ignore' },
  { opens: '{ArrowUp}', keys: '{ArrowDown}', at: 'Details' },
  { opens: '{ArrowDown}', keys: '{End}', at: 'Ignore' },
  { opens: '{ArrowUp}', keys: '{Home}', at: 'Details' },
  { opens: '{ArrowDown}', keys: 'i', at: 'Ignore' },
  { opens: '{ArrowDown}', keys: 'x', at: 'Details' }
])('moves by keys: $opens$keys', async ({ opens, keys, at }) => {
  opener().focus()

  await userEvent.keyboard(`${opens}${keys}`)

  expect(focused()).toBe(at)
})

it('runs an item after the focus is back on the button', async () => {
  opener().focus()

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')

  expect(chosen).toEqual(['Save'])
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

it('closes with Esc, which nothing else hears', async () => {
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => void heard.push(key)
  addEventListener('keydown', hear)
  await userEvent.click(opener())

  await userEvent.keyboard('{Escape}')

  removeEventListener('keydown', hear)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(opener())
  expect(heard).toEqual([])
})

it('closes with Tab, which moves on from the button', async () => {
  await userEvent.click(opener())

  await userEvent.tab()

  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('After')
})

it('closes on a press elsewhere and on the button', async () => {
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'After' }))
  const elsewhere = screen.queryByRole('menu')
  await userEvent.click(opener())
  await userEvent.click(opener())

  expect(elsewhere).toBeNull()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(chosen).toEqual([])
})
