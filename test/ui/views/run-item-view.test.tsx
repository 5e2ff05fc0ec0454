// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toRunItem } from '../../../ui/licensing/run-item.ts'
import type { RunStep } from '../../../ui/licensing/run-item.ts'
import { $journal } from '../../../ui/stores/journal.ts'
import { $licensing } from '../../../ui/stores/licensing.ts'
import { LicenseDialog } from '../../../ui/views/license-dialog.tsx'
import { journalEntry } from '../../src/saved-records.ts'
import { useQuietPlatform } from './quiet-platform.ts'
import type { Sent } from './quiet-platform.ts'
import { signInWith } from './sign-in-with.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  signInWith([])
  const service = 'https://service.test'
  $journal.set([{ ...journalEntry, service, state: 'doubtful' }])
})

afterEach(cleanup)

/** The result of a run in which this became of the one asset. */
async function pressAfter(step: RunStep, button: string): Promise<void> {
  const item = toRunItem(journalEntry.assetId, null, step, null)
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

it('gives a doubtful purchase up', async () => {
  await pressAfter('doubtful', 'Give up')

  expect(sent).toMatchObject([{ method: 'saveText' }])
})

it.each([
  { step: 'doubtful', button: 'License again' },
  { step: 'elsewhere', button: 'License again' },
  { step: 'elsewhere', button: 'Check again' }
] as const)('plans anew: $button, what is $step', async ({ step, button }) => {
  await pressAfter(step, button)

  expect($licensing.get()).toEqual({
    state: 'planning',
    assetIds: [journalEntry.assetId]
  })
})
