import { atom, computed } from 'nanostores'
import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import type {
  PlannedSwap,
  PreviewedUse,
  UnreadPage
} from '../../contract/swapping.ts'
import { rememberSearch } from '../api/search-ids.ts'
import { controller } from '../platform/controller.ts'
import { fitSize } from '../images/fit-plan.ts'
import type { LicensePlan, PlanItem } from './plan/license-plan.ts'
import { plannedSize } from './plan/planned-size.ts'
import { Latest } from '../platform/latest.ts'

/** What the shown plan would change in the file. */
export type SwapPreviewState =
  | { state: 'loading' }
  | { state: 'ready'; uses: PreviewedUse[]; unreadPages: UnreadPage[] }
  /** The plan can still be carried out. */
  | { state: 'failed' }

export const $swapPreview = atom<SwapPreviewState>({ state: 'loading' })

/**
 * Uses that the person excluded: by asset key, ids of layers and styles. They
 * stay excluded, whatever a later check finds.
 */
export const $leftOut = atom<ReadonlyMap<string, readonly string[]>>(new Map())

/**
 * Keys of assets of which a use would be swapped; null while unknown because a
 * page could not be read.
 */
export const $swapped = computed([$swapPreview, $leftOut], (preview, leftOut) =>
  preview.state === 'ready' && preview.unreadPages.length === 0
    ? new Set(
        preview.uses.flatMap(use => {
          const { id, mainId, refusal } = use
          const key = assetKey(use)
          const isKept = leftOut.get(key)?.includes(mainId ?? id)
          return refusal || isKept ? [] : key
        })
      )
    : null
)

/** By asset key, how wide its widest use draws it; empty until known. */
export const $drawnWidths = computed($swapPreview, preview => {
  const widths = new Map<string, number>()
  if (preview.state !== 'ready') return widths
  for (const { drawnWidth = 0, refusal, ...use } of preview.uses) {
    const key = assetKey(use)
    if (refusal === null) {
      widths.set(key, Math.max(drawnWidth, widths.get(key) ?? 0))
    }
  }
  return widths
})

let loadedPlan = ''
let loadedSwaps = ''
const latest = new Latest()
let loading: Promise<void> = Promise.resolve()

/**
 * Where each asset of the plan is used, and what would change. The previous
 * result stays visible until then.
 */
export function loadSwapPreview(plan: LicensePlan): void {
  const swaps = plan.items.map(toPlannedSwap)
  const swapsKey = JSON.stringify(swaps)
  if (loadedPlan !== plan.id) {
    $leftOut.set(new Map())
    $swapPreview.set({ state: 'loading' })
  } else if (swapsKey === loadedSwaps) return
  loadedPlan = plan.id
  loadedSwaps = swapsKey
  cancelSwapPreview()
  loading = loadSwaps(swaps, latest.start())
}

/** Then it is known which searches led to the comps; their order names them. */
export function waitForSwapPreview(): Promise<void> {
  return loading
}

async function loadSwaps(
  swaps: PlannedSwap[],
  signal: AbortSignal
): Promise<void> {
  try {
    const preview = await controller.previewSwaps({ swaps }, { signal })
    const uses = preview.uses.map(use => JSON.parse(use) as PreviewedUse) // see SwapPreview
    const { unreadPages, searches } = preview
    for (const asset of searches) rememberSearch([asset], asset.searchId)
    if (!signal.aborted) $swapPreview.set({ state: 'ready', uses, unreadPages })
  } catch {
    if (!signal.aborted) $swapPreview.set({ state: 'failed' })
  }
}

/** The plan was closed. */
export function cancelSwapPreview(): void {
  latest.stop()
}

/** Excludes one use from the swap, or includes it again. */
export function leaveOutUse(
  asset: AssetRef,
  id: string,
  isLeftOut: boolean
): void {
  const others = leftOutOf(asset).filter(one => one !== id)
  const ids = isLeftOut ? [...others, id] : others
  $leftOut.set(new Map([...$leftOut.get(), [assetKey(asset), ids]]))
}

export function leftOutOf(asset: AssetRef): readonly string[] {
  return $leftOut.get().get(assetKey(asset)) ?? []
}

/**
 * The file's size in Figma. Includes assets that cannot be licensed yet: a
 * tick, or excluding another asset, may add them.
 */
function toPlannedSwap(item: PlanItem): PlannedSwap {
  const size = plannedSize(item) ?? { width: null, height: null }
  const isFitted = item.mediaType === 'image' && size.width !== null
  return {
    ...toAssetRef(item),
    ...(isFitted ? fitSize(size.width, size.height) : size)
  }
}
