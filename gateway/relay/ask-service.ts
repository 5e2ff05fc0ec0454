import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core.ts'
import { readBytes } from '../http/read-bytes.ts'
import { basicCredentials, userAgent } from '../service/call-service.ts'
import { isTimeout } from '../service/failed-call.ts'

const timeLimit = 20_000
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
 * about the person, and signs nobody out.
 */
export async function askService(core: Core, asked: Asked): Promise<Answer> {
  const answer = await request(core, asked)
  const { status, headers } = answer
  if (status === 401) {
    throw new ClearedError(
      'gateway-credentials',
      "The service does not accept the gateway's credentials."
    )
  }
  const isAnswer = status === 200 || status === 304
  const isRefusal = status >= 400 && status < 500
  if (!isAnswer && !isRefusal) {
    throw new ClearedError('service-failed', `The service answered ${status}.`)
  }
  const type = headers.get('Content-Type') ?? ''
  if (status !== 304 && !/^application\/json\b/i.test(type)) {
    throw new ClearedError(
      'reply-unreadable',
      "The service's reply is no JSON."
    )
  }
  return answer
}

async function request(core: Core, asked: Asked): Promise<Answer> {
  const tooLarge = new ClearedError('reply-unreadable', 'Over 8 MB.')
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
      signal: AbortSignal.timeout(timeLimit)
    })
    const { status, headers } = response
    return {
      status,
      headers,
      body: await readBytes(response.body, largest, tooLarge)
    }
  } catch (error) {
    if (error instanceof ClearedError) throw error
    if (isTimeout(error)) {
      throw new ClearedError('timed-out', 'The service took too long.')
    }
    throw new ClearedError('service-failed', 'The service cannot be reached.')
  }
}
