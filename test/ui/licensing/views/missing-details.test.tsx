import { cleanup, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noProject } from '../../../../contract/project-fields.ts'
import { $incompletePresses } from '../../../../ui/licensing/details.ts'
import type { PlanItem } from '../../../../ui/licensing/plan/license-plan.ts'
import { $project } from '../../../../ui/licensing/project.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ask, choice, rowOf, toLicense } from '../../shown-plan.tsx'
import { signInWith } from '../../sign-in-with.ts'

beforeEach(() => {
  useQuietPlatform()
  signInWith([])
  $project.set(noProject)
})

afterEach(() => {
  cleanup()
  $licensing.set({ state: 'idle' })
  $incompletePresses.set(0)
  signInWith(null)
})

function priced(
  id: string,
  amount: number | null,
  change: Partial<PlanItem> = {}
): PlanItem {
  return toLicense(id, {
    decision: {
      kind: 'license',
      choice,
      expectedCharge: 1,
      leftAfter: 9,
      isAsWished: true,
      retail: { amount, currency: 'USD' }
    },
    ...change
  })
}

function press(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: /^License \d/ }))
}

function priceOf(id: string): HTMLElement {
  return rowOf(`Picture ${id}`).getByLabelText(/^Retail price/)
}

/** To poll: the focus moves after the next render. */
function hasFocus(find: () => HTMLElement): () => boolean {
  return () => document.activeElement === find()
}

it('focuses the first missing price and says so', async () => {
  ask([priced('1', 20), priced('2', null), priced('3', null)])

  await press()

  await expect.poll(hasFocus(() => priceOf('2'))).toBe(true)
  expect(rowOf('Picture 2').getByRole('alert').textContent).toBe(
    'Enter the price that your customer pays'
  )
  expect(rowOf('Picture 1').queryByRole('alert')).toBeNull()
  expect($licensing.get().state).toBe('confirm')
})

it('focuses it again at the next press', async () => {
  ask([priced('1', null)])
  await press()
  await expect.poll(hasFocus(() => priceOf('1'))).toBe(true)

  await press()

  await expect.poll(hasFocus(() => priceOf('1'))).toBe(true)
})

it('requires no price of an image that waits for a tick', async () => {
  const ticks = [{ kind: 'editorial' as const, isTicked: false }]
  ask([priced('1', null, { ticks }), priced('2', null)])

  await press()

  await expect.poll(hasFocus(() => priceOf('2'))).toBe(true)
  expect(rowOf('Picture 1').queryByRole('alert')).toBeNull()
})

it('focuses a missing price that is out of sight', async () => {
  const ids = Array.from({ length: 1000 }, (_, i) => `${i}`)
  ask(ids.map(id => priced(id, id === '700' ? null : 1)))

  await press()

  await expect.poll(hasFocus(() => priceOf('700'))).toBe(true)
})

it('focuses what is missing first in the dialog', async () => {
  ask([priced('1', null)], { asksFor: ['client'], needsCode: true })
  await press()
  await expect
    .poll(hasFocus(() => screen.getByLabelText('Client (required)')))
    .toBe(true)
  await userEvent.keyboard('ACME')

  await press()

  await expect
    .poll(hasFocus(() => screen.getByLabelText('Verification code (required)')))
    .toBe(true)
})

it('opens the project again when its details are missing', async () => {
  ask([toLicense('1')], { asksFor: ['client'] })
  await press()
  await expect
    .poll(hasFocus(() => screen.getByLabelText('Client (required)')))
    .toBe(true)
  await userEvent.click(screen.getByText('Project'))

  await press()

  await expect
    .poll(hasFocus(() => screen.getByLabelText('Client (required)')))
    .toBe(true)
})

it.each([
  [[null, null], null],
  [[12.5, null], '$12.50'],
  [[12.5, 20], '$32.50'],
  [[0, null], '$0.00']
])('for prices %j shows the total %s', ([one = null, two = null], total) => {
  ask([priced('1', one), priced('2', two)])

  const label = screen.queryByText('Retail total')

  expect(label?.nextElementSibling?.textContent ?? null).toBe(total)
})
