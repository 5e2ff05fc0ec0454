import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultSettings } from '../../../contract/settings.ts'
import { App } from '../../../ui/app/app.tsx'
import { play, stop } from '../../../ui/library/player/play.ts'
import { $notices } from '../../../ui/shell/notices.ts'
import { $licensing } from '../../../ui/licensing/purchase/licensing.ts'
import { $requestDialog } from '../../../ui/licensing/request-dialog.ts'
import { $settings } from '../../../ui/shell/settings.ts'
import { openView } from '../../../ui/shell/view.ts'
import { $works } from '../../../ui/shell/progress.ts'
import { drawn } from '../library/player/drawn.ts'
import { ScriptedAudio } from '../library/player/scripted-audio.ts'
import { trackOf } from '../library/player/track-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { imagesOf } from '../../image-refs.ts'

let sent: ReturnType<typeof useQuietPlatform> = []

beforeEach(() => {
  sent = useQuietPlatform()
  $notices.set([])
  $works.set(new Map())
  openView({ name: 'search' })
  $settings.set(defaultSettings)
})

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

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

it('plays and pauses the current track in the bar', async () => {
  const audio = new ScriptedAudio()
  render(<App />)
  const track = trackOf('audio 440103', { title: 'Night drive' })
  play(track, [track])
  audio.begin()
  await drawn()
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }))
  const bar = within(await screen.findByRole('region', { name: 'Cleared' }))
  const during = audio.sounding()

  await userEvent.click(bar.getByRole('button', { name: 'Pause Night drive' }))
  const paused = audio.sounding()
  await userEvent.click(bar.getByRole('button', { name: 'Play Night drive' }))

  expect([during, paused, audio.sounding()]).toEqual([
    'audio 440103.mp3',
    null,
    'audio 440103.mp3'
  ])
  stop()
  await drawn()
  expect(bar.getAllByRole('button')).toHaveLength(1)
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
