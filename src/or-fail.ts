import { ClearedError } from '../contract/errors.ts'
import type { ErrorCode } from '../contract/errors.ts'
import { reasonOf } from './reason-of.ts'

/** What Figma throws becomes a failure with this code, in Figma's words. */
export async function orFail<Result>(
  code: ErrorCode,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new ClearedError(code, reasonOf(error))
  }
}
