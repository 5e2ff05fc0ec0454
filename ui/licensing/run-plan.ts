import { isSameAsset } from '../../contract/asset-key.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { $activeSession } from '../api/bearer.ts'
import { forgetAnswered } from './purchase/journal.ts'
import { reasonText } from './plan/plan-texts.ts'
import { purchaseWords } from './purchase/words.ts'
import { dropLostSwaps } from './swap/swap-queue.ts'
import { licenseBatch } from './purchase/license-batch.ts'
import type { HistoryCheck } from './purchase/license-batch.ts'
import { chargeBeyond } from './purchase/overcharge.ts'
import { claimAssets } from './purchase/claim-assets.ts'
import type { Claims } from './purchase/claim-assets.ts'
import { dropClaims } from './purchase/drop-claims.ts'
import { fetchFiles, recordOrReport, swapLicenses } from './swap/finish.ts'
import type { Arrived } from './swap/finish.ts'
import type { LicensedFile } from './purchase/licensed-file.ts'
import type { Person } from './purchase/person.ts'
import { waitOf } from '../words/wait-of.ts'
import { groupBy } from '../platform/group-by.ts'
import { isLicensed, isOwned } from './plan/license-plan.ts'
import type { LicensePlan, PlanItem } from './plan/license-plan.ts'
import { toOwnedFile } from './purchase/owned-file.ts'
import { toRunItem } from './purchase/run-item.ts'
import type { RunItem } from './purchase/run-item.ts'
import {
  $licensing,
  askToContinue,
  isStopped,
  updateItem
} from './purchase/licensing.ts'

/** The API's maximum per request. */
const batchLength = 50

/** The items before anything has happened, without those left out. */
export function toRunItems(plan: LicensePlan): RunItem[] {
  const included = plan.items.filter(({ isLeftOut }) => !isLeftOut)
  return included.map(item => {
    const { asset, decision } = item
    const start: RunItem =
      decision.kind === 'owned'
        ? { ...toRunItem(item, asset, 'waiting', 0), isOwned: true }
        : toRunItem(item, asset, 'waiting', null)
    if (decision.kind === 'impossible') {
      const text = reasonText(decision.reason, decision.detail, item.mediaType)
      return { ...start, step: 'stopped', text }
    }
    return isLicensed(item) || isOwned(item)
      ? start
      : { ...start, step: 'stopped' }
  })
}

/**
 * Carries out a confirmed plan: licenses batch after batch, records and
 * downloads the files in parallel, and then swaps everything. Once the signal
 * aborts, nothing more is downloaded or swapped.
 */
export async function runPlan(
  plan: LicensePlan,
  person: Person,
  open: readonly JournalEntry[],
  signal: AbortSignal
): Promise<void> {
  const { userId } = person
  const owned = plan.items
    .filter(isOwned)
    .flatMap(item => toOwnedFile(item, open))
  let fetched: Promise<Arrived | undefined> = Promise.resolve(undefined)
  const fetchNext = (files: readonly LicensedFile[]) => {
    if (files.length === 0) return
    fetched = fetched.then(before => fetchFiles(files, userId, before, signal))
    fetched.catch(() => {}) // awaited at the end
  }
  try {
    fetchNext(await recordOrReport(owned, person))
    await licenseAll(plan, person, fetchNext)
  } finally {
    const arrived = await fetched
    // All in one undo step for the whole plan.
    if (arrived) await swapLicenses(arrived, userId, signal)
  }
  await dropLostSwaps(userId, plan.id)
  // Entries that could not be saved as recorded and are now done.
  await dropClaims(person)
}

/** Downloads what is licensed and in the ledger. */
async function licenseAll(
  plan: LicensePlan,
  person: Person,
  fetchNext: (files: readonly LicensedFile[]) => void
): Promise<void> {
  const items = plan.items.filter(isLicensed)
  if (items.length === 0) return
  const claims = await claimAssets(plan.id, items, person)
  try {
    await licenseClaimed(plan, person, claims, fetchNext)
  } finally {
    forgetAnswered()
    await claims.drop()
  }
}

/** One batch after another. */
async function licenseClaimed(
  plan: LicensePlan,
  person: Person,
  claims: Claims,
  fetchNext: (files: readonly LicensedFile[]) => void
): Promise<void> {
  let batches = splitIntoRequests(plan.items.filter(isLicensed))
  let seen: HistoryCheck | null = null
  for (let batch = batches[0]; batch; batch = batches[0]) {
    batches = batches.slice(1)
    if (isStopped())
      return stop([batch, ...batches], { text: purchaseWords.get().stopped })
    if ($activeSession.get()?.userId !== person.userId) {
      throw new ClearedError('signed-out', 'Somebody else is signed in.')
    }
    const licensed = await licenseBatch(batch, plan, person, claims, seen)
    const { files, paid } = licensed
    seen = licensed.look
    const now = await recordOrReport(files, person)
    fetchNext(now)
    const left = batches.flat().length
    const more = chargeBeyond(paid)
    if (now.length < files.length)
      return stop(batches, { text: purchaseWords.get().stopped })
    const limit = limitOf(batch)
    if (limit) return stop(batches, { error: limit })
    // Also after the last batch: the person must know of the difference.
    if (more && !(await askToContinue({ ...more, left }))) {
      return stop(batches, { text: purchaseWords.get().tookMore })
    }
  }
}

/**
 * Groups by subscription, because an answer is about one allotment, and by
 * medium, because each has its own call.
 */
function splitIntoRequests(items: readonly PlanItem[]): PlanItem[][] {
  const bySubscription = groupBy(items, ({ mediaType, decision }) =>
    decision.kind === 'license'
      ? `${mediaType} ${decision.choice.subscriptionId}`
      : null
  )
  return [...bySubscription.values()].flatMap(same =>
    Array.from({ length: Math.ceil(same.length / batchLength) }, (_, i) =>
      same.slice(i * batchLength, (i + 1) * batchLength)
    )
  )
}

function stop(
  batches: readonly (readonly PlanItem[])[],
  why: Pick<RunItem, 'text'> | Pick<RunItem, 'error'>
): void {
  for (const item of batches.flat()) {
    updateItem(item, { step: 'stopped', ...why })
  }
}

/** The service wants no more requests for a while. */
function limitOf(batch: readonly PlanItem[]): ErrorData | undefined {
  const shown = $licensing.get()
  if (shown.state !== 'running') return undefined
  const errors = shown.items
    .filter(item => batch.some(one => isSameAsset(one, item)))
    .flatMap(({ error }) => error ?? [])
  return errors.find(error => waitOf(error).wait > 0)
}
