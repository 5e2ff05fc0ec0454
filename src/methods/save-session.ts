import type { Session } from '../../contract/session.ts'
import { badInput } from '../input.ts'
import { readSession } from '../saved/session.ts'
import { storageKeys } from '../storage-keys.ts'
import { deleteItem, saveItem } from '../storage.ts'

/** Null signs out. */
export async function saveSession(input: {
  session: Session | null
}): Promise<void> {
  if (input.session === null) return deleteItem(storageKeys.session)
  const session = readSession(input.session) || badInput('session')
  await saveItem(storageKeys.session, session)
}
