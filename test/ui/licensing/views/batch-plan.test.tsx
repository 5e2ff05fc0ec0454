import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PreviewedUse } from '../../../../contract/swapping.ts'
import type { PlanItem } from '../../../../ui/licensing/plan/license-plan.ts'
import {
  $leftOut,
  $swapPreview
} from '../../../../ui/licensing/swap-preview.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { LicenseDialog } from '../../../../ui/licensing/views/license-dialog.tsx'
import { planItemOf } from '../../plan-item-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { openRow, rowOf, toLicense } from '../../shown-plan.tsx'

beforeEach(() => {
  useQuietPlatform()
  $swapPreview.set({ state: 'loading' })
  $leftOut.set(new Map())
})

afterEach(cleanup)

function ownedOf(assetId: string, isLeftOut = false): PlanItem {
  const decision = {
    kind: 'owned',
    licenseId: `e${assetId}`,
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    sizes: ['huge']
  } as const
  return planItemOf(assetId, decision, { isLeftOut })
}

function ask(...items: PlanItem[]): void {
  const plan = {
    id: 'plan',
    items,
    charges: [],
    totalCharge: 0,
    asksFor: []
  }
  $licensing.set({ state: 'confirm', plan, savesVersion: true })
  render(<LicenseDialog />)
}

function useOf(assetId: string, id: string): PreviewedUse {
  return {
    assetId,
    mediaType: 'image',
    id,
    mainId: null,
    name: 'Hero',
    pageName: 'Landing',
    holder: 'layer',
    changes: [],
    refusal: null
  }
}

const version = { name: 'Save to version history first' }

it('names a version before a batch unless it is unticked', async () => {
  ask(ownedOf('1'), ownedOf('2'))
  const tick = screen.getByRole<HTMLInputElement>('checkbox', version)
  const before = tick.checked

  await userEvent.click(tick)

  expect(before).toBe(true)
  expect($licensing.get()).toMatchObject({ savesVersion: false })
})

it('asks for no version of a single asset', () => {
  ask(ownedOf('1'), ownedOf('2', true))

  expect(screen.queryByRole('checkbox', version)).toBeNull()
})

it('shows included and left-out assets', () => {
  ask(ownedOf('1'), ownedOf('2', true))

  const boxes = ['Picture 1', 'Picture 2'].map(name =>
    rowOf(name).getByRole<HTMLInputElement>('checkbox', {
      name: `Swap: ${name}`
    })
  )
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false])
  expect(rowOf('Picture 2').getByText('Excluded')).toBeTruthy()
  expect(
    screen.getByRole('button', { name: 'Swap 1 comp, no charge' })
  ).toBeTruthy()
})

it('shows the total beside the button that licenses', () => {
  ask(ownedOf('1'), ownedOf('2'))

  const button = screen.getByRole('button', {
    name: 'Swap 2 comps, no charge'
  })
  const foot = within(button.parentElement ?? document.body)

  expect(foot.getByLabelText('Total')).toBeTruthy()
})

it('is titled as the swap that it is', () => {
  ask(ownedOf('1'), ownedOf('2'))

  expect(screen.getByRole('dialog', { name: 'Swap comps' })).toBeTruthy()
})

it('names both what is licensed and what is swapped', () => {
  ask(ownedOf('1'), toLicense('2'), toLicense('3'))

  const dialog = screen.getByRole('dialog', { name: 'License and swap' })
  const name = 'License 2 images, swap 1 comp'
  expect(within(dialog).getByRole('button', { name })).toBeTruthy()
})

it('calls nothing a swap that the file does not show', () => {
  $swapPreview.set({ state: 'ready', uses: [], unreadPages: [] })
  ask(ownedOf('1'))

  expect(screen.getByRole('dialog', { name: 'License' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use licensed file' })).toBeTruthy()
})

it('offers nothing to confirm when all are left out', () => {
  ask(ownedOf('1', true), ownedOf('2', true))

  const confirm = screen
    .getAllByRole<HTMLButtonElement>('button')
    .find(({ textContent }) => textContent !== 'Cancel')

  expect(confirm?.disabled).toBe(true)
})

it.each([
  ['nothing while a use of each is swapped', {}, [], null],
  ['one asset', { '2': ['1:2'] }, [], 'No layers will change for 1 image'],
  ['all', { '1': ['1:1'], '2': ['1:2'] }, [], 'No layers will change'],
  ['nothing while a page is not read', { '2': ['1:2'] }, ['Archive'], null]
])('shows in advance what is not swapped: %s', (_, leftOut, unread, text) => {
  const uses = [useOf('1', '1:1'), useOf('2', '1:2')]
  const unreadPages = unread.map(name => ({ pageId: name, name }))
  $swapPreview.set({ state: 'ready', uses, unreadPages })
  $leftOut.set(new Map(Object.entries(leftOut)))

  ask(ownedOf('1'), ownedOf('2'))

  const hint = screen.queryByText(/^No layers will change/)
  expect(hint?.textContent ?? null).toBe(text)
})

it('shows how many layers use each asset', async () => {
  const uses = [useOf('1', '1:1'), useOf('1', '1:2'), useOf('2', '1:3')]
  $swapPreview.set({ state: 'ready', uses, unreadPages: [] })

  ask(ownedOf('1'), ownedOf('2'))

  await openRow('Picture 1')
  await openRow('Picture 2')

  expect(rowOf('Picture 1').getByText('Used in 2 layers')).toBeTruthy()
  expect(rowOf('Picture 2').getByText('Used in 1 layer')).toBeTruthy()
})

it('does not count a use that cannot be swapped', () => {
  const use = { ...useOf('1', '1:1'), refusal: 'from-library' as const }
  $swapPreview.set({ state: 'ready', uses: [use], unreadPages: [] })

  ask(ownedOf('1'))

  expect(screen.getByText('No layers will change')).toBeTruthy()
})
