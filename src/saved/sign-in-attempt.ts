import type { SignInAttempt } from '../../contract/session.ts'
import { asRecord, isNumber, isText } from './named-values.ts'

export function readSignInAttempt(value: unknown): SignInAttempt | null {
  const attempt = asRecord(value)
  return attempt &&
    isText(attempt['id']) &&
    isText(attempt['verifier']) &&
    isText(attempt['address']) &&
    isNumber(attempt['endsAt'])
    ? (attempt as unknown as SignInAttempt) // every field was checked
    : null
}
