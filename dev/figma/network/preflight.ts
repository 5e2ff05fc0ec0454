import type { NetworkReply, NetworkRequest } from '../shared/host.ts'
import { holds } from '../rules/rules.ts'
import { isSafeHeader } from './safe-header.ts'

/** Sends one request and returns the reply without following redirects. */
export type Transport = (request: NetworkRequest) => Promise<NetworkReply>

const safeMethods = ['GET', 'HEAD', 'POST']
// Headers that a browser drops from a page's request.
const forbiddenHeaders = [
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'accept-encoding',
  'host',
  'content-length'
]
/** The error of a failed request. */
export function failed(reason: string): TypeError {
  return new TypeError(`Failed to fetch: ${reason}`)
}

/** A header's value; empty when it is not there. */
export function header(reply: NetworkReply, name: string): string {
  return reply.headers[name] ?? ''
}

/** The entries of a header with commas, in lower case. */
export function list(text: string): string[] {
  return text.split(',').map(part => part.trim().toLowerCase())
}

/** The headers that a page may set, in lower case. */
export function ownHeaders(request: NetworkRequest): Record<string, string> {
  const entries = Object.entries(request.headers).map(
    ([name, value]) => [name.toLowerCase(), value] as const
  )
  return Object.fromEntries(
    entries.filter(
      ([name]) =>
        !forbiddenHeaders.includes(name) ||
        !holds('cors-fetch/drops-what-a-browser-sets')
    )
  )
}

function unsafeHeaders(own: Record<string, string>): string[] {
  return Object.keys(own).filter(name => !isSafeHeader(name, own[name] ?? ''))
}

/** Whether a browser asks the server first, as it does for most requests. */
export function needsPreflight(request: NetworkRequest): boolean {
  const unsafe = unsafeHeaders(ownHeaders(request))
  return unsafe.length > 0 || !safeMethods.includes(request.method)
}

/** Throws unless the reply may be read by a page of origin `null`. */
export function assertOrigin(reply: NetworkReply): void {
  const allowed = header(reply, 'access-control-allow-origin')
  if (allowed === '*' || allowed === 'null') return
  if (!holds('cors-fetch/reply-must-allow-every-origin')) return
  throw failed(
    `no Access-Control-Allow-Origin for origin null from ${reply.url}`
  )
}

/** Sends a preflight, as a browser does for requests that are not simple. */
export async function preflight(
  transport: Transport,
  request: NetworkRequest
): Promise<void> {
  const unsafe = unsafeHeaders(ownHeaders(request))
  const headers: Record<string, string> = {
    origin: 'null',
    'access-control-request-method': request.method
  }
  if (unsafe.length > 0) {
    headers['access-control-request-headers'] = unsafe.join(',')
  }
  const { url } = request
  const asked = { url, method: 'OPTIONS', headers, redirect: 'error' } as const
  const reply = await transport(asked)
  const isOk = reply.status >= 200 && reply.status <= 299
  if (!isOk && holds('cors-fetch/preflight-must-succeed')) {
    throw failed(`the preflight got ${reply.status} from ${url}`)
  }
  assertOrigin(reply)
  const methods = list(header(reply, 'access-control-allow-methods'))
  const method = request.method.toLowerCase()
  const isUsual =
    safeMethods.includes(request.method) ||
    !holds('cors-fetch/method-must-be-allowed')
  if (!isUsual && !methods.includes(method) && !methods.includes('*')) {
    throw failed(`method ${request.method} is not allowed by ${url}`)
  }
  const allowed = list(header(reply, 'access-control-allow-headers'))
  for (const name of unsafe) {
    // The standard leaves Authorization out of the wildcard.
    const any =
      allowed.includes('*') &&
      (name !== 'authorization' || !holds('cors-fetch/wildcard-is-not-for-all'))
    if (any || allowed.includes(name)) continue
    if (!holds('cors-fetch/headers-must-be-allowed')) continue
    throw failed(`header ${name} is not allowed by ${url}`)
  }
}
