import type { JournalEntry } from '../../contract/journal.ts'
import { openEntries } from './purchase/journal.ts'
import { currentPerson } from './purchase/licensing.ts'
import { planLicenses } from './planning.ts'
import { $view, openView } from '../shell/view.ts'

let pendingAssets: readonly string[] = []

/** Opens the sign-in and remembers which assets to license afterwards. */
export function signInToLicense(assetIds: readonly string[]): void {
  openView({ name: 'account' })
  pendingAssets = assetIds
}

/**
 * Plans the assets that were chosen before the sign-in. Waits only if a
 * purchase of one of them is unfinished.
 */
export async function planAfterSignIn(resumed: Promise<void>): Promise<void> {
  const person = currentPerson()
  if (!person || pendingAssets.length === 0) return
  const isPending = ({ assetId }: JournalEntry) =>
    pendingAssets.includes(assetId)
  if (openEntries(person.userId).some(isPending)) await resumed
  const assetIds = pendingAssets
  pendingAssets = []
  await planLicenses(assetIds)
}

// Leaving the page cancels it.
$view.listen(({ name }) => {
  if (name !== 'account') pendingAssets = []
})
