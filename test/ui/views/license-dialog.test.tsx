// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type {
  LicensePlan,
  PlanDecision,
  PlanItem
} from '../../../ui/licensing/license-plan.ts'
import type { RunItem } from '../../../ui/licensing/run-item.ts'
import { $licensing } from '../../../ui/stores/licensing.ts'
import { LicenseDialog } from '../../../ui/views/license-dialog.tsx'
import { assetOf } from './asset-of.ts'
import { useQuietPlatform } from './quiet-platform.ts'
import type { Sent } from './quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
})

afterEach(cleanup)

const monthly = {
  id: 's1',
  name: 'Monthly',
  license: 'standard',
  left: 10,
  limit: 350,
  expiresAt: null,
  renewsAt: null,
  isForImages: true,
  formats: []
}

const choice = {
  subscriptionId: 's1',
  subscriptionName: 'Monthly',
  license: 'standard',
  size: 'huge',
  format: 'jpg'
} as const

function toLicense(
  id: string,
  change: Partial<Extract<PlanDecision, { kind: 'license' }>> = {}
): PlanItem {
  return {
    assetId: id,
    isLeftOut: false,
    asset: assetOf(id),
    decision: {
      kind: 'license',
      choice,
      choices: [choice],
      expectedCharge: 1,
      leftAfter: 9,
      needsAcknowledgement: false,
      acknowledged: false,
      claimedBy: null,
      ...change
    }
  }
}

function ask(items: PlanItem[], change: Partial<LicensePlan> = {}) {
  const plan = {
    id: 'plan',
    items,
    charges: [{ subscription: monthly, charge: 2, leftAfter: 8 }],
    totalCharge: 2,
    ...change
  }
  $licensing.set({ state: 'confirm', plan, savesVersion: true })
  render(<LicenseDialog />)
}

function runItem(step: RunItem['step'], change: Partial<RunItem> = {}) {
  return {
    assetId: step,
    name: `Picture ${step}`,
    picture: null,
    step,
    charge: 1,
    uses: 2,
    text: '',
    loss: '',
    reduced: null,
    error: null,
    ...change
  }
}

function rowOf(name: string) {
  return within(screen.getByRole('listitem', { name }))
}

it('is not there while nothing is licensed', () => {
  $licensing.set({ state: 'idle' })

  render(<LicenseDialog />)

  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows charge, total and what is left before it asks', () => {
  ask([toLicense('1'), toLicense('2')])

  expect(screen.getByRole('dialog', { name: 'License assets' })).toBeTruthy()
  expect(rowOf('Picture 1').getByText('1 download')).toBeTruthy()
  expect(rowOf('Picture 1').getByText('Monthly · Huge JPG')).toBeTruthy()
  expect(
    screen.getAllByRole('definition').map(value => value.textContent)
  ).toEqual(['2 downloads', '8 of 10'])
  expect(screen.getByRole('button', { name: 'License 2 assets' })).toBeTruthy()
})

it('sends nothing when cancelled', async () => {
  ask([toLicense('1')])

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  expect($licensing.get()).toEqual({ state: 'idle' })
  expect(sent).toEqual([])
})

it('leaves editorial assets out until they are ticked', () => {
  const editorial = toLicense('1', { needsAcknowledgement: true })
  ask([{ ...editorial, asset: assetOf('1', { isEditorial: true }) }])

  const confirm = screen.getByRole<HTMLButtonElement>('button', {
    name: 'License 0 assets'
  })

  expect(confirm.disabled).toBe(true)
  expect(
    rowOf('Picture 1').getByRole('checkbox', { name: /Editorial/ })
  ).toBeTruthy()
})

it('can only be closed when nothing can be licensed', async () => {
  const impossible = {
    kind: 'impossible',
    reason: 'no-subscriptions',
    detail: null
  } as const
  const asset = assetOf('1')
  ask([{ assetId: '1', asset, decision: impossible, isLeftOut: false }], {
    charges: [],
    totalCharge: 0
  })
  const buttons = screen.getAllByRole('button').map(one => one.textContent)

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(buttons).toEqual(['Close'])
  expect(screen.queryByText('Total')).toBeNull()
  expect($licensing.get()).toEqual({ state: 'idle' })
})

