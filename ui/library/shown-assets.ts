import { atom, computed } from 'nanostores'
import type { Asset } from '../api/asset.ts'

/** The results, whatever is shown in front of them. */
export const $found = atom<readonly Asset[]>([])

/** Assets of the list in front of the results, if any. */
export const $inFront = atom<readonly Asset[] | null>(null)

/** The assets in view. */
export const $shownAssets = computed(
  [$inFront, $found],
  (list, found) => list ?? found
)
