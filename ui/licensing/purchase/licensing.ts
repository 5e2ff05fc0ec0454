import { atom } from 'nanostores'
import type { AssetRef } from '../../../contract/document.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { Person } from './person.ts'
import type { LicensePlan } from '../plan/license-plan.ts'
import { changeItem } from './run-item.ts'
import type { ChargeQuestion, RunItem } from './run-item.ts'
import {
  $subscriptions,
  fetchSubscriptions
} from '../../account/subscriptions.ts'
import { setDialogOpen } from '../../shell/notices.ts'
import { $session } from '../../account/session.ts'
import { Latest } from '../../platform/latest.ts'

export type Licensing =
  | { state: 'idle' }
  | { state: 'planning'; assets: readonly AssetRef[] }
  | { state: 'confirm'; plan: LicensePlan; savesVersion: boolean }
  | {
      state: 'running'
      items: readonly RunItem[]
      /** The person stopped it; purchases in flight are completed. */
      isStopping: boolean
      /** It waits for an answer. */
      question: ChargeQuestion | null
    }
  | { state: 'done'; items: readonly RunItem[] }
  | { state: 'failed'; assets: readonly AssetRef[]; error: ErrorData }

export const $licensing = atom<Licensing>({ state: 'idle' })

/** What a start resumes; shown only on request. */
export const $resumed = atom<readonly RunItem[]>([])

/** Counts changes to the file by licensing, swaps and comps put back. */
export const $fileChanges = atom(0)

$licensing.listen(({ state }) => setDialogOpen('license', state !== 'idle'))

/** Shows how a run ended; nothing during another one. */
export function showResult(items: readonly RunItem[]): void {
  if ($licensing.get().state !== 'running') {
    $licensing.set({ state: 'done', items })
  }
}

/** Closes the result. */
export function closeLicensing(): void {
  if ($licensing.get().state === 'done') $licensing.set({ state: 'idle' })
}

/** Updates the state of an asset, in the shown or the resumed run. */
export function updateItem(asset: AssetRef, change: Partial<RunItem>): void {
  $resumed.set(changeItem($resumed.get(), asset, change))
  const shown = $licensing.get()
  if (shown.state !== 'running' && shown.state !== 'done') return
  $licensing.set({ ...shown, items: changeItem(shown.items, asset, change) })
}

function changeRun(
  part: Partial<Extract<Licensing, { state: 'running' }>>
): void {
  const shown = $licensing.get()
  if (shown.state === 'running') $licensing.set({ ...shown, ...part })
}

export function isStopped(): boolean {
  const shown = $licensing.get()
  return shown.state !== 'running' || shown.isStopping
}

const run = new Latest()

/** Shows the items; the signal aborts when the person stops the run. */
export function startRun(items: readonly RunItem[]): AbortSignal {
  $licensing.set({ state: 'running', items, isStopping: false, question: null })
  return run.start()
}

/**
 * Sends nothing more, and ends downloads; purchases in flight are completed and
 * recorded. What is licensed can be swapped later.
 */
export function stopRun(): void {
  run.stop()
  changeRun({ isStopping: true })
  answerRun(false)
}

let answer: (continues: boolean) => void = () => {}

/** Asks whether to continue after a charge above the confirmed one. */
export function askToContinue(question: ChargeQuestion): Promise<boolean> {
  changeRun({ question })
  return new Promise(resolve => (answer = resolve))
}

export function answerRun(continues: boolean): void {
  changeRun({ question: null })
  answer(continues)
}

/** Makes views reload what has changed. */
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
