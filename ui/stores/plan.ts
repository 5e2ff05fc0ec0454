import { toErrorData } from '../../contract/errors.ts'
import { createAttemptId } from '../licensing/journal-entry.ts'
import { lookFirst } from '../licensing/look.ts'
import { makePlan } from '../licensing/plan.ts'
import type { Findings, Wish } from '../licensing/plan.ts'
import { $licensing } from './licensing.ts'
import { lookAtSwaps, stopLooking } from './look.ts'

let planning = new AbortController()
let findings: Findings | null = null
let wishes = new Map<string, Wish>()

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

/** Ends planning or asking; a run that has begun goes on. */
export function cancelLicensing(): void {
  if ($licensing.get().state === 'running') return
  planning.abort()
  stopLooking()
  $licensing.set({ state: 'idle' })
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
