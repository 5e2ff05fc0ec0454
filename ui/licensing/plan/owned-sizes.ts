import { fileNameOf } from '../../api/asset.ts'
import type { Asset } from '../../api/asset.ts'
import { isTooLarge, licensableSizes } from './choices.ts'
import type { PlanDecision } from './license-plan.ts'
import type { AssetFindings, Findings } from './findings.ts'
import { givesEps, hasJpeg } from './vector-files.ts'

type Owned = Extract<PlanDecision, { kind: 'owned' }>

interface Around extends Pick<AssetFindings, 'asset' | 'licenses'> {
  subscriptions: Findings['subscriptions']
}

/**
 * A license allows every size that its subscription covers. Uses the chosen
 * size if covered, and none that Figma does not take unless it was chosen. Of a
 * vector, only its JPEG can be placed.
 */
export function toOwnedSizes(
  owned: Owned,
  around: Around,
  wished: string | undefined
): PlanDecision {
  const { asset } = around
  const isVector = owned.format === 'eps' || owned.size === 'vector'
  const formats = coveredFormats(owned.licenseId, around)
  const covered = asset ? coveredSizes(asset, formats) : []
  const sizes = isVector ? covered : [...new Set([...covered, ...owned.sizes])]
  const fits = (size: string) => !asset || !isTooLarge(asset, size)
  const isUsable = !isVector && fits(owned.size)
  const kept = isUsable ? owned.size : (sizes.find(fits) ?? sizes[0])
  const size = sizes.find(one => one === wished) ?? kept
  if (size === undefined) {
    const detail = owned.licenseId
    return { kind: 'impossible', reason: 'vector-only', detail }
  }
  const isOther = isVector || size !== owned.size
  const format = isOther && owned.format !== '' ? 'jpg' : owned.format
  const hasEps = isVector || (asset !== null && givesEps(asset, formats))
  return { ...owned, size, format, sizes, ...(hasEps && { hasEps }) }
}

/** Of the subscription that granted the license; none when unknown. */
function coveredFormats(
  licenseId: string | null,
  { licenses, subscriptions }: Around
): readonly string[] {
  const license = licenses.find(({ id }) => id === licenseId)
  const granted = subscriptions.find(({ id }) => id === license?.subscriptionId)
  return granted?.formats ?? []
}

function coveredSizes(asset: Asset, formats: readonly string[]): string[] {
  const { mediaType } = asset
  const sizes = licensableSizes(asset)
  if (sizes.includes('vector')) return hasJpeg(asset, formats) ? ['huge'] : []
  return sizes.filter(size =>
    formats.includes(fileNameOf({ mediaType, size, format: 'jpg' }))
  )
}
