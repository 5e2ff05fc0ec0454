import type { Size } from '../../../contract/picture.ts'
import { fileNameOf } from '../../api/asset.ts'
import { isTooLarge } from './choices.ts'
import type { PlanItem } from './license-plan.ts'
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

/** A size of the same license that Figma does not take, larger or a vector. */
export function sizeBeyondFigma({
  asset,
  choices,
  decision
}: PlanItem): string | undefined {
  if (!asset || decision.kind === 'impossible') return undefined
  const isOwned = decision.kind === 'owned'
  const { size: planned, hasEps } = isOwned ? decision : decision.choice
  if (hasEps) return 'vector'
  if (isTooLarge(asset, planned)) return undefined
  const offered = isOwned
    ? decision.sizes
    : choices
        .filter(
          ({ subscriptionId }) =>
            subscriptionId === decision.choice.subscriptionId
        )
        .map(({ size }) => size)
  return offered.find(size => isTooLarge(asset, size))
}
