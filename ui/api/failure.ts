import * as v from 'valibot'
import { decodeEntities } from '../../contract/api/records/decode-entities.ts'
import { ClearedError, errorCodes } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { GatewayError } from '../../contract/gateway.ts'
import { isPageText } from '../../contract/is-page-text.ts'
import { platform } from '../platform/platform.ts'
import { cutText } from '../words/cut-text.ts'
import { readText } from './read-json.ts'

const ApiError = v.object({
  message: v.fallback(v.string(), ''),
  errors: v.fallback(v.array(v.object({ message: v.string() })), [])
})

/** Longest explanation that is shown. */
const explanationLength = 300

/** One hour: nobody waits longer for a button. */
const maxWait = 3_600_000

/** Milliseconds to wait when the service names a date. */
const usualWait = 10_000

/** Converts an unsuccessful reply to an error. */
export async function failureOf(response: Response): Promise<ClearedError> {
  const text = await readText(response).catch(() => '') // the body is optional
  const body = parse(text)
  const own = v.safeParse(GatewayError, body)
  if (own.success) {
    const { code, message, triesLeft, id } = own.output.error
    const known = errorCodes.find(one => one === code)
    const meant = known ?? codeOfNewer(response.status)
    // Operators find the causes of these in the gateway's log.
    const requestId = response.status >= 500 ? id : undefined
    const more = { triesLeft, requestId, isGateway: true } as const
    return failure(meant, message, response, more)
  }
  const more = isPageText(text) ? ({ isPage: true } as const) : {}
  return failure(codeOf(response.status), explain(body), response, more)
}

/**
 * Converts the failure of a page that arrived in place of JSON. It is from a
 * proxy, a cache or the sign-in of a network: the server refused nothing.
 * Time-outs and 429 keep their meaning, and so does a 5xx unless there is an
 * `unreachable` to report.
 */
export function explainPage(
  failure: ClearedError,
  unreachable?: ErrorCode
): ClearedError {
  const { code, message, data } = failure
  const status = Number(data?.['status'])
  const isBelieved = code === 'rate-limited' || code === 'timed-out'
  if (!data?.['isPage'] || isBelieved) return failure
  const isServerError = status >= 500 && status !== 511
  if (isServerError && !unreachable) return failure
  return new ClearedError(unreachable ?? 'reply-replaced', message, data)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // only a reply of the service or the gateway explains itself
  }
}

function failure(
  code: ErrorCode,
  explanation: string,
  response: Response,
  more: {
    triesLeft?: number | undefined
    requestId?: string | undefined
    isGateway?: true
    isPage?: true
  }
): ClearedError {
  return new ClearedError(code, `The reply was ${response.status}.`, {
    status: response.status,
    explanation: cutText(explanation, explanationLength),
    retryAfter: retryAfter(response),
    at: platform().now(),
    ...more
  })
}

/** An error that only newer panels know. */
function codeOfNewer(status: number): ErrorCode {
  const code = codeOf(status)
  return code === 'bad-request' ? 'panel-outdated' : code
}

function codeOf(status: number): ErrorCode {
  switch (status) {
    case 400:
    case 405:
    case 406:
    case 409:
    case 413:
    case 415:
    case 422:
      return 'bad-request'
    case 401:
      return 'signed-out'
    case 403:
      return 'not-allowed'
    case 404:
    case 410:
      return 'not-found'
    case 408:
    case 504:
      return 'timed-out'
    case 429:
      return 'rate-limited'
    default:
      return 'service-failed'
  }
}

/** The first detailed message, else the general one. */
function explain(body: unknown): string {
  const read = v.safeParse(ApiError, body)
  if (!read.success) return ''
  return decodeEntities(read.output.errors[0]?.message ?? read.output.message)
}

/**
 * Milliseconds; null when the service does not say. A date cannot be used: it
 * depends on the service's clock, and the page cannot read the `Date` header.
 */
function retryAfter(response: Response): number | null {
  const text = response.headers.get('Retry-After')
  if (text === null) return null
  const isLength = /^\d+$/.test(text)
  return isLength ? Math.min(Number(text) * 1000, maxWait) : usualWait
}
