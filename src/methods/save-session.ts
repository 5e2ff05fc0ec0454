import type { Session } from '../../contract/session.ts'
import { storageKeys } from '../storage-keys.ts'
import { deleteItem, saveItem } from '../storage.ts'

/** Null signs out. */
export async function saveSession({
  session
}: {
  session: Session | null
}): Promise<void> {
  if (session === null) return deleteItem(storageKeys.session)
  await saveItem(storageKeys.session, session)
}
