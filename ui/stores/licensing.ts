import { atom } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorCode, ErrorData } from '../../contract/errors.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { SwapBatch } from '../../contract/swapping.ts'
import type { Person } from '../licensing/finish.ts'
import { createAttemptId } from '../licensing/journal-entry.ts'
import { isLicensed } from '../licensing/license-plan.ts'
import type { LicensePlan } from '../licensing/license-plan.ts'
import { lookFirst } from '../licensing/look.ts'
import { makePlan } from '../licensing/plan.ts'
import type { Findings, Wish } from '../licensing/plan.ts'
import { changeItem, isOver } from '../licensing/run-item.ts'
import type { RunItem } from '../licensing/run-item.ts'
import { runPlan, toRunItems } from '../licensing/run.ts'
import { replaceItem, toBatches } from '../licensing/to-batch.ts'
import { controller } from '../controller.ts'
import { wordsForVersion } from '../words-for-swaps.ts'
import { $subscriptions, fetchSubscriptions } from './account.ts'
import { $file, recheckFile } from './file.ts'
import { deleteEntry, openEntries } from './journal.ts'
import { leftOutOf, lookAtSwaps, stopLooking } from './look.ts'
import { $isDialogOpen, showError } from './notices.ts'
import { $session } from './session.ts'
import {
  $batches,
  addBatches,
  batchesWritten,
  changeItems,
  loadBatches
} from './swap-batches.ts'

export type Licensing =
  | { state: 'idle' }
  | { state: 'planning'; assetIds: readonly string[] }
  | { state: 'confirm'; plan: LicensePlan; savesVersion: boolean }
  | { state: 'running'; items: readonly RunItem[] }
  | { state: 'done'; items: readonly RunItem[] }
  | { state: 'failed'; assetIds: readonly string[]; error: ErrorData }

export const $licensing = atom<Licensing>({ state: 'idle' })

$licensing.listen(({ state }) => $isDialogOpen.set(state !== 'idle'))

let planning = new AbortController()
let findings: Findings | null = null
let wishes = new Map<string, Wish>()
const usedPlans = new Set<string>()

/** Looks first, then shows what it would take; nothing is licensed yet. */
export function planLicenses(assetIds: readonly string[]): Promise<void> {
  return plan(assetIds, false)
}

/** A fresh plan; what was doubtful may be licensed again. */
export function retryLicensing(assetIds: readonly string[]): Promise<void> {
  return plan(assetIds, true)
}

export function chooseSubscription(
  assetId: string,
  subscriptionId: string
): void {
  wish(assetId, { subscriptionId })
}

/** The tick for an editorial or claimed asset. */
export function acknowledgeEditorial(
  assetId: string,
  acknowledged: boolean
): void {
  wish(assetId, { acknowledged })
}

/** Keeps one asset of the plan as it is. */
export function leaveOutAsset(assetId: string, isLeftOut: boolean): void {
  wish(assetId, { isLeftOut })
}

/** Whether a version of the file is named before a batch. */
export function chooseVersion(savesVersion: boolean): void {
  const shown = $licensing.get()
  if (shown.state === 'confirm') $licensing.set({ ...shown, savesVersion })
}

/** Carries out the plan that is shown; a second press does nothing. */
export async function confirmLicenses(): Promise<void> {
  const shown = $licensing.get()
  if (shown.state !== 'confirm') return
  const { plan, savesVersion } = shown
  const assetIds = plan.items.map(({ assetId }) => assetId)
  const person = currentPerson()
  if (!person) return fail(assetIds, 'signed-out')
  if (usedPlans.has(plan.id)) return fail(assetIds, 'plan-used')
  usedPlans.add(plan.id)
  const open = openEntries(person.userId)
  $licensing.set({ state: 'running', items: toRunItems(plan) })
  try {
    await forgetReplaced(plan, open)
    const batches = toBatches(plan, person.userId, leftOutOf)
    const count = batches.flatMap(({ items }) => items).length
    if (savesVersion && count > 1) await saveVersion(wordsForVersion(count))
    await writeDown(batches, plan, person, open)
    await runPlan(plan, person, open, tell)
  } catch (thrown) {
    stopWaiting(toErrorData(thrown))
  }
  finishRun()
}

