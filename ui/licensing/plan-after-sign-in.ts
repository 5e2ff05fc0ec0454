import { isSameAsset } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { openEntries } from './purchase/journal.ts'
import { currentPerson } from './purchase/licensing.ts'
import { planLicenses } from './planning.ts'
import { $view, openView } from '../shell/view.ts'

let pendingAssets: readonly AssetRef[] = []

/** Opens the sign-in and remembers which assets to license afterwards. */
export function signInToLicense(assets: readonly AssetRef[]): void {
  openView({ name: 'account' })
  pendingAssets = assets
}

/**
 * Plans the assets that were chosen before the sign-in. Waits only if a
 * purchase of one of them is unfinished.
 */
export async function planAfterSignIn(resumed: Promise<void>): Promise<void> {
  const person = currentPerson()
  if (!person || pendingAssets.length === 0) return
  const isPending = (entry: JournalEntry) =>
    pendingAssets.some(asset => isSameAsset(asset, entry))
  if (openEntries(person.userId).some(isPending)) await resumed
  const assets = pendingAssets
  pendingAssets = []
  await planLicenses(assets)
}

// Leaving the page cancels it.
$view.listen(({ name }) => {
  if (name !== 'account') pendingAssets = []
})
