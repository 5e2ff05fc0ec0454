import { atom } from 'nanostores'
import type { PlannedSwap, SwapPreview } from '../../contract/swapping.ts'
import { controller } from '../controller.ts'
import { fitSize } from '../images/fit-plan.ts'
import type { LicensePlan, PlanItem } from '../licensing/license-plan.ts'

/** What the plan on the screen would change in the file. */
export type Look =
  | { state: 'looking' }
  | ({ state: 'ready' } & SwapPreview)
  /** The plan can be carried out all the same. */
  | { state: 'failed' }

export const $look = atom<Look>({ state: 'looking' })

/** Uses that the person took out, as asset and id of the layer or style. */
export const $leftOut = atom<ReadonlySet<string>>(new Set())

let lookedFor = ''

/** Where each asset of the plan shows, and what would change there. */
export async function lookAtSwaps(
  plan: LicensePlan,
  signal: AbortSignal
): Promise<void> {
  if (lookedFor !== plan.id) $leftOut.set(new Set())
  lookedFor = plan.id
  $look.set({ state: 'looking' })
  try {
    const swaps = plan.items.flatMap(toPlannedSwap)
    const look = await controller.call('previewSwaps', { swaps }, { signal })
    $look.set({ state: 'ready', ...look })
  } catch {
    if (!signal.aborted) $look.set({ state: 'failed' })
  }
}

/** Takes one use out of the swap, or in again. */
export function leaveOutUse(
  assetId: string,
  id: string,
  isLeftOut: boolean
): void {
  const leftOut = new Set($leftOut.get())
  if (isLeftOut) leftOut.add(useKey(assetId, id))
  else leftOut.delete(useKey(assetId, id))
  $leftOut.set(leftOut)
}

export function leftOutOf(assetId: string): string[] {
  const look = $look.get()
  if (look.state !== 'ready') return []
  return look.uses
    .filter(use => use.assetId === assetId)
    .map(({ id }) => id)
    .filter(id => $leftOut.get().has(useKey(assetId, id)))
}

export function useKey(assetId: string, id: string): string {
  return `${assetId} ${id}`
}

/** As large as the licensed file will be in Figma. */
function toPlannedSwap({ assetId, asset, decision }: PlanItem): PlannedSwap[] {
  if (decision.kind === 'impossible') return []
  const { size, format } =
    decision.kind === 'owned' ? decision : decision.choice
  const file = asset?.sizes.find(({ name }) => name === `${size}_${format}`)
  const { width = null, height = null } = file ?? {}
  const fitted =
    width && height ? fitSize(width, height) : { width: null, height: null }
  return [{ assetId, mediaType: 'image', ...fitted }]
}