/** Ends planning or asking; a run that has begun goes on. */
export function cancelLicensing(): void {
  if ($licensing.get().state === 'running') return
  planning.abort()
  stopLooking()
  $licensing.set({ state: 'idle' })
}

/** Closes the result. */
export function closeLicensing(): void {
  if ($licensing.get().state === 'done') $licensing.set({ state: 'idle' })
}

async function plan(
  assetIds: readonly string[],
  isAgain: boolean
): Promise<void> {
  if ($licensing.get().state === 'running' || assetIds.length === 0) return
  planning.abort()
  planning = new AbortController()
  const { signal } = planning
  wishes = new Map()
  $licensing.set({ state: 'planning', assetIds })
  try {
    const found = await lookFirst(assetIds, signal)
    if (signal.aborted) return
    const open = found.open.filter(
      ({ state }) => !isAgain || state !== 'doubtful'
    )
    findings = { ...found, open }
    const plan = makePlan(createAttemptId(), findings, wishes)
    $licensing.set({ state: 'confirm', plan, savesVersion: true })
    void lookAtSwaps(plan)
  } catch (thrown) {
    if (signal.aborted) return
    const error = toErrorData(thrown)
    $licensing.set({ state: 'failed', assetIds, error })
  }
}

function wish(assetId: string, part: Wish): void {
  const shown = $licensing.get()
  if (shown.state !== 'confirm' || !findings) return
  wishes.set(assetId, { ...wishes.get(assetId), ...part })
  const plan = makePlan(shown.plan.id, findings, wishes)
  $licensing.set({ ...shown, plan })
  if (part.subscriptionId) void lookAtSwaps(plan)
}

/** What was decided before of its assets counts no longer. */
async function writeDown(
  batches: readonly SwapBatch[],
  plan: LicensePlan,
  { userId }: Person,
  open: readonly JournalEntry[]
): Promise<void> {
  await loadBatches().catch(() => {
    // Those that are known are replaced.
  })
  const older = $batches.get().filter(one => one.accountId === userId)
  const olderIds = older.map(({ id }) => id)
  addBatches(batches)
  changeItems((item, { id }) =>
    olderIds.includes(id) ? replaceItem(item, plan, open) : item
  )
  await batchesWritten()
}

/** A doubtful purchase gives way to the one the person asked for again. */
async function forgetReplaced(
  { items }: LicensePlan,
  open: readonly JournalEntry[]
): Promise<void> {
  const ordered = items.filter(isLicensed).map(({ assetId }) => assetId)
  const replaced = open.filter(
    ({ state, assetId }) => state === 'doubtful' && ordered.includes(assetId)
  )
  for (const { id } of replaced) await deleteEntry(id)
}

/** Tells how it stands with an asset of the run that is shown. */
export function tell(assetId: string, part: Partial<RunItem>): void {
  const shown = $licensing.get()
  if (shown.state !== 'running' && shown.state !== 'done') return
  $licensing.set({ ...shown, items: changeItem(shown.items, assetId, part) })
}

/** A swap goes on without one. */
async function saveVersion(title: string): Promise<void> {
  const description = 'Saved by Cleared.'
  try {
    await controller.call('saveVersion', { title, description })
  } catch (error) {
    showError(error, 'license')
  }
}

/** What was on its way when it failed is for the journal to clear up. */
function stopWaiting(error: ErrorData): void {
  const shown = $licensing.get()
  if (shown.state !== 'running') return
  shown.items
    .filter(item => !isOver(item))
    .forEach(({ assetId, step }) =>
      tell(assetId, {
        step: step === 'waiting' ? 'stopped' : 'doubtful',
        error
      })
    )
}

function finishRun(): void {
  const shown = $licensing.get()
  if (shown.state !== 'running') return
  $licensing.set({ state: 'done', items: shown.items })
  refreshShown()
}

/** Other views show what has changed now. */
export function refreshShown(): void {
  if ($subscriptions.get().state !== 'idle') void fetchSubscriptions()
  if ($file.get().state === 'ready') void recheckFile()
}

/** Null while nobody is signed in. */
export function currentPerson(): Person | null {
  const session = $session.get()
  if (session.state === 'out') return null
  const { userId, userName } = session
  return { userId, userName }
}

function fail(assetIds: readonly string[], code: ErrorCode): void {
  const error = { code, message: 'The plan cannot be carried out.' }
  $licensing.set({ state: 'failed', assetIds, error })
}
