import { cleanup, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContextMenu } from '../../canvas/context-menu.tsx'
import { $menu, closeMenu } from '../../canvas/open-menu.ts'
import type { Host } from '../../shared/host.ts'
import type { Session } from '../../session/session.ts'
import { manifest } from '../open-plugin.ts'
import { openScene } from '../open-scene.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }

let host: Host
let id = ''

beforeEach(async () => {
  host = await openScene()
  id = host.user.add('RECTANGLE', box)
  host.user.select([id])
})

afterEach(() => {
  closeMenu()
  cleanup()
})

function open(): void {
  // The menu asks the session for its host and its plugin's name alone.
  const session = { host, plugin: { manifest } } as Session
  render(<ContextMenu session={session} />)
  $menu.set({ x: 10, y: 10 })
}

test('has the focus and goes round by arrow keys and letters', async () => {
  open()
  await screen.findByRole('menu')
  const focused = (): string => document.activeElement?.textContent ?? ''
  expect(focused()).toMatch(/^Undo/)

  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toMatch(/^Select parents/)

  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toMatch(/^Redo/)

  await userEvent.keyboard('g')
  expect(focused()).toMatch(/^Group selection/)
})

test('runs a command and closes', async () => {
  open()

  await userEvent.click(
    await screen.findByRole('menuitem', { name: /^Delete/ })
  )

  expect(host.node(id)).toBeNull()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('closes by Escape', async () => {
  open()
  await screen.findByRole('menu')

  await userEvent.keyboard('{Escape}')

  expect($menu.get()).toBeNull()
})

test('offers no edits with a view seat', async () => {
  host.configure({ seat: 'view' })
  open()

  const item = await screen.findByRole('menuitem', { name: /^Delete/ })
  await userEvent.click(item)

  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(host.node(id)).not.toBeNull()
})
