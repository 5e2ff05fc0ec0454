import { isPageText } from '../../contract/is-page-text.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { platform } from '../platform/platform.ts'

/** Bytes; no list that we ask for is nearly as long. */
const maxLength = 32 * 1024 * 1024

/** The JSON of a successful reply; `replaced` is the failure for a page. */
export async function readJson(
  response: Response,
  replaced: ErrorCode
): Promise<unknown> {
  const text = await readText(response)
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

/**
 * The text of a reply. Fails with `download-incomplete` when it breaks off, and
 * with `reply-unreadable` before one without an end fills the memory.
 */
export async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  let length = 0
  for (;;) {
    const part = await reader?.read().catch((error: unknown) => {
      throw new ClearedError('download-incomplete', String(error))
    })
    if (!part || part.done) return text + decoder.decode()
    length += part.value.length
    if (length > maxLength) {
      await reader?.cancel().catch(() => undefined) // it may have ended
      throw new ClearedError('reply-unreadable', 'The reply is over 32 MB.')
    }
    text += decoder.decode(part.value, { stream: true })
  }
}
