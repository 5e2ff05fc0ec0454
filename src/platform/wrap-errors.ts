import { ClearedError, reasonOf } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { isText } from '../../contract/shape.ts'

/**
 * Turns what Figma throws into a failure with this code and Figma's message.
 */
export async function wrapErrors<Result>(
  code: ErrorCode | ((reason: string) => ErrorCode),
  work: () => Result | Promise<Result>
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const reason = reasonOf(error)
    throw new ClearedError(isText(code) ? code : code(reason), reason)
  }
}
