import type { JournalEntry } from '../../contract/journal.ts'
import { openEntries } from './purchase/journal.ts'
import { currentPerson } from './purchase/licensing.ts'
import { planLicenses } from './planning.ts'
import { $view, openView } from '../shell/view.ts'

let wanted: readonly string[] = []

/** Leads to the sign-in and remembers what it is for. */
export function signInToLicense(assetIds: readonly string[]): void {
  openView({ name: 'account' })
  wanted = assetIds
}

/**
 * Shows what it would take, as was asked for before the sign-in. Only what is
 * unfinished of these assets is waited for.
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

// Whoever goes elsewhere has thought better of it.
$view.listen(({ name }) => {
  if (name !== 'account') wanted = []
})
