import { ClearedError } from '../../contract/errors.ts'
import { isPageText } from '../../contract/is-page-text.ts'
import type { Core } from '../core/core.ts'
import { readBytes } from '../http/read-bytes.ts'
import { readRetryAfter } from '../http/retry-after.ts'
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

const maxReplyBytes = 8 * 1024 * 1024

/** Bytes by which a page is recognized. */
const pageLength = 256

export interface ApiRequest {
  address: string
  language: string | null
  etag: string | null
  /** Makes it a POST. */
  json?: object
}

/** The reply of the service as received. */
export interface RawReply {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

/**
 * Forwards a request to the service with the application's credentials.
 * Returns 200, 201 of a POST, 304 and refusals (4xx); everything else becomes
 * an error. A 401 is an error, too: it concerns our credentials and must not
 * sign the person out. The body is a JSON object, except for a 304.
 */
export async function forwardRequest(
  core: Core,
  request: ApiRequest,
  signal: AbortSignal
): Promise<RawReply> {
  const reply = await send(core, request, signal)
  const { status, headers, body } = reply
  // A proxy or a cache sent a page, whatever its status says.
  if (isPageText(new TextDecoder().decode(body.subarray(0, pageLength)))) {
    throw failedReply(status, readRetryAfter(headers))
  }
  if (status === 401) throw refusedCredentials()
  const isSuccess = [200, 304, ...(request.json ? [201] : [])].includes(status)
  const isRefusal = status >= 400 && status < 500
  if (!isSuccess && !isRefusal) {
    throw failedReply(status, readRetryAfter(headers))
  }
  if (status === 304 ? request.etag !== null : isObject(reply)) return reply
  if (status === 429) throw failedReply(status, readRetryAfter(headers))
  throw new ClearedError(
    'reply-unreadable',
    status === 304
      ? 'The service replied 304 to a request without a tag.'
      : "The service's reply is not a JSON object."
  )
}

function isObject({ headers, body }: RawReply): boolean {
  const type = headers.get('Content-Type') ?? ''
  if (!/^application\/json\b/i.test(type)) return false
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false // invalid JSON
  }
}

async function send(
  core: Core,
  { address, language, etag, json }: ApiRequest,
  signal: AbortSignal
): Promise<RawReply> {
  const tooLarge = new ClearedError(
    'reply-unreadable',
    "The service's reply is over 8 MB."
  )
  const timeLimit = timeLimitOf(core, core.config.timeLimits.service)
  try {
    const response = await core.fetch(core.config.service + address, {
      headers: {
        Authorization: basicCredentials(core),
        'User-Agent': userAgent,
        Accept: 'application/json',
        ...(language !== null && { 'Accept-Language': language }),
        ...(etag !== null && { 'If-None-Match': etag }),
        ...(json && { 'Content-Type': 'application/json' })
      },
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
      redirect: 'manual',
      signal: AbortSignal.any([timeLimit, signal])
    })
    const { status, headers } = response
    return {
      status,
      headers,
      body: await readBytes(response.body, maxReplyBytes, tooLarge)
    }
  } catch (error) {
    if (error instanceof ClearedError) throw error
    throw failedCall(error)
  }
}
