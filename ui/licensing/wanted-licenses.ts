import type { JournalEntry } from '../../contract/journal.ts'
import { openEntries } from './purchase/journal.ts'
import { currentPerson } from './purchase/licensing.ts'
import { planLicenses } from './planning.ts'
import { $view, openView } from '../shell/view.ts'

let wanted: readonly string[] = []

/** Opens the sign-in and remembers which assets to license afterwards. */
export function signInToLicense(assetIds: readonly string[]): void {
  openView({ name: 'account' })
  wanted = assetIds
}

/**
 * Plans the assets that were chosen before the sign-in. Waits only if a
 * purchase of one of them is unfinished.
 */
export async function goOnLicensing(resumed: Promise<void>): Promise<void> {
  const person = currentPerson()
  if (!person || wanted.length === 0) return
  const isWanted = ({ assetId }: JournalEntry) => wanted.includes(assetId)
  if (openEntries(person.userId).some(isWanted)) await resumed
  const assetIds = wanted
  wanted = []
  await planLicenses(assetIds)
}

// Leaving the page cancels it.
$view.listen(({ name }) => {
  if (name !== 'account') wanted = []
})
