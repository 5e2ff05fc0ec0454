import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  $subscriptions,
  forgetSubscriptions
} from '../../../../ui/account/subscriptions.ts'
import { $licensedAssets } from '../../../../ui/library/licensed-assets.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { $requestDialog } from '../../../../ui/licensing/request-dialog.ts'
import { LicenseAction } from '../../../../ui/licensing/views/license-action.tsx'
import { assetOf } from '../../asset-of.ts'
import { subscriptionOf } from '../../plan-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { signInWith } from '../../sign-in-with.ts'

beforeEach(() => {
  useQuietPlatform()
  signInWith([])
  $requestDialog.set(null)
})

afterEach(() => {
  cleanup()
  signInWith(null)
  forgetSubscriptions()
  $licensedAssets.set(new Set())
  $licensing.set({ state: 'idle' })
  $requestDialog.set(null)
})

function show(...subscriptions: Parameters<typeof subscriptionOf>): void {
  const all = subscriptions.map(subscriptionOf)
  $subscriptions.set({ state: 'ready', subscriptions: all })
  render(<LicenseAction asset={assetOf('1')} isRequested={false} />)
}

function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }))
}

it('plans a license', async () => {
  show({})

  await press('License')

  expect($licensing.get().state).toBe('planning')
})

it('offers a request where the account cannot license', async () => {
  show()

  await press('Request license')

  expect($requestDialog.get()).toEqual(['1'])
  expect(screen.queryByRole('button', { name: 'License' })).toBeNull()
})

it('still uses a license that the account has', async () => {
  $licensedAssets.set(new Set(['1']))
  show()

  await press('License')

  expect($licensing.get().state).toBe('planning')
})

it('requests nothing twice', async () => {
  $subscriptions.set({ state: 'ready', subscriptions: [] })
  render(<LicenseAction asset={assetOf('1')} isRequested />)

  await press('Requested')

  expect($requestDialog.get()).toBeNull()
  expect(screen.queryByRole('button', { name: /^Request license/ })).toBeNull()
})

it('still licenses what somebody requested', async () => {
  const subscriptions = [subscriptionOf()]
  $subscriptions.set({ state: 'ready', subscriptions })
  render(<LicenseAction asset={assetOf('1')} isRequested />)

  await press('License')

  expect($licensing.get().state).toBe('planning')
})
