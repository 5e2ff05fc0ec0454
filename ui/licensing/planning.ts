import type { MediaType } from '../../contract/api/media-type.ts'
import { assetKey, isSameAsset, toAssetRef } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { createId } from '../platform/create-id.ts'
import type {
  LicensePlan,
  PlanChoice,
  PlanItem,
  PlanSize,
  TickKind
} from './plan/license-plan.ts'
import { $incompletePresses } from './details.ts'
import { loadFindings } from './load-findings.ts'
import { makePlan } from './plan/make-plan.ts'
import type { Findings, Wish } from './plan/findings.ts'
import { isLeaseOver } from './purchase/lease.ts'
import { $licensing } from './purchase/licensing.ts'
import {
  $drawnWidths,
  cancelSwapPreview,
  loadSwapPreview
} from './swap-preview.ts'
import { suitingSize } from './plan/planned-size.ts'
import { $settings } from '../shell/settings.ts'
import { forgetReplacements } from './purchase/open-elsewhere.ts'
import { loadProject } from './project.ts'
import { Latest } from '../platform/latest.ts'

/** What can be chosen for one asset or for all. */
export type Choice =
  | Pick<PlanChoice, 'subscriptionId'>
  | Pick<PlanChoice, 'size'>

const planning = new Latest()
let findings: Findings | null = null
let replaces: readonly string[] = []
let wishes = new Map<string, Wish>()

/** Loads the findings, then shows a plan; nothing is licensed yet. */
export function planLicenses(assets: readonly AssetRef[]): Promise<void> {
  return plan(assets, {})
}

/** Plans without a gateway, after a warning. */
export function planDirectly(assets: readonly AssetRef[]): Promise<void> {
  return plan(assets, { mayBeDirect: true })
}

/** Plans again; doubtful purchases may be repeated. */
export function retryLicensing(assets: readonly AssetRef[]): Promise<void> {
  return plan(assets, { replacesDoubts: true })
}

export function chooseSubscription(
  asset: AssetRef,
  subscriptionId: string
): void {
  choose(item => isSameAsset(item, asset), { subscriptionId })
}

export function chooseSize(asset: AssetRef, size: PlanSize): void {
  choose(item => isSameAsset(item, asset), { size })
}

/** Plans these assets with another subscription. */
export function planWithOther(
  assets: readonly AssetRef[],
  subscriptionId: string
): void {
  const isMeant = (item: PlanItem) =>
    assets.some(asset => isSameAsset(item, asset))
  choose(isMeant, { subscriptionId })
}

/** Applied to all assets of the medium wherever possible. */
export function chooseForAll(medium: MediaType, choice: Choice): void {
  choose(item => item.mediaType === medium && offers(item, choice), choice)
}

/** What the person must confirm before the asset is licensed. */
export function tickAsset(
  asset: AssetRef,
  kind: TickKind,
  isTicked: boolean
): void {
  const { ticked = [] } = wishes.get(assetKey(asset)) ?? {}
  const others = ticked.filter(one => one !== kind)
  wish(asset, { ticked: isTicked ? [...others, kind] : others })
}

/** What the person's customer pays for the asset; null when it is no price. */
export function choosePrice(
  assets: readonly AssetRef[],
  price: number | null
): void {
  for (const key of assets.map(assetKey)) {
    wishes.set(key, { ...wishes.get(key), price })
  }
  replan()
}

/** One more license for an asset that the account has licensed. */
export function licenseAgain(asset: AssetRef, isAgain: boolean): void {
  wish(asset, { isAgain })
}

/** Excludes an asset of the plan. */
export function leaveOutAsset(asset: AssetRef, isLeftOut: boolean): void {
  wish(asset, { isLeftOut })
}

/** Whether to save a named version of the file first. */
export function chooseVersion(savesVersion: boolean): void {
  const shown = $licensing.get()
  if (shown.state === 'confirm') $licensing.set({ ...shown, savesVersion })
}

/** Cancels planning or the plan; a run that has begun continues. */
export function cancelLicensing(): void {
  if ($licensing.get().state === 'running') return
  planning.stop()
  cancelSwapPreview()
  $licensing.set({ state: 'idle' })
}

