import { reasonOf } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'

/**
 * Why Figma did not let us write to a layer or style. What it throws for
 * other reasons is a bug of ours and goes on as it is.
 */
export function refusalOf(error: unknown): ErrorCode {
  const reason = reasonOf(error)
  if (/does not exist|removed|no longer/i.test(reason)) return 'layer-gone'
  if (/read-?only|overrid|remote|cannot write|relaunch/i.test(reason)) {
    return 'layer-read-only'
  }
  throw error
}
