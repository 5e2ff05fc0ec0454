import { isSameAsset } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorCode, ErrorData } from '../../contract/errors.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { SwapBatch } from '../../contract/swapping.ts'
import type { Person } from './purchase/person.ts'
import { isLicensed } from './plan/license-plan.ts'
import type { LicensePlan } from './plan/license-plan.ts'
import { isOver } from './purchase/run-item.ts'
import { afterFailure } from './swap/report-failure.ts'
import { runPlan, toRunItems } from './run-plan.ts'
import { replaceItem, planBatches } from './swap/plan-batches.ts'
import { controller } from '../platform/controller.ts'
import { versionNameText } from './swap/swap-texts.ts'
import { licenseFailures } from './purchase/words.ts'
import { dialogNoticeWords } from './words.ts'
import { watch } from './purchase/watched.ts'
import { openEntries } from './purchase/journal.ts'
import {
  $licensing,
  currentPerson,
  refreshShown,
  startRun,
  updateItem
} from './purchase/licensing.ts'
import { leftOutOf, waitForSwapPreview } from './swap-preview.ts'
import { markSwapped } from '../library/states-in-file.ts'
import { showError } from '../shell/notices.ts'
import { checkDetails } from './details.ts'
import { projectOf, rememberProject } from './project.ts'
import {
  $batches,
  addBatches,
  waitForWrites,
  changeItems,
  loadBatches
} from './swap/swap-batches.ts'

const usedPlans = new Set<string>()

/** Carries out the shown plan; a second press does nothing. */
export async function confirmLicenses(): Promise<void> {
  const shown = $licensing.get()
  if (shown.state !== 'confirm') return
  const { savesVersion } = shown
  const plan = { ...shown.plan, project: projectOf() }
  const person = currentPerson()
  if (!person) return fail(plan.items, 'signed-out')
  if (usedPlans.has(plan.id)) return fail(plan.items, 'plan-used')
  if (!checkDetails(plan)) return
  usedPlans.add(plan.id)
  const open = openEntries(person.userId)
  const items = toRunItems(plan)
  const signal = startRun(items)
  try {
    await Promise.all([rememberProject(), waitForSwapPreview()])
    await giveUpReplaced(plan, open)
    const batches = planBatches(plan, person.userId, leftOutOf)
    const assets = batches.flatMap(({ items }) => items)
    if (savesVersion && assets.length > 1) {
      await saveVersion(versionNameText(assets))
    }
    await saveBatches(batches, plan, person, open)
    await runPlan(plan, person, open, signal)
  } catch (thrown) {
    failUnfinished(toErrorData(thrown))
  }
  finishRun()
}

/** Replaces earlier decisions about the same assets. */
async function saveBatches(
  batches: readonly SwapBatch[],
  plan: LicensePlan,
  { userId }: Person,
  open: readonly JournalEntry[]
): Promise<void> {
  await loadBatches().catch(() => {
    // Replaces those that exist.
  })
  const older = $batches.get().filter(one => one.accountId === userId)
  const olderIds = older.map(({ id }) => id)
  addBatches(batches)
  changeItems((item, { id }) =>
    olderIds.includes(id) ? replaceItem(item, plan, open) : item
  )
  await waitForWrites()
}

/**
 * A doubtful purchase is replaced by the new one that the person asked for,
 * unless another window has decided it since.
 */
async function giveUpReplaced(
  { items, replaces = [] }: LicensePlan,
  open: readonly JournalEntry[]
): Promise<void> {
  const ordered = items.filter(isLicensed)
  const replaced = open.filter(
    entry =>
      replaces.includes(entry.id) &&
      entry.state === 'doubtful' &&
      ordered.some(item => isSameAsset(item, entry))
  )
  for (const entry of replaced) await watch(entry)
}

/** The swap works without a version. */
async function saveVersion(title: string): Promise<void> {
  const t = dialogNoticeWords.get()
  const description = t.savedByCleared
  try {
    await controller.saveVersion({ title, description })
  } catch (error) {
    showError(error, licenseFailures)
  }
}

/** Requests in flight at the failure are settled from the journal later. */
function failUnfinished(error: ErrorData): void {
  const shown = $licensing.get()
  if (shown.state !== 'running') return
  shown.items
    .filter(item => !isOver(item))
    .forEach(item => updateItem(item, afterFailure(item.step, error)))
}

function finishRun(): void {
  const shown = $licensing.get()
  if (shown.state !== 'running') return
  $licensing.set({ state: 'done', items: shown.items })
  markSwapped(shown.items.filter(({ step }) => step === 'done'))
  refreshShown()
}

function fail(assets: readonly AssetRef[], code: ErrorCode): void {
  const error = { code, message: 'The plan cannot be carried out.' }
  $licensing.set({ state: 'failed', assets, error })
}
