import { atom, computed } from 'nanostores'
import type { Asset } from '../api/asset.ts'

/** What was found, whatever is in front of the results. */
export const $found = atom<readonly Asset[]>([])

/** What the list that is in front of the results has, if there is one. */
export const $inFront = atom<readonly Asset[] | null>(null)

/** What is on view. */
export const $shownAssets = computed(
  [$inFront, $found],
  (list, found) => list ?? found
)
