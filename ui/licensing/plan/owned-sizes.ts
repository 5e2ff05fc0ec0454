import { licensableSizes } from './choices.ts'
import type { PlanDecision } from './license-plan.ts'
import type { AssetFindings, Findings } from './findings.ts'

type Owned = Extract<PlanDecision, { kind: 'owned' }>

interface Around extends Pick<AssetFindings, 'asset' | 'licenses'> {
  subscriptions: Findings['subscriptions']
}

/**
 * A license allows every size that its subscription covers. Uses the chosen
 * size if covered. A vector alone cannot be placed.
 */
export function toOwnedSizes(
  owned: Owned,
  around: Around,
  wished: string | undefined
): PlanDecision {
  const isVector = owned.format === 'eps' || owned.size === 'vector'
  const covered = coveredSizes(owned.licenseId, around)
  const sizes = isVector ? covered : [...new Set([...covered, ...owned.sizes])]
  const kept = isVector ? covered[0] : owned.size
  const size = sizes.find(one => one === wished) ?? kept
  if (size === undefined) {
    const detail = `license ${owned.licenseId}`
    return { kind: 'impossible', reason: 'vector-only', detail }
  }
  const format = isVector || size !== owned.size ? 'jpg' : owned.format
  return { ...owned, size, format, sizes }
}

function coveredSizes(
  licenseId: string | null,
  { asset, licenses, subscriptions }: Around
): string[] {
  const license = licenses.find(({ id }) => id === licenseId)
  const { formats = [] } =
    subscriptions.find(({ id }) => id === license?.subscriptionId) ?? {}
  return asset
    ? licensableSizes(asset).filter(size => formats.includes(`${size}_jpg`))
    : []
}
