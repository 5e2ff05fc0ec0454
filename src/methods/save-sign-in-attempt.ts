import type { SignInAttempt } from '../../contract/session.ts'
import { badInput } from '../input.ts'
import { readSignInAttempt } from '../saved/sign-in-attempt.ts'
import { storageKeys } from '../storage-keys.ts'
import { deleteItem, saveItem } from '../storage.ts'

/** Null forgets the attempt. */
export async function saveSignInAttempt(input: {
  attempt: SignInAttempt | null
}): Promise<void> {
  if (input.attempt === null) return deleteItem(storageKeys.signInAttempt)
  const attempt = readSignInAttempt(input.attempt) || badInput('attempt')
  await saveItem(storageKeys.signInAttempt, attempt)
}
