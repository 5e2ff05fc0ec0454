import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import {
  $subscriptions,
  forgetSubscriptions
} from '../../../ui/account/subscriptions.ts'
import type { Subscription } from '../../../ui/api/subscription.ts'
import { markPlaced } from '../../../ui/library/states-in-file.ts'
import { subscriptionOf } from '../plan-of.ts'
import { setActiveSession } from '../../../ui/api/bearer.ts'
import { $fileStale } from '../../../ui/file/check/file.ts'
import { $fileRecords } from '../../../ui/file/check/file-records.ts'
import { $frames } from '../../../ui/file/rights/guarded-frames.ts'
import { $licensing } from '../../../ui/licensing/purchase/licensing.ts'
import { $requestDialog } from '../../../ui/licensing/request-dialog.ts'
import { $saving } from '../../../ui/library/save-request.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { session } from '../../src/saved-records.ts'
import { entryOf } from '../entry-of.ts'
import { assetOf } from '../asset-of.ts'
import { found, ready, useOf } from '../checked-file.ts'
import { noRecords } from '../file-records-of.ts'
import { chooseInMenu } from '../choose-in-menu.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'
import { signInWith } from '../sign-in-with.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $fileRecords.set(noRecords)
  $frames.set(new Map())
  $requestDialog.set(null)
  $licensing.set({ state: 'idle' })
  $fileStale.set(false)
  signInWith(null)
})

afterEach(cleanup)

function planned(): readonly string[] {
  const shown = $licensing.get()
  const assets = 'assets' in shown ? shown.assets : []
  return assets.map(({ assetId }) => assetId)
}

function useSubscriptions(...subscriptions: Subscription[]): void {
  $subscriptions.set({ state: 'ready', subscriptions })
  onTestFinished(forgetSubscriptions)
}

const licensed = { state: 'licensed', license: entryOf() } as const

it.each([
  { what: 'a comp', asset: {}, owned: [], look: 'warning' },
  { what: 'a license', asset: licensed, owned: ['1'], look: 'good' },
  { what: 'a claim', asset: licensed, owned: [], look: 'neutral' },
  {
    what: 'a file without a record',
    asset: { state: 'licensed' as const },
    owned: [],
    look: 'warning'
  }
])('summarizes the file: $what', given => {
  signInWith(given.owned)
  ready([found('1', given.asset)])

  render(<FileView />)

  const [glance] = screen.getAllByRole('status')
  expect(glance?.className).toContain(given.look)
})

it('does not pass a file that has changed since', () => {
  signInWith(['1'])
  $fileStale.set(true)
  ready([found('1', licensed)])

  render(<FileView />)

  const [glance] = screen.getAllByRole('status')
  expect(glance?.className).toContain('warning')
})

it.each([
  { button: 'License Picture 1', assetIds: ['1'] },
  { button: 'License all (2)', assetIds: ['1', '2'] }
])('plans the chosen assets: $button', async ({ button, assetIds }) => {
  ready([found('1'), found('2'), found('3', { isRemoved: true })])
  render(<FileView />)

  await userEvent.click(screen.getByRole('button', { name: button }))

  expect(planned()).toEqual(assetIds)
})

it('offers to swap all when the account holds all the licenses', async () => {
  signInWith(['1', '2'])
  ready([found('1'), found('2')])
  render(<FileView />)

  await userEvent.click(screen.getByRole('button', { name: 'Swap all (2)' }))

  expect(planned()).toEqual(['1', '2'])
  expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull()
})

it('asks for no license that the account holds', async () => {
  signInWith(['1'])
  ready([found('1'), found('2')])
  render(<FileView />)

  await userEvent.click(screen.getByRole('button', { name: /^Request…/ }))

  expect($requestDialog.get()).toEqual(['2'])
})

it('plans the swap of assets already licensed', async () => {
  signInWith(['1'])
  ready([found('1')])
  render(<FileView />)

  await userEvent.click(screen.getByRole('button', { name: 'Swap Picture 1' }))

  expect(planned()).toEqual(['1'])
})

