import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  $isRead,
  $notices,
  dismissNotice,
  showNotice
} from '../../../ui/shell/notices.ts'
import { NoticesView } from '../../../ui/shell/notices-view.tsx'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => void useQuietPlatform())

afterEach(() => {
  cleanup()
  $notices.set([])
})

it('is read while it is pointed at', async () => {
  showNotice('error', 'It failed.')
  render(<NoticesView />)

  await userEvent.hover(screen.getByRole('alert'))
  const during = $isRead.get()
  await userEvent.unhover(screen.getByRole('alert'))

  expect([during, $isRead.get()]).toEqual([true, false])
})

it('is read while it has the focus, until it is removed', async () => {
  const id = showNotice('error', 'It failed.')
  render(<NoticesView />)

  screen.getByRole('button', { name: 'Dismiss' }).focus()
  const during = $isRead.get()
  dismissNotice(id)

  expect(during).toBe(true)
  await expect.poll(() => $isRead.get()).toBe(false)
})
