import { ClearedError, reasonOf } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { isText } from '../../contract/shape.ts'

/** What Figma throws becomes a failure with this code, in Figma's words. */
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
