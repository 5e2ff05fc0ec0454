import { cleanup, screen, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type {
  PlanChoice,
  PlanDecision
} from '../../../../ui/licensing/plan/license-plan.ts'
import { sizeOf } from '../../plan-of.ts'
import { assetOf } from '../../asset-of.ts'
import { planItemOf } from '../../plan-item-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ask, choice, monthly, rowOf, toLicense } from '../../shown-plan.tsx'

beforeEach(() => void useQuietPlatform())

afterEach(cleanup)

it('leaves editorial assets out until they are ticked', () => {
  const ticks = [{ kind: 'editorial' as const, isTicked: false }]
  ask([toLicense('1', { ticks })])

  const confirm = screen.getByRole<HTMLButtonElement>('button', {
    name: 'License'
  })

  expect(confirm.disabled).toBe(true)
  expect(
    screen.getByRole('checkbox', { name: /^Editorial: I use “Picture 1” for/ })
  ).toBeTruthy()
})

it('shows a hostile name in a claim as plain text', () => {
  const licensee = '\u202eSam\u0000 <b>'
  ask([toLicense('1', { claim: { licensee, at: '' } })])

  expect(screen.getByText(/^Sam <b> recorded in this file that/)).toBeTruthy()
})

it('shows a claim in the file and asks whether to continue', () => {
  const claim = { licensee: 'Sam', at: '2026-03-04T10:00:00Z' }
  const ticks = [{ kind: 'claimed' as const, isTicked: false }]
  ask([toLicense('1', { claim, ticks })])
  const row = rowOf('Picture 1')

  expect(
    row.getByText(/Sam recorded in this file on 4 March 2026 that they/)
  ).toBeTruthy()
  expect(
    row.getByRole('checkbox', {
      name: 'License “Picture 1” anyway'
    })
  ).toBeTruthy()
})

it('names who started licensing an asset, and when', () => {
  const at = '2026-03-04T10:00:00Z'
  const begun = [
    { v: 1 as const, id: 'a.1', attempt: 'a', assetId: '1', who: 'Sam', at },
    { v: 1 as const, id: 'b.1', attempt: 'b', assetId: '1', who: '', at: '' }
  ]

  ask([toLicense('1', { begun })])

  const texts = rowOf('Picture 1').getAllByText(/started licensing this/)
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'Sam started licensing this on 4 March 2026 and may not be done. Ask them first.',
    'Someone started licensing this and may not be done. Ask them first.'
  ])
})

it('includes an asset once everything is ticked', () => {
  const ticked = { kind: 'editorial', isTicked: true } as const
  const open = { kind: 'claimed', isTicked: false } as const
  ask([
    toLicense('1', { ticks: [ticked] }),
    toLicense('2', { ticks: [ticked, open] })
  ])

  const boxes = rowOf('Picture 2').getAllByRole<HTMLInputElement>('checkbox')

  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false])
  expect(screen.getByRole('button', { name: 'License 1 image' })).toBeTruthy()
})

it('counts images and videos apart', () => {
  ask([toLicense('1', { mediaType: 'video' }), toLicense('1'), toLicense('2')])

  expect(
    screen.getByRole('button', { name: 'License 2 images and 1 video' })
  ).toBeTruthy()
})

it('lets the person choose among subscriptions and sizes', () => {
  const other: PlanChoice = {
    ...choice,
    subscriptionId: 's2',
    subscriptionName: 'On demand',
    size: 'small'
  }
  const asset = assetOf('1', { sizes: [sizeOf('huge_jpg')] })
  ask([toLicense('1', { asset, choices: [choice, other] })])

  const texts = ['Size of Picture 1', 'Subscription for Picture 1'].map(name =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(option => option.textContent)
  )

  expect(texts).toEqual([
    ['Huge · 4000 × 3000 px', 'Small'],
    ['Monthly', 'On demand']
  ])
})

it('shows that a choice could not be kept', () => {
  const item = toLicense('1')
  const decision = { ...item.decision, isAsWished: false } as PlanDecision // same
  ask([{ ...item, decision }])

  expect(rowOf('Picture 1').getByText(/no downloads left/)).toBeTruthy()
})

it('offers another license of an owned asset', () => {
  const again = { isChosen: true, knownIds: ['e1'] }
  ask([toLicense('1', { again })])

  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'License “Picture 1” again, although I own it'
  })

  expect(box.checked).toBe(true)
})

it('shows the price of the plan', () => {
  const price = { amount: 9.8, currency: 'USD' }
  const subscription = { ...monthly, price }
  ask([toLicense('1')], {
    charges: [{ subscription, charge: 2, leftAfter: 8 }]
  })

  expect(screen.getByText('2 downloads · $19.60')).toBeTruthy()
})

it('asks for the project only when something is to be licensed', () => {
  ask([
    planItemOf('1', {
      kind: 'impossible',
      reason: 'all-used-up',
      detail: null
    })
  ])

  expect(screen.queryByText('Project')).toBeNull()
})

it('shows the fields that a subscription asks for', () => {
  ask([toLicense('1')], { asksFor: ['client'] })

  const fields = screen.getAllByRole<HTMLInputElement>('textbox')

  expect(fields.map(({ required }) => required)).toEqual([
    false,
    true,
    false,
    false
  ])
  expect(screen.getByText('Client (required)')).toBeTruthy()
})
