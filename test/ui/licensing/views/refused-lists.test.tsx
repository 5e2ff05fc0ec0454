import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type {
  PlanItem,
  PlanReason
} from '../../../../ui/licensing/plan/license-plan.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { $requestDialog } from '../../../../ui/licensing/request-dialog.ts'
import { LicenseDialog } from '../../../../ui/licensing/views/license-dialog.tsx'
import { $view } from '../../../../ui/shell/view.ts'
import { planItemOf } from '../../plan-item-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import type { Sent } from '../../quiet-platform.ts'
import { ask, toLicense } from '../../shown-plan.tsx'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $requestDialog.set(null)
})

afterEach(() => {
  cleanup()
  $licensing.set({ state: 'idle' })
  $requestDialog.set(null)
})

function refused(id: string, reason: PlanReason): PlanItem {
  return planItemOf(id, { kind: 'impossible', reason, detail: null })
}

function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }))
}

it('says a reason once for all its assets', () => {
  ask([
    toLicense('1'),
    refused('2', 'all-used-up'),
    refused('3', 'all-used-up'),
    refused('4', 'being-licensed')
  ])

  const lists = screen
    .getAllByRole('list', { name: /^Can’t be licensed/ })
    .map(list => list.getAttribute('aria-label'))
  expect(screen.getAllByText(/no downloads left/)).toHaveLength(1)
  expect(lists).toEqual(['Can’t be licensed 2', 'Can’t be licensed 1'])
})

it('asks for the same licenses instead', async () => {
  ask([refused('2', 'no-subscriptions'), refused('3', 'no-subscriptions')])

  await press('Request instead')

  expect($requestDialog.get()).toEqual(['2', '3'])
  expect($licensing.get()).toEqual({ state: 'idle' })
})

it('opens the library’s page of plans', async () => {
  ask([refused('2', 'all-used-up')])

  await press('See plans')

  expect(sent.map(one => one.input)).toContainEqual({
    url: 'https://library.test/plans'
  })
})

it('plans again once somebody is back from that page', async () => {
  ask([refused('2', 'all-used-up')])
  await press('See plans')

  dispatchEvent(new Event('focus'))

  const assets = [{ assetId: '2', mediaType: 'image' }]
  expect($licensing.get()).toEqual({ state: 'planning', assets })
})

it('shows what is similar to a removed image', async () => {
  ask([refused('2', 'asset-unavailable')])

  await press('Find similar')

  expect($view.get()).toMatchObject({ name: 'similar', assetId: '2' })
})

it('leads on from a failure for lack of rights', async () => {
  const error = { code: 'token-lacks-scope', message: '' } as const
  const assets = [{ assetId: '2', mediaType: 'image' as const }]
  $licensing.set({ state: 'failed', assets, error })
  render(<LicenseDialog />)

  await press('Request instead')

  expect($requestDialog.get()).toEqual(['2'])
})
