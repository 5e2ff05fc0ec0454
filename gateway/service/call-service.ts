import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core.ts'
import { isTimeout } from './failed-call.ts'

export const userAgent = 'Cleared-Gateway/0.1'

const timeLimit = 20_000

export interface ServiceCall {
  method: 'GET' | 'POST'
  /** With the query, below the service's base. */
  path: string
  authorization: string | null
  form?: Record<string, string>
}

export interface ServiceReply {
  status: number
  /** Undefined when the body is not JSON. */
  body: unknown
}

/**
 * Calls the service once and reads its reply. Throws `timed-out` or
 * `service-failed` when there is none.
 */
export async function callService(
  core: Core,
  { method, path, authorization, form }: ServiceCall
): Promise<ServiceReply> {
  try {
    const response = await core.fetch(core.config.service + path, {
      method,
      headers: {
        'User-Agent': userAgent,
        Accept: 'application/json',
        ...(authorization !== null && { Authorization: authorization })
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
      ...(form && { body: new URLSearchParams(form) })
    })
    return { status: response.status, body: parse(await response.text()) }
  } catch (error) {
    if (isTimeout(error)) {
      throw new ClearedError('timed-out', 'The service took too long.')
    }
    throw new ClearedError('service-failed', 'The service cannot be reached.', {
      cause: error
    })
  }
}

/** Credentials of the application, for calls that need no person. */
export function basicCredentials({ config }: Core): string {
  const pair = `${config.clientId}:${config.clientSecret}`
  return `Basic ${Buffer.from(pair).toString('base64')}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // callers judge a body by its schema
  }
}