it('tells what is owned and what cannot be licensed, and why', () => {
  const owned = {
    kind: 'owned',
    licenseId: 'e1',
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    isUnusual: false
  } as const
  const impossible = {
    kind: 'impossible',
    reason: 'vector-only',
    detail: null
  } as const
  ask([
    { assetId: '1', asset: assetOf('1'), decision: owned, isLeftOut: false },
    { assetId: '2', asset: null, decision: impossible, isLeftOut: false }
  ])

  expect(
    within(screen.getByRole('list', { name: 'Already licensed 1' })).getByText(
      'No charge'
    )
  ).toBeTruthy()
  expect(rowOf('Asset 2').getByText(/vector file only/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use licensed file' })).toBeTruthy()
})

it('tells of a claim in the file and asks whether to go on', () => {
  ask([toLicense('1', { claimedBy: 'Sam', needsAcknowledgement: true })])
  const row = rowOf('Picture 1')

  expect(row.getByText(/Sam noted in this file/)).toBeTruthy()
  expect(
    row.getByRole('checkbox', {
      name: 'License it for my account all the same.'
    })
  ).toBeTruthy()
})

it('counts an asset in once it is ticked', () => {
  ask([
    toLicense('1'),
    toLicense('2', { needsAcknowledgement: true, acknowledged: true })
  ])

  const tick = rowOf('Picture 2').getByRole<HTMLInputElement>('checkbox', {
    name: /news or comment|all the same/
  })

  expect(tick.checked).toBe(true)
  expect(screen.getByRole('button', { name: 'License 2 assets' })).toBeTruthy()
})

it('lets the person choose among subscriptions', () => {
  const other = {
    ...choice,
    subscriptionId: 's2',
    subscriptionName: 'On demand'
  }
  ask([toLicense('1', { choices: [choice, other] })])

  const select = screen.getByRole('combobox', {
    name: 'Subscription for Picture 1'
  })

  expect(
    within(select)
      .getAllByRole('option')
      .map(option => option.textContent)
  ).toEqual(['Monthly · Huge JPG', 'On demand · Huge JPG'])
})

it('cannot be pressed again or closed while it sends', () => {
  $licensing.set({
    state: 'running',
    items: [runItem('done'), runItem('checking'), runItem('waiting')]
  })

  render(<LicenseDialog />)
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')

  expect(buttons.map(button => button.disabled)).toEqual([true])
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1)
  expect(rowOf('Picture checking').getByText(/We don’t know yet/)).toBeTruthy()
})

it('tells the outcome of each asset', () => {
  const error = { code: 'plan-used', message: '' } as const
  $licensing.set({
    state: 'done',
    items: [
      runItem('done'),
      runItem('not-placed'),
      runItem('refused', { charge: 0, error })
    ]
  })

  render(<LicenseDialog />)

  expect(screen.getByText('2 of 3 licensed')).toBeTruthy()
  expect(screen.getByText('2 downloads used.')).toBeTruthy()
  expect(
    rowOf('Picture done').getByText('2 layers show the licensed file.')
  ).toBeTruthy()
  expect(rowOf('Picture refused').getByText('Refused')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('leaves a doubtful purchase to the person', () => {
  $licensing.set({
    state: 'done',
    items: [runItem('doubtful', { charge: null })]
  })

  render(<LicenseDialog />)
  const row = rowOf('Picture doubtful')

  expect(row.getAllByRole('button').map(button => button.textContent)).toEqual([
    'Check again',
    'License again',
    'Give up'
  ])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('closes when done', async () => {
  $licensing.set({ state: 'done', items: [runItem('done')] })
  render(<LicenseDialog />)

  await userEvent.click(screen.getByRole('button', { name: 'Done' }))

  expect($licensing.get()).toEqual({ state: 'idle' })
})
