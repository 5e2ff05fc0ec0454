import type { Size } from '../../../contract/picture.ts'
import { fileNameOf } from '../../api/asset.ts'
import { isTooLarge } from './choices.ts'
import { planFormat, toPlanSize } from './license-plan.ts'
import type { PlanItem, PlanSize } from './license-plan.ts'
import { shownFile } from './vector-files.ts'

/** Pixels of the file that Figma will show; null while unknown. */
export function plannedSize({
  mediaType,
  asset,
  decision
}: PlanItem): Size | null {
  const chosen = decision.kind === 'license' ? decision.choice : decision
  const name =
    'size' in chosen && fileNameOf({ mediaType, ...shownFile(chosen) })
  const file = asset?.sizes.find(one => one.name === name)
  const { width, height } = file ?? {}
  return width && height ? { width, height } : null
}

/** Pixels of a file for each that a layer draws: sharp on dense screens. */
const density = 2

/** The smallest size of the same license that shows layers of this width. */
export function suitingSize(
  item: PlanItem,
  drawnWidth: number
): PlanSize | undefined {
  const { asset, mediaType } = item
  if (!asset || drawnWidth === 0) return undefined
  const widthOf = (size: string) => {
    const format = planFormat(mediaType, size)
    const name = fileNameOf({ mediaType, ...shownFile({ size, format }) })
    return asset.sizes.find(one => one.name === name)?.width ?? 0
  }
  const large = offeredSizes(item).filter(
    size => !isTooLarge(asset, size) && widthOf(size) >= density * drawnWidth
  )
  large.sort((a, b) => widthOf(a) - widthOf(b))
  return large.flatMap(size => toPlanSize(size) ?? [])[0]
}

function offeredSizes({ choices, decision }: PlanItem): readonly string[] {
  if (decision.kind === 'impossible') return []
  if (decision.kind === 'owned') return decision.sizes
  const { subscriptionId } = decision.choice
  return choices
    .filter(one => one.subscriptionId === subscriptionId)
    .map(({ size }) => size)
}

/** A size of the same license that Figma does not take, larger or a vector. */
export function sizeBeyondFigma(item: PlanItem): string | undefined {
  const { asset, decision } = item
  if (!asset || decision.kind === 'impossible') return undefined
  const isOwned = decision.kind === 'owned'
  const { size: planned, hasEps } = isOwned ? decision : decision.choice
  if (hasEps) return 'vector'
  if (isTooLarge(asset, planned)) return undefined
  return offeredSizes(item).find(size => isTooLarge(asset, size))
}
