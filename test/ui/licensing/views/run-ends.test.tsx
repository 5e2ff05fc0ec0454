import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toRunItem } from '../../../../ui/licensing/purchase/run-item.ts'
import type { RunItem } from '../../../../ui/licensing/purchase/run-item.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { $requestDialog } from '../../../../ui/licensing/request-dialog.ts'
import { LicenseDialog } from '../../../../ui/licensing/views/license-dialog.tsx'
import { imageRef } from '../../../image-ref.ts'
import { assetOf } from '../../asset-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'

beforeEach(() => void useQuietPlatform())

afterEach(cleanup)

function runOf(assetId: string, change: Partial<RunItem>): RunItem {
  const start = toRunItem(imageRef(assetId), assetOf(assetId), 'done', 0)
  return { ...start, ...change }
}

it('counts swaps of what is owned, in a dialog of that name', () => {
  const items = [
    runOf('1', { isOwned: true, uses: 1 }),
    runOf('2', { isOwned: true, step: 'stopped' })
  ]
  $licensing.set({ state: 'done', items })

  render(<LicenseDialog />)

  const dialog = within(screen.getByRole('dialog', { name: 'Swap comps' }))
  expect(dialog.getByText('1 of 2 swapped')).toBeTruthy()
  expect(dialog.getByText('No downloads used.')).toBeTruthy()
})

it.each(['not-allowed', 'license-refused'] as const)(
  'offers a request for what was refused: %s',
  async code => {
    const error = { code, message: '' }
    const items = [runOf('1', {}), runOf('2', { step: 'refused', error })]
    $licensing.set({ state: 'done', items })
    render(<LicenseDialog />)

    await userEvent.click(
      screen.getByRole('button', { name: 'Request instead' })
    )

    expect($requestDialog.get()).toEqual(['2'])
    expect($licensing.get()).toEqual({ state: 'idle' })
    $requestDialog.set(null)
  }
)

it('offers no request where a detail is missing', () => {
  const error = { code: 'license-refused', message: '' } as const
  const text = 'Your subscription requires a retail price.'
  const item = runOf('1', { step: 'refused', error, text })
  $licensing.set({ state: 'done', items: [item] })

  render(<LicenseDialog />)

  expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull()
})
