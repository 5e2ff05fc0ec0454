import type { Session } from '../../contract/session.ts'
import { readSession } from '../saved/session.ts'
import { storageKeys } from '../storage-keys.ts'
import { loadItem } from '../storage.ts'

export async function loadSession(): Promise<{ session: Session | null }> {
  return { session: readSession(await loadItem(storageKeys.session)) }
}
