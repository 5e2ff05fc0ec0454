import { assetKey } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { assetsText } from '../words/amounts.ts'
import { buttonWords } from '../words/buttons.ts'
import { planWords } from './plan/words.ts'

/** What is licensed, what is owned, and keys of what is swapped, if known. */
type Confirmed = [
  toLicense: readonly AssetRef[],
  owned: readonly AssetRef[],
  swapped: ReadonlySet<string> | null
]

/** Names the swap where something is swapped that the account owns. */
export function planTitle(...[toLicense, ...own]: Confirmed): string {
  const t = planWords.get()
  if (countSwaps(...own) === 0) return buttonWords.get().license
  return toLicense.length > 0 ? t.licenseAndSwap : t.swapComps
}

/** What a press on the plan's button does. */
export function confirmText(...[toLicense, owned, swapped]: Confirmed): string {
  const t = planWords.get()
  const swaps = countSwaps(owned, swapped)
  if (toLicense.length > 0) {
    const assets = assetsText(toLicense)
    return swaps > 0
      ? t.licenseAndSwapSome(swaps, { assets })
      : t.license({ assets })
  }
  if (swaps > 0) return t.swapFree(swaps)
  if (owned.length === 0) return buttonWords.get().license
  return owned.length === 1 ? t.useLicensedFile : t.useLicensedFiles
}

/** Until it is known, everything owned may be in the file. */
function countSwaps(
  owned: readonly AssetRef[],
  swapped: ReadonlySet<string> | null
): number {
  return owned.filter(one => !swapped || swapped.has(assetKey(one))).length
}
