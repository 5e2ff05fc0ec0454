import type { NetworkReply, NetworkRequest } from './host.ts'
import { holds } from './rules.ts'

/** Sends one request and gives back the reply, redirects not followed. */
export type Transport = (request: NetworkRequest) => Promise<NetworkReply>

const safeMethods = ['GET', 'HEAD', 'POST']
const safeHeaders = ['accept', 'accept-language', 'content-language']
const safeTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain'
]
const exposedHeaders = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma'
]
// A browser drops these from what a page wants to send.
const forbiddenHeaders = [
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'accept-encoding',
  'host',
  'content-length'
]
const redirects = [301, 302, 303, 307, 308]
const mostRedirects = 20

function failed(reason: string): TypeError {
  return new TypeError(`Failed to fetch: ${reason}`)
}

function header(reply: NetworkReply, name: string): string {
  return reply.headers[name] ?? ''
}

function list(text: string): string[] {
  return text.split(',').map(part => part.trim().toLowerCase())
}

function isSafe(name: string, value: string): boolean {
  if (safeHeaders.includes(name)) return true
  if (name !== 'content-type') return false
  return safeTypes.includes((value.split(';')[0] ?? '').trim().toLowerCase())
}

function ownHeaders(request: NetworkRequest): Record<string, string> {
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

function assertOrigin(reply: NetworkReply): void {
  const allowed = header(reply, 'access-control-allow-origin')
  if (allowed === '*' || allowed === 'null') return
  if (!holds('cors-fetch/reply-must-allow-every-origin')) return
  throw failed(
    `no Access-Control-Allow-Origin for origin null from ${reply.url}`
  )
}

/** Asks first, as a browser does for requests that are not simple. */
async function preflight(
  transport: Transport,
  request: NetworkRequest,
  unsafe: string[]
): Promise<void> {
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

function readable(reply: NetworkReply): Record<string, string> {
  if (!holds('cors-fetch/shows-exposed-headers-alone')) return reply.headers
  const exposed = list(header(reply, 'access-control-expose-headers'))
  return Object.fromEntries(
    Object.entries(reply.headers).filter(
      ([name]) =>
        exposedHeaders.includes(name) ||
        exposed.includes('*') ||
        exposed.includes(name)
    )
  )
}

function unsafeHeaders(own: Record<string, string>): string[] {
  return Object.keys(own).filter(name => !isSafe(name, own[name] ?? ''))
}

/** Whether a browser asks the server first, as it does for most requests. */
export function needsPreflight(request: NetworkRequest): boolean {
  const unsafe = unsafeHeaders(ownHeaders(request))
  return unsafe.length > 0 || !safeMethods.includes(request.method)
}

async function sendOnce(
  transport: Transport,
  request: NetworkRequest
): Promise<NetworkReply> {
  const own = ownHeaders(request)
  const asks = holds('cors-fetch/asks-before-unsafe-requests')
  if (asks && needsPreflight(request)) {
    await preflight(transport, request, unsafeHeaders(own))
  }
  const headers = holds('cors-fetch/origin-is-null')
    ? { ...own, origin: 'null' }
    : own
  const reply = await transport({ ...request, headers })
  assertOrigin(reply)
  return reply
}

/** A browser does not hand `Authorization` on to another origin. */
function withinOrigin(
  { url, headers }: NetworkRequest,
  origin: string
): Record<string, string> {
  const stays = new URL(url).origin === origin
  if (stays || !holds('cors-fetch/authorization-stays-at-home')) return headers
  const kept = Object.entries(headers).filter(
    ([name]) => name.toLowerCase() !== 'authorization'
  )
  return Object.fromEntries(kept)
}

function followed(
  request: NetworkRequest,
  reply: NetworkReply
): NetworkRequest {
  const location = header(reply, 'location')
  const { href: url, origin } = new URL(location, request.url)
  const headers = withinOrigin(request, origin)
  const toGet =
    reply.status === 303 || (reply.status <= 302 && request.method === 'POST')
  if (!toGet) return { ...request, url, headers }
  const { body: _dropped, ...rest } = request
  return { ...rest, url, headers, method: 'GET' }
}

/**
 * Sends a request as a page of origin `null` would: preflights, CORS checks,
 * each redirect against the list of allowed addresses.
 */
export async function corsFetch(
  transport: Transport,
  allowed: (url: string) => boolean,
  request: NetworkRequest
): Promise<NetworkReply> {
  let current = request
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const reply = await sendOnce(transport, current)
    if (!redirects.includes(reply.status)) {
      const { url } = current
      return { ...reply, url, redirected: hops > 0, headers: readable(reply) }
    }
    if (
      request.redirect === 'error' &&
      holds('cors-fetch/redirects-can-be-errors')
    ) {
      throw failed('redirects are errors here')
    }
    current = followed(current, reply)
    if (
      !allowed(current.url) &&
      holds('cors-fetch/redirects-keep-to-the-list')
    ) {
      throw failed(`the redirect to ${current.url} is not in allowedDomains`)
    }
  }
  throw failed('too many redirects')
}
