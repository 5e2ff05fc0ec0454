import { imageRef } from '../../image-ref.ts'
import { act, cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noFilter } from '../../../ui/licenses/pick-licenses.ts'
import { $subscriptions } from '../../../ui/account/subscriptions.ts'
import { $file } from '../../../ui/file/check/file.ts'
import {
  $licenseFilter,
  $licenseList
} from '../../../ui/licenses/license-list.ts'
import { $histories } from '../../../ui/holdings/owned.ts'
import { $view } from '../../../ui/shell/view.ts'
import { LicenseListView } from '../../../ui/licenses/license-list-view.tsx'
import { LicensesView } from '../../../ui/licenses/licenses-view.tsx'
import { licenseOf } from '../plan-of.ts'
import { found, ready } from '../checked-file.ts'
import { chooseInMenu } from '../choose-in-menu.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { signInWith } from '../sign-in-with.ts'

beforeEach(() => {
  useQuietPlatform()
  signInWith(null)
  $file.set({ state: 'idle' })
  $licenseFilter.set(noFilter)
  $subscriptions.set({ state: 'idle' })
})

afterEach(cleanup)

function show(
  licenses: ReturnType<typeof licenseOf>[],
  change: { isReading?: boolean; missing?: number } = {}
) {
  const list = {
    state: 'ready' as const,
    licenses,
    isReading: false,
    missing: 0,
    ...change
  }
  $licenseList.set(list)
  render(<LicenseListView list={list} />)
}

function rows(): HTMLElement[] {
  return screen.getAllByRole('listitem')
}

it('asks people to sign in first', async () => {
  render(<LicensesView />)

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect($view.get()).toEqual({ name: 'account' })
})

it('shows licenses with date, number and subscription', () => {
  show([
    licenseOf('1', {
      at: '2026-02-03T12:00:00Z',
      license: 'media_digital',
      subscriptionId: 's9'
    })
  ])

  const [row] = rows()
  expect(row?.textContent).toContain(
    '3 Feb 2026 · Digital media · Medium JPG · Subscription s9 · number\u00a0e-1'
  )
  expect(screen.getByRole('status').textContent).toBe('1 license')
})

it('shows why a license has no file', () => {
  show([
    licenseOf('1', { isDownloadable: false }),
    licenseOf('2', { license: 'footage_comp' }),
    licenseOf('3', { mediaType: 'video' }),
    licenseOf('4')
  ])

  const shown = Object.fromEntries(
    rows().map(row => [
      row.getAttribute('aria-label'),
      within(row).queryAllByRole('button', { name: /^Download/ }).length
    ])
  )
  expect(shown).toEqual({
    'Image 1': 0,
    'Image 2': 0,
    'Video 3': 1,
    'Image 4': 1
  })
  screen.getByText(/doesn’t offer this file again/)
  screen.getByText(/Preview license/)
})

it('links assets that this file uses', async () => {
  ready([found('2')])
  show([licenseOf('1'), licenseOf('2')])

  expect(screen.getAllByText('Used in this file')).toHaveLength(1)
  await chooseInMenu('Image 2', 'Show in file')

  expect($view.get()).toEqual({ name: 'file', asset: imageRef('2') })
})

it('opens an asset, among those that are shown, each once', async () => {
  show([
    licenseOf('1'),
    licenseOf('2'),
    licenseOf('1', { id: 'e-3' }),
    licenseOf('4')
  ])

  await userEvent.click(screen.getByRole('button', { name: 'Open Image 2' }))

  const view = $view.get()
  expect(view).toMatchObject({ name: 'asset', assetId: '2' })
  const items = view.name === 'asset' && view.from?.$items.get()
  expect(items).toMatchObject([
    { assetId: '4' },
    { assetId: '1' },
    { assetId: '2' }
  ])
})

it('filters by words, subscription and days', async () => {
  show([
    licenseOf('1', { at: '2026-01-31T12:00:00Z', subscriptionId: 's1' }),
    licenseOf('2', { at: '2026-02-15T12:00:00Z', subscriptionId: 's2' })
  ])
  const words = screen.getByLabelText('Search your licenses')

  await userEvent.type(words, 'e-1')
  expect(rows()).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('1 of 2 licenses')
  await userEvent.clear(words)
  await userEvent.selectOptions(screen.getByLabelText('Subscription'), 's2')
  expect(rows().map(row => row.getAttribute('aria-label'))).toEqual(['Image 2'])
  await userEvent.type(screen.getByLabelText('From'), '2026-03-01')

  screen.getByText(/No matching licenses/)
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(rows()).toHaveLength(2)
  expect(rows()[0]?.contains(document.activeElement)).toBe(true)
})

it('narrows to what the file does not use, once it is checked', async () => {
  show([licenseOf('1'), licenseOf('2')])
  const shown = () => rows().length

  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Not used in this file' })
  )
  const before = { shown: shown(), state: $file.get().state }
  const status = () => screen.getByRole('status').textContent
  await expect.poll(status).toBe('2 licenses · Checking this file…')
  await act(() => ready([found('1')]))

  expect(before).toEqual({ shown: 2, state: 'checking' })
  await expect.poll(status).toBe('1 of 2 licenses')
  expect(shown()).toBe(1)
})

it('filters up to a day', async () => {
  show([
    licenseOf('1', { at: '2026-01-31T12:00:00Z' }),
    licenseOf('2', { at: '2026-02-15T12:00:00Z' })
  ])

  await userEvent.type(screen.getByLabelText('To'), '2026-01-31')

  expect(rows().map(row => row.getAttribute('aria-label'))).toEqual(['Image 1'])
})

it('renders only the visible part of a long history', () => {
  const licenses = Array.from({ length: 5000 }, (_, i) => licenseOf(String(i)))

  show(licenses)

  expect(rows().length).toBeLessThan(100)
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('5000')
})

it('shows that older licenses are loading, and how many are missing', () => {
  show([licenseOf('1')], { isReading: true, missing: 3 })

  expect(screen.getByRole('status').textContent).toBe(
    '1 license, loading older ones…; 3 more not shown by the library'
  )
})

it('reloads the licenses on request', async () => {
  signInWith([])
  $histories.set({})
  show([licenseOf('1')])

  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))

  expect($licenseList.get()).toEqual({ state: 'loading' })
})

it('shows why the licenses could not be read, and retries', async () => {
  signInWith([])
  $histories.set({})
  render(<LicensesView />)
  const error = { code: 'offline', message: '' } as const
  $licenseList.set({ state: 'failed', error })
  const alert = await screen.findByRole('alert')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(alert.textContent).toMatch(/^Couldn’t read your licenses\S/)
  expect($licenseList.get()).toEqual({ state: 'loading' })
})

it('leads on from no licenses', async () => {
  signInWith([])
  render(<LicensesView />)
  await expect.poll(() => $licenseList.get().state).toBe('loading')
  $licenseList.set({
    state: 'ready',
    licenses: [],
    isReading: false,
    missing: 0
  })

  await screen.findByRole('button', { name: 'Search' })
  await userEvent.click(screen.getByRole('button', { name: 'This file' }))

  expect($view.get().name).toBe('file')
})
