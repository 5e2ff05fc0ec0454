import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { App } from '../../../ui/app/app.tsx'
import { $notices } from '../../../ui/shell/notices.ts'
import { $licensing } from '../../../ui/licensing/purchase/licensing.ts'
import { $requestDialog } from '../../../ui/file/requests/requests.ts'
import { $settings } from '../../../ui/shell/settings.ts'
import { openView } from '../../../ui/shell/view.ts'
import { $works } from '../../../ui/shell/progress.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { imagesOf } from '../../image-refs.ts'

let sent: ReturnType<typeof useQuietPlatform> = []

beforeEach(() => {
  sent = useQuietPlatform()
  $notices.set([])
  $works.set(new Map())
  openView({ name: 'search' })
})

afterEach(cleanup)

it('shows the search before the controller has answered', () => {
  render(<App />)

  expect(screen.getByRole('tabpanel', { name: 'Search' })).toBeTruthy()
  expect(screen.getByLabelText('Search images')).toBeTruthy()
})

it('opens each view by its tab', async () => {
  render(<App />)

  await userEvent.click(screen.getByRole('tab', { name: 'Account' }))
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'This file' }))

  expect(await screen.findByRole('progressbar')).toBeTruthy()
  expect(screen.getByRole('tabpanel', { name: 'This file' })).toBeTruthy()
})

it('keeps a dialog open when another is closed', async () => {
  render(<App />)
  $requestDialog.set(['1'])
  $licensing.set({ state: 'planning', assets: imagesOf(['1']) })
  expect(await screen.findByRole('dialog', { name: 'License' })).toBeTruthy()

  $requestDialog.set(null)

  await expect.poll(() => screen.queryAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog', { name: 'License' })).toBeTruthy()
  $licensing.set({ state: 'idle' })
  await expect.poll(() => screen.queryAllByRole('dialog')).toEqual([])
})

it('dismisses a notice', async () => {
  $notices.set([{ id: 1, kind: 'error', text: 'Offline.' }])
  render(<App />)
  expect(screen.getByRole('alert').textContent).toBe('Offline.')

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

  expect($notices.get()).toEqual([])
})

it('becomes a bar with the latest notice, and is restored', async () => {
  render(<App />)
  const panel = screen.getByRole('tabpanel')
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }))

  const bar = await screen.findByRole('region', { name: 'Cleared' })
  $notices.set([{ id: 1, kind: 'info', text: 'Placed.' }])

  await expect.poll(() => bar.textContent).toContain('Placed.')
  const restore = screen.getByRole('button', { name: 'Restore' })
  await userEvent.click(restore)
  await expect.poll(() => bar.isConnected).toBe(false)
  expect(screen.getByRole('tabpanel')).toBe(panel)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Minimize')
  const { width, height } = $settings.get()
  expect(sent.at(-1)?.input).toEqual({ width, height })
})

it('keeps the size within its limits', async () => {
  render(<App />)
  screen.getByRole('button', { name: 'Resize panel' }).focus()

  await userEvent.keyboard('{ArrowDown}')

  const { width, height } = $settings.get()
  expect(sent).toContainEqual({
    method: 'resizePanel',
    input: { width, height }
  })
  expect(width).toBeGreaterThanOrEqual(300)
  expect(height).toBeGreaterThanOrEqual(400)
})
