import { reasonOf } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'

/**
 * Why Figma refused to write to a layer or style. Any other error is a bug of
 * ours and is thrown again.
 */
export function refusalOf(error: unknown): ErrorCode {
  const reason = reasonOf(error)
  if (/does not exist|removed|no longer/i.test(reason)) return 'layer-deleted'
  if (/read-?only|overrid|remote|cannot write|relaunch/i.test(reason)) {
    return 'layer-read-only'
  }
  throw error
}
