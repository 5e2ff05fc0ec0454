import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { readBytes } from '../http/read-bytes.ts'
import { readWait } from '../http/retry-after.ts'
import {
  basicCredentials,
  timeLimitOf,
  userAgent
} from '../service/call-service.ts'
import {
  failedReply,
  refusedCredentials,
  failedCall
} from '../service/failed-call.ts'

const largest = 8 * 1024 * 1024

export interface Asked {
  address: string
  language: string | null
  etag: string | null
}

export interface Answer {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

/**
 * Asks the service with the application's credentials. Replies that are no
 * answer to the panel become errors: a 401 is about our credentials, not
 * about the person, and signs nobody out. The body is an object, except that
 * of a 304, which only answers a request with a tag.
 */
export async function askService(
  core: Core,
  asked: Asked,
  signal: AbortSignal
): Promise<Answer> {
  const answer = await request(core, asked, signal)
  const { status, headers } = answer
  if (status === 401) throw refusedCredentials()
  const isAnswer = status === 200 || status === 304
  const isRefusal = status >= 400 && status < 500
  if (!isAnswer && !isRefusal) {
    throw failedReply(status, readWait(headers))
  }
  if (status === 304 ? asked.etag !== null : isObject(answer)) return answer
  if (status === 429) throw failedReply(status, readWait(headers))
  throw new ClearedError(
    'reply-unreadable',
    status === 304
      ? 'The service confirms what nobody asked about.'
      : "The service's reply is no JSON object."
  )
}

function isObject({ headers, body }: Answer): boolean {
  const type = headers.get('Content-Type') ?? ''
  if (!/^application\/json\b/i.test(type)) return false
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false // broken JSON is no object
  }
}

async function request(
  core: Core,
  asked: Asked,
  signal: AbortSignal
): Promise<Answer> {
  const tooLarge = new ClearedError('reply-unreadable', 'Over 8 MB.')
  const limit = timeLimitOf(core, core.config.timeLimits.service)
  try {
    const response = await core.fetch(core.config.service + asked.address, {
      headers: {
        Authorization: basicCredentials(core),
        'User-Agent': userAgent,
        Accept: 'application/json',
        ...(asked.language !== null && { 'Accept-Language': asked.language }),
        ...(asked.etag !== null && { 'If-None-Match': asked.etag })
      },
      redirect: 'manual',
      signal: AbortSignal.any([limit, signal])
    })
    const { status, headers } = response
    return {
      status,
      headers,
      body: await readBytes(response.body, largest, tooLarge)
    }
  } catch (error) {
    if (error instanceof ClearedError) throw error
    throw failedCall(error)
  }
}
