import type { SignInAttempt } from '../../contract/session.ts'
import { storageKeys } from '../storage-keys.ts'
import { deleteItem, saveItem } from '../storage.ts'

/** Null forgets the attempt. */
export async function saveSignInAttempt({
  attempt
}: {
  attempt: SignInAttempt | null
}): Promise<void> {
  if (attempt === null) return deleteItem(storageKeys.signInAttempt)
  await saveItem(storageKeys.signInAttempt, attempt)
}
