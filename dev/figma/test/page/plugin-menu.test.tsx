import { cleanup, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { PluginMenu } from '../../page/plugin-menu.tsx'
import { $quick } from '../../page/quick-actions.ts'
import { manifest } from '../open-plugin.ts'
import { menu } from '../open-query.ts'

afterEach(cleanup)

test('goes round by arrow keys, to both ends and to a letter', async () => {
  render(<PluginMenu manifest={{ ...manifest, menu }} />)
  const focused = (): string => document.activeElement?.textContent ?? ''
  screen.getByRole('button', { name: 'Animal…' }).focus()

  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toMatch(/^Quick actions/)
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Animal…')
  await userEvent.keyboard('r')
  expect(focused()).toBe('Run the last command again')
  await userEvent.keyboard('{End}')
  expect(focused()).toMatch(/^Quick actions/)
})

test('asks for the parameters of a plugin without a menu', async () => {
  // The test's browser has no popovers.
  HTMLElement.prototype.hidePopover = () => {}
  const parameters = [{ name: 'Size', key: 'size' }]
  const seen: string[] = []
  onTestFinished($quick.listen(({ kind }) => void seen.push(kind)))
  render(<PluginMenu manifest={{ ...manifest, parameters }} />)

  await userEvent.click(screen.getByRole('button', { name: manifest.name }))

  expect(seen).toContain('starting')
})
