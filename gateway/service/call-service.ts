import { isPageText } from '../../contract/is-page-text.ts'
import type { Core } from '../core/core.ts'
import { readBytes } from '../http/read-bytes.ts'
import { readRetryAfter, type RetryAfter } from '../http/retry-after.ts'
import { failedCall, failedReply } from './failed-call.ts'

export const userAgent = 'Cleared-Gateway/0.1'

const maxReplyBytes = 1024 * 1024

export interface ServiceCall {
  method: 'GET' | 'POST'
  /** With the query, relative to the service's base. */
  path: string
  authorization: string | null
  form?: Record<string, string>
}

export interface ServiceReply {
  status: number
  /** Undefined when the body is not JSON. */
  body: unknown
  /** With a 429 or 503, if the service sends it. */
  retryAfter: RetryAfter | undefined
}

/**
 * Calls the service once and reads its reply. Throws `timed-out` or
 * `service-failed` without a reply; the page of a proxy is none.
 */
export async function callService(
  core: Core,
  call: ServiceCall
): Promise<ServiceReply> {
  const { status, text, retryAfter } = await send(core, call)
  if (isPageText(text)) throw failedReply(status, retryAfter)
  return { status, body: parse(text), retryAfter }
}

async function send(
  core: Core,
  { method, path, authorization, form }: ServiceCall
): Promise<Omit<ServiceReply, 'body'> & { text: string }> {
  try {
    const response = await core.fetch(core.config.service + path, {
      method,
      headers: {
        'User-Agent': userAgent,
        Accept: 'application/json',
        ...(authorization !== null && { Authorization: authorization })
      },
      redirect: 'manual',
      signal: timeLimitOf(core, core.config.timeLimits.service),
      ...(form && { body: new URLSearchParams(form) })
    })
    const tooLarge = new Error('The reply is over 1 MB')
    const bytes = await readBytes(response.body, maxReplyBytes, tooLarge)
    return {
      status: response.status,
      text: Buffer.from(bytes).toString('utf8'),
      retryAfter: readRetryAfter(response.headers)
    }
  } catch (error) {
    throw failedCall(error)
  }
}

/** A signal that aborts after milliseconds. */
export function timeLimitOf(core: Core, milliseconds: number): AbortSignal {
  return core.timeout?.(milliseconds) ?? AbortSignal.timeout(milliseconds)
}

/** The application's credentials, for calls without a person. */
export function basicCredentials({ config }: Pick<Core, 'config'>): string {
  const pair = `${config.clientId}:${config.clientSecret}`
  return `Basic ${Buffer.from(pair).toString('base64')}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // callers check the body against a schema
  }
}
