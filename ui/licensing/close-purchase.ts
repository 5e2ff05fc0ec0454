import { deleteEntry, saveEntry } from '../stores/journal.ts'
import type { LicensedFile } from './licensed-file.ts'

/**
 * Without its number a purchase stays in the journal to be looked up. False
 * when it cannot be written: the next start closes it.
 */
export async function closePurchase({
  entry,
  licenseId
}: LicensedFile): Promise<boolean> {
  if (!entry) return true
  try {
    if (licenseId !== null) await deleteEntry(entry.id)
    else await saveEntry({ ...entry, state: 'placed' })
    return true
  } catch {
    return false
  }
}
