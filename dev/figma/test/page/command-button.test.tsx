import { cleanup, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Host } from '../../shared/host.ts'
import { CommandButton } from '../../page/command-button.tsx'
import { openPlugin } from '../open-plugin.ts'

let host: Host
let id = ''

beforeEach(async () => {
  host = (await openPlugin()).host
  id = host.user.add('RECTANGLE', { x: 0, y: 0, width: 10, height: 10 })
})

afterEach(cleanup)

function show(): HTMLElement {
  render(<CommandButton icon="undo" chord="Control+Z" host={host} />)
  return screen.getByRole('button', { name: 'Undo' })
}

test('does what its key does', async () => {
  await userEvent.click(show())

  expect(host.node(id)).toBeNull()
})

test('cannot be pressed with a view seat', async () => {
  host.configure({ seat: 'view' })

  expect(show()).toHaveProperty('disabled', true)
})
