import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorCode } from '../../../contract/errors.ts'

/** Errors after which the service certainly did nothing. */
const refusals: readonly ErrorCode[] = [
  'bad-request',
  'not-allowed',
  'not-found',
  'rate-limited',
  'signed-out',
  'session-expired',
  'token-lacks-scope'
]

/** Whether a change may have been made although it failed. */
export function isOutcomeUnknown(thrown: unknown): boolean {
  return !refusals.includes(toErrorData(thrown).code)
}
