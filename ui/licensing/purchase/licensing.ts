import { atom } from 'nanostores'
import type { ErrorData } from '../../../contract/errors.ts'
import type { Person } from './person.ts'
import type { LicensePlan } from '../plan/license-plan.ts'
import { changeItem } from './run-item.ts'
import type { ChargeQuestion, RunItem } from './run-item.ts'
import {
  $subscriptions,
  fetchSubscriptions
} from '../../account/subscriptions.ts'
import { noteDialog } from '../../shell/notices.ts'
import { $session } from '../../account/session.ts'

export type Licensing =
  | { state: 'idle' }
  | { state: 'planning'; assetIds: readonly string[] }
  | { state: 'confirm'; plan: LicensePlan; savesVersion: boolean }
  | {
      state: 'running'
      items: readonly RunItem[]
      /** The person stopped it; what is on its way comes to its end. */
      isStopping: boolean
      /** It waits for an answer. */
      question: ChargeQuestion | null
    }
  | { state: 'done'; items: readonly RunItem[] }
  | { state: 'failed'; assetIds: readonly string[]; error: ErrorData }

export const $licensing = atom<Licensing>({ state: 'idle' })

/** How often licenses or swaps, or comps put back, have changed the file. */
export const $fileChanges = atom(0)

$licensing.listen(({ state }) => noteDialog('license', state !== 'idle'))

/** Closes the result. */
export function closeLicensing(): void {
  if ($licensing.get().state === 'done') $licensing.set({ state: 'idle' })
}

/** Tells how it stands with an asset of the run that is shown. */
export function tell(assetId: string, part: Partial<RunItem>): void {
  const shown = $licensing.get()
  if (shown.state !== 'running' && shown.state !== 'done') return
  $licensing.set({ ...shown, items: changeItem(shown.items, assetId, part) })
}

/** Other views show what has changed now. */
export function refreshShown(): void {
  if ($subscriptions.get().state !== 'idle') void fetchSubscriptions()
  noteFileChange()
}

export function noteFileChange(): void {
  $fileChanges.set($fileChanges.get() + 1)
}

/** Null while nobody is signed in. */
export function currentPerson(): Person | null {
  const session = $session.get()
  if (session.state === 'out') return null
  const { userId, userName } = session
  return { userId, userName }
}
