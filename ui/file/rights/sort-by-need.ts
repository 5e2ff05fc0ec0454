import { showsComp } from './asset-rights.ts'
import type { AssetRights } from './asset-rights.ts'
import { isOpenWarning } from './guard.ts'
import type { JudgedAsset } from './verdict.ts'

/** Assets that need attention first; otherwise in the same order. */
export function sortByNeed<Asset extends JudgedAsset>(
  assets: readonly Asset[]
): Asset[] {
  const groups: Asset[][] = [[], [], [], [], []]
  for (const asset of assets) groups[needOf(asset)]?.push(asset)
  return groups.flat()
}

const order: Partial<Record<AssetRights['state'], number>> = {
  unknown: 2,
  claimed: 3
}

function needOf({ rights, frames }: JudgedAsset): number {
  if (showsComp(rights)) return 0
  if (frames.some(isOpenWarning)) return 1
  return order[rights.state] ?? 4
}
