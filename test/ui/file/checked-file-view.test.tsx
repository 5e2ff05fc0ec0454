import { imageRef } from '../../image-ref.ts'
import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $fileStale } from '../../../ui/file/check/file.ts'
import { $isDialogOpen } from '../../../ui/shell/notices.ts'
import { openView } from '../../../ui/shell/view.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { found, pageOf, ready, useOf } from '../checked-file.ts'
import { platform } from '../../../ui/platform/platform.ts'
import { signInWith } from '../sign-in-with.ts'
import { chooseInMenu, openMenu } from '../choose-in-menu.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $fileStale.set(false)
  openView({ name: 'file' })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const noted = {
  v: 1 as const,
  id: 'a',
  assetId: '1',
  mediaType: 'image' as const,
  licenseId: null,
  license: 'standard',
  size: 'huge',
  format: 'jpg',
  licensee: 'Rae',
  at: '2026-11-20T12:00:00Z'
}

it('leaves the controller alone while a dialog is in front', async () => {
  vi.useFakeTimers()
  $fileStale.set(true)
  ready([found('1')])
  $isDialogOpen.set(true)
  render(<FileView />)

  await vi.advanceTimersByTimeAsync(5000)
  const during = sent.length
  $isDialogOpen.set(false)
  await vi.advanceTimersByTimeAsync(600)

  expect(during).toBe(0)
  expect(sent.map(({ method }) => method)).toEqual(['findComps'])
})

it('focuses the requested asset', () => {
  ready([found('1'), found('2', { state: 'licensed' })])
  openView({ name: 'file', asset: imageRef('2') })

  render(<FileView />)

  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Show Picture 2'
  )
})

it.each([
  { license: 'standard', text: 'The only image in this file shows its comp' },
  {
    license: 'premier_editorial_comp',
    text: 'The only image in this file isn’t licensed'
  }
])('treats a recorded license as a claim: $license', ({ license, text }) => {
  ready([found('1', { license: { ...noted, license } })])

  render(<FileView />)

  expect(screen.getByText(text)).toBeTruthy()
})

it('offers to put back an asset that still shows comps too', async () => {
  ready([found('1', { uses: [useOf(), useOf(), useOf()], swapped: 2 })])
  render(<FileView />)

  await chooseInMenu('Picture 1', 'Put comp back')

  expect(screen.getByText('3 uses, 2 licensed')).toBeTruthy()
  expect(sent.map(({ method }) => method)).toContain('putCompsBack')
})

it('does not offer to put back when only comps show', async () => {
  ready([found('1')])
  render(<FileView />)

  expect(await openMenu('Picture 1')).not.toContain('Put comp back')
})

it('checks unwatched pages again before it clears them', async () => {
  ready([found('1', { state: 'licensed' })])
  const { rerender } = render(<FileView />)
  const before = sent.filter(({ method }) => method === 'findComps').length

  ready([found('1', { state: 'licensed' })], {
    pages: [pageOf({ isWatched: false })]
  })
  rerender(<FileView />)

  await vi.waitFor(() => {
    const checks = sent.filter(({ method }) => method === 'findComps')
    expect(checks.length).toBe(before + 1)
    expect(checks.at(-1)?.input).toMatchObject({ scope: 'stale' })
  })
})

it('asks the history again only when licenses in the file changed', async () => {
  signInWith(['1'])
  ready([found('1', { state: 'licensed' })])
  const asked = useAskedAddresses()
  const { rerender } = render(<FileView />)
  await vi.waitFor(() => expect(asked()).toBe(1))

  ready([found('1', { state: 'licensed', uses: [useOf(), useOf()] })])
  rerender(<FileView />)
  await Promise.resolve()
  const same = asked()
  ready([found('1', { state: 'licensed' }), found('2')])
  rerender(<FileView />)

  await vi.waitFor(() => expect(asked()).toBe(2))
  expect(same).toBe(1)
  signInWith(null)
})

/** How often the history was requested. */
function useAskedAddresses(): () => number {
  const fetch = vi.spyOn(platform(), 'fetch')
  return () =>
    fetch.mock.calls.filter(([url]) => url.includes('/licenses')).length
}
