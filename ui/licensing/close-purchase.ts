import { deleteEntry, saveEntry } from '../stores/journal.ts'
import type { LicensedFile } from './licensed-file.ts'

/** Without its number a purchase stays in the journal to be looked up. */
export async function closePurchase({
  entry,
  licenseId
}: LicensedFile): Promise<void> {
  if (!entry) return
  try {
    if (licenseId !== null) await deleteEntry(entry.id)
    else await saveEntry({ ...entry, state: 'placed' })
  } catch {
    // The next start finds it on its layers and closes it.
  }
}