async function plan(
  given: readonly AssetRef[],
  how: { replacesDoubts?: boolean; mayBeDirect?: boolean }
): Promise<void> {
  const assets = given.map(toAssetRef)
  if ($licensing.get().state === 'running' || assets.length === 0) return
  const signal = planning.start()
  wishes = new Map()
  forgetReplacements()
  $licensing.set({ state: 'planning', assets })
  $incompletePresses.set(0)
  try {
    const [found] = await Promise.all([
      loadFindings(assets, signal),
      loadProject()
    ])
    if (signal.aborted) return
    const open = found.open.filter(
      one => !how.replacesDoubts || !isDecidable(one, found.now)
    )
    findings = { ...found, open }
    const replaced = found.open.filter(one => !open.includes(one))
    replaces = replaced.map(({ id }) => id)
    const plan = makeOwnPlan(createId(), findings)
    if (plan.isDirect && !how.mayBeDirect) {
      throw new ClearedError('gateway-unreachable', 'Nobody watches over it.')
    }
    $licensing.set({ state: 'confirm', plan, savesVersion: true })
    loadSwapPreview(plan)
  } catch (thrown) {
    if (signal.aborted) return
    const error = toErrorData(thrown)
    $licensing.set({ state: 'failed', assets, error })
  }
}

/** Its outcome is unknown, and it is no longer running. */
function isDecidable(entry: JournalEntry, now: number): boolean {
  return entry.state === 'doubtful' && isLeaseOver(entry, now)
}

/** Without a gateway, requests would go directly to the service. */
function makeOwnPlan(id: string, found: Findings): LicensePlan {
  const plan = { ...makePlan(id, found, wishes), replaces }
  const isDirect =
    found.isWatched === false &&
    plan.items.some(({ decision }) => decision.kind === 'license')
  return isDirect ? { ...plan, isDirect } : plan
}

function choose(isMeant: (item: PlanItem) => boolean, choice: Choice): void {
  const shown = $licensing.get()
  if (shown.state !== 'confirm') return
  for (const item of shown.plan.items.filter(isMeant)) {
    const before = wishes.get(assetKey(item))
    wishes.set(assetKey(item), withChoice(item, before, choice))
  }
  replan()
}

/** Drops earlier choices that cannot be combined with the new one. */
function withChoice(
  { choices }: PlanItem,
  before: Wish = {},
  choice: Choice
): Wish {
  // Another subscription may have another license, which must be confirmed
  // again.
  const ticked = (before.ticked ?? []).filter(
    kind => kind !== 'unusual' || 'size' in choice
  )
  const wish: Wish = { ...before, ticked, ...choice }
  const { subscriptionId, size, ...rest } = wish
  const isPossible = choices.some(
    one =>
      one.subscriptionId === (subscriptionId ?? one.subscriptionId) &&
      one.size === (size ?? one.size)
  )
  return isPossible ? wish : { ...rest, ...choice }
}

function offers({ choices, decision }: PlanItem, choice: Choice): boolean {
  if ('subscriptionId' in choice) {
    return choices.some(one => one.subscriptionId === choice.subscriptionId)
  }
  return decision.kind === 'owned'
    ? decision.sizes.includes(choice.size)
    : choices.some(one => one.size === choice.size)
}

function wish(asset: AssetRef, part: Wish): void {
  const key = assetKey(asset)
  wishes.set(key, { ...wishes.get(key), ...part })
  replan()
}

function replan(): void {
  const shown = $licensing.get()
  if (shown.state !== 'confirm' || !findings) return
  const plan = makeOwnPlan(shown.plan.id, findings)
  $licensing.set({ ...shown, plan })
  loadSwapPreview(plan)
}

/** Once it is known how wide the layers are, as the settings say. */
$drawnWidths.listen(widths => {
  const shown = $licensing.get()
  if (shown.state !== 'confirm' || $settings.get().prefersLargest) return
  let isOther = false
  for (const item of shown.plan.items) {
    const key = assetKey(item)
    const before = wishes.get(key)
    const suits = suitingSize(item, widths.get(key) ?? 0)
    if (suits === before?.suits) continue
    wishes.set(key, { ...before, suits })
    isOther = true
  }
  if (isOther) replan()
})
