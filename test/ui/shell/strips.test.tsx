import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $isDirect } from '../../../ui/api/fetch-public.ts'
import { App } from '../../../ui/app/app.tsx'
import { $isOnline } from '../../../ui/shell/online.ts'
import { openTab } from '../../../ui/shell/view.ts'
import { $works, reportWork } from '../../../ui/shell/progress.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
  $works.set(new Map())
  $isOnline.set(true)
  $isDirect.set(false)
  openTab('search')
})

afterEach(cleanup)

it('shows long work with its count in every place, and cancels it', async () => {
  let cancelled = 0
  const cancel = () => (cancelled += 1)
  render(<App />)
  reportWork('one', { kind: 'place', done: 3, total: 40, cancel })
  const strip = await screen.findByRole('region', { name: 'In progress' })
  await screen.findByText('3 of 40')

  openTab('account')
  reportWork('one', { kind: 'place', done: 4, total: 40, cancel })

  await screen.findByText('4 of 40')
  expect(strip.isConnected).toBe(true)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', {
    name: 'Placing on the canvas'
  })
  expect([bar.value, bar.max]).toEqual([4, 40])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancelled).toBe(1)
})

it('moves its bar with a part of a file, which does not count yet', async () => {
  render(<App />)

  reportWork('one', { kind: 'files', done: 1.4, total: 2 })

  await screen.findByText('1 of 2')
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1.4)
})

it('has a line for each running work', async () => {
  render(<App />)
  reportWork('one', { kind: 'read', done: 150, total: 300 })
  reportWork('two', { kind: 'check', done: 1, total: 3 })
  await expect
    .poll(() =>
      screen
        .queryAllByRole('progressbar')
        .map(bar => bar.getAttribute('aria-label'))
    )
    .toEqual(['Loading the collection', 'Checking pages'])

  reportWork('one', null)
  reportWork('two', null)

  await expect
    .poll(() => screen.queryByRole('region', { name: 'In progress' }))
    .toBeNull()
})

it('shows that the panel is offline until it is online', async () => {
  render(<App />)
  $isOnline.set(false)

  await screen.findByText(/^You’re offline/)
  expect(screen.getByRole('tabpanel', { name: 'Search' })).toBeTruthy()
  $isOnline.set(true)

  await expect.poll(() => screen.queryByText(/^You’re offline/)).toBeNull()
})

it('shows that searches bypass the gateway', async () => {
  render(<App />)

  $isDirect.set(true)

  expect(await screen.findByText(/^The Cleared gateway is down/)).toBeTruthy()
})
