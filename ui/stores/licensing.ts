import { atom } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorCode, ErrorData } from '../../contract/errors.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { Person } from '../licensing/finish.ts'
import { createAttemptId } from '../licensing/journal-entry.ts'
import { isLicensed } from '../licensing/license-plan.ts'
import type { LicensePlan } from '../licensing/license-plan.ts'
import { openFullFile } from '../licensing/licensed-file.ts'
import type { LicensedFile } from '../licensing/licensed-file.ts'
import { lookFirst } from '../licensing/look.ts'
import { makePlan } from '../licensing/plan.ts'
import type { Findings, Wish } from '../licensing/plan.ts'
import {
  closePlaced,
  finishEntries,
  tellParked,
  toUnfinishedItems,
  unfinishedEntries
} from '../licensing/resume.ts'
import { changeItem, countSteps, isOver } from '../licensing/run-item.ts'
import type { RunItem } from '../licensing/run-item.ts'
import { runPlan, toRunItems } from '../licensing/run.ts'
import { wordsForResumed } from '../words.ts'
import { $subscriptions, fetchSubscriptions } from './account.ts'
import { $file, checkFile } from './file.ts'
import { deleteEntry, loadJournal, openEntries } from './journal.ts'
import { $isDialogOpen, showError, showNotice } from './notices.ts'
import { $session } from './session.ts'

export type Licensing =
  | { state: 'idle' }
  | { state: 'planning'; assetIds: readonly string[] }
  | { state: 'confirm'; plan: LicensePlan }
  | { state: 'running'; items: readonly RunItem[] }
  | { state: 'done'; items: readonly RunItem[] }
  | { state: 'failed'; assetIds: readonly string[]; error: ErrorData }

export const $licensing = atom<Licensing>({ state: 'idle' })

$licensing.listen(({ state }) => $isDialogOpen.set(state !== 'idle'))

let planning = new AbortController()
let findings: Findings | null = null
let wishes = new Map<string, Wish>()
let isResuming = false
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

/** Carries out the plan that is shown; a second press does nothing. */
export async function confirmLicenses(): Promise<void> {
  const shown = $licensing.get()
  if (shown.state !== 'confirm') return
  const { plan } = shown
  const assetIds = plan.items.map(({ assetId }) => assetId)
  const person = currentPerson()
  if (!person) return fail(assetIds, 'signed-out')
  if (usedPlans.has(plan.id)) return fail(assetIds, 'plan-used')
  usedPlans.add(plan.id)
  const open = openEntries(person.userId)
  $licensing.set({ state: 'running', items: toRunItems(plan) })
  try {
    await forgetReplaced(plan, open)
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
  $licensing.set({ state: 'idle' })
}

/** Closes the result. */
export function closeLicensing(): void {
  if ($licensing.get().state === 'done') $licensing.set({ state: 'idle' })
}

/** Asks again how a doubtful purchase ended. */
export async function checkDoubtful(assetId: string): Promise<void> {
  const person = currentPerson()
  const entry = person && findDoubtful(person, assetId)
  if (!entry) return
  tell(assetId, { step: 'checking' })
  try {
    await finishEntries([entry], person, tell)
  } catch (error) {
    showError(error, 'license')
  }
  const left = findDoubtful(person, assetId)
  if (left) tell(assetId, { step: 'doubtful' })
}

/** Opens a licensed file in the person's browser, as large as it is. */
export async function downloadFullFile(file: LicensedFile): Promise<void> {
  try {
    await openFullFile(file)
  } catch (error) {
    showError(error, 'license')
  }
}

/** The person says that a doubtful purchase did not happen. */
export async function giveUpDoubtful(assetId: string): Promise<void> {
  const person = currentPerson()
  const entry = person && findDoubtful(person, assetId)
  if (!entry) return
  try {
    await deleteEntry(entry.id)
    const shown = $licensing.get()
    if (shown.state !== 'done') return
    const items = shown.items.filter(item => item.assetId !== assetId)
    $licensing.set(items.length ? { state: 'done', items } : { state: 'idle' })
  } catch (error) {
    showError(error, 'license')
  }
}

/** Finishes what was not finished; never starts a purchase. */
export async function resumePurchases(): Promise<void> {
  const person = currentPerson()
  tellParked(person)
  if (!person || isResuming || $licensing.get().state === 'running') return
  isResuming = true
  try {
    await loadJournal()
    await closePlaced(person)
    const entries = unfinishedEntries(person)
    if (entries.length > 0) await resume(entries, person)
  } catch (error) {
    showError(error, 'license')
  } finally {
    isResuming = false
  }
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
    $licensing.set({ state: 'confirm', plan })
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
  $licensing.set({ state: 'confirm', plan })
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

async function resume(
  entries: readonly JournalEntry[],
  person: Person
): Promise<void> {
  let items = await toUnfinishedItems(entries)
  await finishEntries(entries, person, (assetId, part) => {
    items = changeItem(items, assetId, part)
  })
  const licensed = countSteps(items, ['done', 'not-placed'])
  const refused = countSteps(items, ['refused'])
  const doubtful = countSteps(items, ['doubtful'])
  if (licensed + refused + doubtful === 0) return
  if (licensed > 0) refreshShown()
  showNotice('info', wordsForResumed({ licensed, refused, doubtful }), {
    text: 'Show',
    run: () => showItems(items)
  })
}

function showItems(items: readonly RunItem[]): void {
  const { state } = $licensing.get()
  if (state !== 'running') $licensing.set({ state: 'done', items })
}

function tell(assetId: string, part: Partial<RunItem>): void {
  const shown = $licensing.get()
  if (shown.state !== 'running' && shown.state !== 'done') return
  $licensing.set({ ...shown, items: changeItem(shown.items, assetId, part) })
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
function refreshShown(): void {
  if ($subscriptions.get().state !== 'idle') void fetchSubscriptions()
  if ($file.get().state === 'ready') void checkFile()
}

function findDoubtful(
  { userId }: Person,
  assetId: string
): JournalEntry | undefined {
  return openEntries(userId).find(
    entry => entry.state === 'doubtful' && entry.assetId === assetId
  )
}

function currentPerson(): Person | null {
  const session = $session.get()
  if (session.state === 'out') return null
  const { userId, userName } = session
  return { userId, userName }
}

function fail(assetIds: readonly string[], code: ErrorCode): void {
  const error = { code, message: 'The plan cannot be carried out.' }
  $licensing.set({ state: 'failed', assetIds, error })
}
