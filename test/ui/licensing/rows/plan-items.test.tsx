import { cleanup } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PlanItem } from '../../../../ui/licensing/plan/license-plan.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { $swapPreview } from '../../../../ui/licensing/swap-preview.ts'
import { assetOf } from '../../asset-of.ts'
import { sizeOf } from '../../plan-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ask, choice, openRow, rowOf, toLicense } from '../../shown-plan.tsx'

beforeEach(() => {
  useQuietPlatform()
  $swapPreview.set({ state: 'loading' })
})

afterEach(cleanup)

const choices = [choice, { ...choice, size: 'small' as const }]

function hasSizes(name: string): boolean {
  const label = `Size of ${name}`
  return rowOf(name).queryByRole('combobox', { name: label }) !== null
}

function change(items: PlanItem[]): void {
  const shown = $licensing.get()
  if (shown.state !== 'confirm') throw new Error(shown.state)
  $licensing.set({ ...shown, plan: { ...shown.plan, items } })
}

it('shows name, size and cost of each asset, and more once it is pressed', async () => {
  ask([toLicense('1', { choices }), toLicense('2', { choices })])
  const row = rowOf('Picture 1')
  const closed = hasSizes('Picture 1')

  await openRow('Picture 1')

  expect(closed).toBe(false)
  expect(row.getAllByText('Huge')[0]).toBeTruthy()
  expect(row.getByText('1 download')).toBeTruthy()
  expect(hasSizes('Picture 1')).toBe(true)
  expect(hasSizes('Picture 2')).toBe(false)
})

it('has the tick of an asset on its line', () => {
  ask([toLicense('1'), toLicense('2')])

  expect(
    rowOf('Picture 1').getByRole('checkbox', {
      name: 'License and swap: Picture 1'
    })
  ).toBeTruthy()
})

it('is open where the plan has one asset', () => {
  ask([toLicense('1', { choices })])

  expect(hasSizes('Picture 1')).toBe(true)
})

const license = {
  kind: 'license' as const,
  choice,
  expectedCharge: 1,
  leftAfter: 9,
  isAsWished: true
}
const at = '2026-03-04T10:00:00Z'
const retail = { amount: null, currency: 'USD' }

it.each<[why: string, part: Partial<PlanItem>]>([
  ['a tick is missing', { ticks: [{ kind: 'editorial', isTicked: false }] }],
  ['somebody claims it', { claim: { licensee: 'Sam', at } }],
  ['it is not as chosen', { decision: { ...license, isAsWished: false } }],
  ['a price is missing', { decision: { ...license, retail } }]
])('is open while %s', (_, part) => {
  ask([toLicense('1', { choices, ...part }), toLicense('2', { choices })])

  expect(hasSizes('Picture 1')).toBe(true)
  expect(hasSizes('Picture 2')).toBe(false)
})

it('stays open once nothing is missing any more', async () => {
  const other = toLicense('2')
  const ticks = [{ kind: 'editorial' as const, isTicked: false }]
  ask([toLicense('1', { choices, ticks }), other])

  const ticked = [{ kind: 'editorial' as const, isTicked: true }]
  change([toLicense('1', { choices, ticks: ticked }), other])
  const row = rowOf('Picture 1')
  const isTicked = await row.findByRole('checkbox', {
    name: /^Editorial/,
    checked: true
  })

  expect(isTicked).toBeTruthy()
  expect(hasSizes('Picture 1')).toBe(true)
})

it.each([
  { drawnWidth: 400, text: 'Medium covers it at 2×' },
  { drawnWidth: 900, text: 'Huge covers it at 2×' }
])('says which size is enough: $text', ({ drawnWidth, text }) => {
  const sizes = [
    { ...sizeOf('huge_jpg'), width: 4000 },
    { ...sizeOf('medium_jpg'), width: 1000 },
    { ...sizeOf('small_jpg'), width: 500 }
  ]
  const medium = { ...choice, size: 'medium' as const }
  showWidth(drawnWidth)

  ask([
    toLicense('1', {
      asset: assetOf('1', { sizes }),
      choices: [choice, medium]
    })
  ])

  expect(rowOf('Picture 1').getByText(text)).toBeTruthy()
})

it('says nothing where no size is enough', () => {
  const sizes = [{ ...sizeOf('huge_jpg'), width: 4000 }]
  showWidth(2100)

  ask([toLicense('1', { asset: assetOf('1', { sizes }), choices: [choice] })])

  expect(rowOf('Picture 1').queryByText(/covers it/)).toBeNull()
})

/** As wide as a layer draws its picture. */
function showWidth(drawnWidth: number): void {
  const use = {
    assetId: '1',
    mediaType: 'image' as const,
    id: '1:1',
    mainId: null,
    name: 'Hero',
    pageName: 'Landing',
    holder: 'layer' as const,
    drawnWidth,
    changes: [],
    refusal: null
  }
  $swapPreview.set({ state: 'ready', uses: [use], unreadPages: [] })
}
