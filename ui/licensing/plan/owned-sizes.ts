import { fileNameOf } from '../../api/asset.ts'
import { isTooLarge, licensableSizes } from './choices.ts'
import type { PlanDecision } from './license-plan.ts'
import type { AssetFindings, Findings } from './findings.ts'

type Owned = Extract<PlanDecision, { kind: 'owned' }>

interface Around extends Pick<AssetFindings, 'asset' | 'licenses'> {
  subscriptions: Findings['subscriptions']
}

/**
 * A license allows every size that its subscription covers. Uses the chosen
 * size if covered, and none that Figma does not take unless it was chosen. A
 * vector alone cannot be placed.
 */
export function toOwnedSizes(
  owned: Owned,
  around: Around,
  wished: string | undefined
): PlanDecision {
  const { asset } = around
  const isVector = owned.format === 'eps' || owned.size === 'vector'
  const covered = coveredSizes(owned.licenseId, around)
  const sizes = isVector ? covered : [...new Set([...covered, ...owned.sizes])]
  const fits = (size: string) => !asset || !isTooLarge(asset, size)
  const isUsable = !isVector && fits(owned.size)
  const kept = isUsable ? owned.size : (sizes.find(fits) ?? sizes[0])
  const size = sizes.find(one => one === wished) ?? kept
  if (size === undefined) {
    const detail = `license ${owned.licenseId}`
    return { kind: 'impossible', reason: 'vector-only', detail }
  }
  const isOther = isVector || size !== owned.size
  const format = isOther && owned.format !== '' ? 'jpg' : owned.format
  return { ...owned, size, format, sizes }
}

function coveredSizes(
  licenseId: string | null,
  { asset, licenses, subscriptions }: Around
): string[] {
  const license = licenses.find(({ id }) => id === licenseId)
  const { formats = [] } =
    subscriptions.find(({ id }) => id === license?.subscriptionId) ?? {}
  if (!asset) return []
  const { mediaType } = asset
  return licensableSizes(asset).filter(size =>
    formats.includes(fileNameOf({ mediaType, size, format: 'jpg' }))
  )
}
