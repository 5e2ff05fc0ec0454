import { act, cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { platform, usePlatform } from '../../../../ui/platform/platform.ts'
import { toRunItem } from '../../../../ui/licensing/purchase/run-item.ts'
import type { RunStep } from '../../../../ui/licensing/purchase/run-item.ts'
import { $journal } from '../../../../ui/licensing/purchase/journal.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { LicenseDialog } from '../../../../ui/licensing/views/license-dialog.tsx'
import { journalEntry } from '../../../src/saved-records.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import type { Sent } from '../../quiet-platform.ts'
import { signInWith } from '../../sign-in-with.ts'
import { imageOf, imagesOf } from '../../../image-refs.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  signInWith([])
  const service = 'https://service.test'
  $journal.set([{ ...journalEntry, service, state: 'doubtful' }])
})

afterEach(cleanup)

/** The result of a run with one asset in this state. */
async function pressAfter(step: RunStep, button: string): Promise<void> {
  const item = toRunItem(imageOf(journalEntry.assetId), null, step, null)
  $licensing.set({ state: 'done', items: [item] })
  render(<LicenseDialog />)
  const name = `${button} ${item.name}`
  await userEvent.click(
    screen.getByRole('button', { name: new RegExp(`^${name}`) })
  )
}

it('asks again how a doubtful purchase ended', async () => {
  await pressAfter('doubtful', 'Check again')

  expect($licensing.get()).toMatchObject({ items: [{ step: 'checking' }] })
})

it('gives up a doubtful purchase', async () => {
  await pressAfter('doubtful', 'Stop checking')

  expect(sent).toMatchObject([{ method: 'saveText' }])
})

it('shows layers whose crop to check on the canvas', async () => {
  const cropIds = ['1:2', '1:3']
  const item = toRunItem(imageOf(journalEntry.assetId), null, 'done', null)
  $licensing.set({ state: 'done', items: [{ ...item, uses: 2, cropIds }] })
  render(<LicenseDialog />)

  await userEvent.click(screen.getByRole('button', { name: /Check the crop/ }))

  expect(sent).toMatchObject([
    { method: 'selectNodes', input: { nodeIds: cropIds } }
  ])
})

it.each([
  { step: 'doubtful', button: 'License again' },
  { step: 'elsewhere', button: 'License again' },
  { step: 'elsewhere', button: 'Check again' }
] as const)('plans again: $button, for $step', async ({ step, button }) => {
  await pressAfter(step, button)

  expect($licensing.get()).toEqual({
    state: 'planning',
    assets: imagesOf([journalEntry.assetId])
  })
})

describe('while the first may still be running', () => {
  let now = 0

  beforeEach(() => {
    vi.useFakeTimers()
    now = Date.parse('2026-11-20T12:00:00Z')
    usePlatform({ ...platform(), now: () => now })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function show(step: RunStep, state: 'done' | 'running' = 'done'): void {
    const item = toRunItem(imageOf(journalEntry.assetId), null, step, null)
    const items = [{ ...item, againAt: now + 92_000 }]
    const more = { isStopping: false, question: null }
    $licensing.set(
      state === 'done' ? { state, items } : { state, items, ...more }
    )
    render(<LicenseDialog />)
  }

  async function pass(seconds: number): Promise<void> {
    await act(async () => {
      now += seconds * 1000
      await vi.advanceTimersByTimeAsync(1000)
    })
  }

  function button(): { name: string | null; isDisabled: boolean } {
    const found = screen.getByRole('button', { name: /^License again/ })
    const isDisabled = found.hasAttribute('disabled')
    return { name: found.textContent, isDisabled }
  }

  it.each<RunStep>(['doubtful', 'elsewhere'])(
    'counts down to licensing an asset again that is %s',
    async step => {
      show(step)
      const first = button()
      await pass(91)
      const last = button()
      await pass(1)

      expect(first).toEqual({ name: 'License again in 1:32', isDisabled: true })
      expect(last).toEqual({ name: 'License again in 0:01', isDisabled: true })
      expect(button()).toEqual({ name: 'License again', isDisabled: false })
    }
  )

  it('counts down while it checks how it ended', async () => {
    show('checking', 'running')
    const first = button()
    await pass(95)

    expect(first).toEqual({ name: 'License again in 1:32', isDisabled: true })
    expect(screen.queryByRole('button', { name: /^License again/ })).toBeNull()
  })
})
