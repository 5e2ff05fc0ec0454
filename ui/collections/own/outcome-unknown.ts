import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorCode } from '../../../contract/errors.ts'

/** With these the service says that it did nothing. */
const refusals: readonly ErrorCode[] = [
  'bad-request',
  'not-allowed',
  'not-found',
  'rate-limited',
  'signed-out',
  'session-expired',
  'token-lacks-scope'
]

/** A change that failed so may have been made all the same. */
export function mayHaveCome(thrown: unknown): boolean {
  return !refusals.includes(toErrorData(thrown).code)
}
