import type { NetworkReply, NetworkRequest } from '../shared/host.ts'
import {
  type Transport,
  assertOrigin,
  failed,
  header,
  list,
  needsPreflight,
  ownHeaders,
  preflight
} from './preflight.ts'
import { holds } from '../rules/rules.ts'

const exposedHeaders = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma'
]
/** These headers are dropped together with the body. */
const bodyHeaders = [
  'content-encoding',
  'content-language',
  'content-location',
  'content-type'
]
const redirects = [301, 302, 303, 307, 308]
const mostRedirects = 20

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

async function sendOnce(
  transport: Transport,
  request: NetworkRequest
): Promise<NetworkReply> {
  const own = ownHeaders(request)
  const asks = holds('cors-fetch/asks-before-unsafe-requests')
  if (asks && needsPreflight(request)) {
    await preflight(transport, request)
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
  return without(headers, ['authorization'])
}

function without(
  headers: Record<string, string>,
  names: string[]
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !names.includes(name.toLowerCase())
    )
  )
}

/** Whether a redirect turns the request into a GET without a body. */
function becomesGet(method: string, status: number): boolean {
  if (status === 303) return method !== 'GET' && method !== 'HEAD'
  return status <= 302 && method === 'POST'
}

function followed(
  request: NetworkRequest,
  reply: NetworkReply
): NetworkRequest {
  const location = header(reply, 'location')
  const { href: url, origin } = new URL(location, request.url)
  const headers = withinOrigin(request, origin)
  if (!becomesGet(request.method, reply.status)) {
    return { ...request, url, headers }
  }
  const { body: _dropped, ...rest } = request
  const bare = without(headers, bodyHeaders)
  return { ...rest, url, headers: bare, method: 'GET' }
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
    const isRedirect = redirects.includes(reply.status)
    if (!isRedirect || header(reply, 'location') === '') {
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