it.each([
  { button: 'Request Picture 1', assetIds: ['1'] },
  { button: 'Request licenses (2)', assetIds: ['1', '2'] }
])(
  'offers a request to people without licensing rights: $button',
  async ({ button, assetIds }) => {
    setActiveSession({ ...session, scopes: ['user.view'], expiresAt: null })
    ready([found('1'), found('2')])
    render(<FileView />)

    await userEvent.click(screen.getByRole('button', { name: button }))

    expect($requestDialog.get()).toEqual(assetIds)
    expect(screen.queryByRole('button', { name: /^License Pic/ })).toBeNull()
  }
)

it('says once why nothing can be licensed, and leads on', async () => {
  signInWith([])
  useSubscriptions(subscriptionOf({ left: 0 }))
  ready([found('1'), found('2')])
  render(<FileView />)

  expect(
    screen.getAllByText('You have no downloads left for this.')
  ).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^License/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'See plans' }))

  expect(sent.map(one => one.input)).toContainEqual({
    url: 'https://library.test/plans'
  })
  expect($licensing.get()).toEqual({ state: 'idle' })
})

it('swaps what is owned even if nothing more can be licensed', async () => {
  signInWith(['1'])
  useSubscriptions()
  ready([found('1'), found('2')])
  render(<FileView />)

  await userEvent.click(screen.getByRole('button', { name: 'Swap all (1)' }))

  expect(planned()).toEqual(['1'])
  expect(
    screen.getByRole('button', { name: 'Request licenses (1)' })
  ).toBeTruthy()
})

it('still licenses all when only some assets are refused', () => {
  signInWith([])
  useSubscriptions(subscriptionOf())
  const video = { mediaType: 'video' } as const
  ready([found('1'), found('2', { asset: assetOf('2', video), ...video })])

  render(<FileView />)

  const names = screen
    .getAllByRole('button', { name: /^(License|Request) P/ })
    .map(one => one.getAttribute('aria-label'))
  expect(names).toEqual(['License Picture 1', 'Request Picture 2'])
  expect(screen.getByRole('button', { name: 'License all (2)' })).toBeTruthy()
})

it('counts a comp at once that was placed since the check', async () => {
  ready([])
  markPlaced([{ assetId: '1', mediaType: 'image' }])

  render(<FileView />)
  await userEvent.click(screen.getByRole('button', { name: 'License all (1)' }))

  expect(planned()).toEqual(['1'])

  expect(
    screen.getByText('The only image in this file isn’t licensed')
  ).toBeTruthy()
  expect(screen.queryByText(/^Nothing to license/)).toBeNull()
  expect(screen.queryByText(/^No images, videos or tracks/)).toBeNull()
})

it('claims nothing about a file that has changed', () => {
  ready([])
  $fileStale.set(true)

  render(<FileView />)

  expect(screen.getByText('Checking what changed…')).toBeTruthy()
  expect(screen.queryByText(/^Nothing to license/)).toBeNull()
})

it('saves an asset to a collection', async () => {
  ready([found('1'), found('2')])
  $saving.set(null)
  render(<FileView />)

  await chooseInMenu('Picture 1', 'Save to a collection')

  expect($saving.get()).toEqual([assetOf('1')])
})

it('reads the records of others when the window gets the focus', () => {
  ready([found('1')])
  render(<FileView />)
  const before = sent.length

  dispatchEvent(new Event('focus'))

  expect(sent.slice(before)).toContainEqual({
    method: 'loadRecords',
    input: { begin: 'request:' }
  })
})

it('warns of an editorial asset by its license while the library is unreachable', async () => {
  const license = entryOf({ isEditorial: true })
  ready([found('1', { asset: null, state: 'licensed', license })])
  $frames.set(new Map([[useOf().nodeId ?? '', [{ id: '2:1', name: 'Ad' }]]]))

  render(<FileView />)
  await userEvent.click(screen.getByRole('button', { name: 'Review Image 1' }))

  expect(screen.getByText('In “Ad”, marked as advertising')).toBeTruthy()
})

it('warns of no other asset on the layer of an editorial one', async () => {
  const asset = { ...assetOf('1'), isEditorial: true }
  ready([found('1', { asset }), found('2')])
  $frames.set(new Map([[useOf().nodeId ?? '', [{ id: '2:1', name: 'Ad' }]]]))

  render(<FileView />)
  for (const unfold of screen.getAllByRole('button', { name: '1 use' })) {
    await userEvent.click(unfold)
  }

  expect(screen.getAllByText('In “Ad”, marked as advertising')).toHaveLength(1)
})
