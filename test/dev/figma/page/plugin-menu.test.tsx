// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PluginMenu } from '../../../../dev/figma/page/plugin-menu.tsx'
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
