import { isPageText } from '../../contract/is-page-text.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { platform } from '../platform/platform.ts'

/** The JSON of a successful reply; `replaced` is the failure for a page. */
export async function readJson(
  response: Response,
  replaced: ErrorCode
): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw new ClearedError('download-incomplete', String(error))
  })
  if (isPageText(text)) {
    const at = platform().now()
    throw new ClearedError(replaced, 'A page arrived.', { at })
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ClearedError('reply-unreadable', String(error))
  }
}
