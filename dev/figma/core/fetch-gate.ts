import type { HostIo, NetworkReply, NetworkRequest } from './host.ts'
import { holds } from './rules.ts'
import { defaultDirective, isAllowed } from './network-access.ts'

interface Wanted {
  url: string
  method: string
  headers: Record<string, string>
  redirect: 'follow' | 'error'
  body?: string | Uint8Array
}

function blocked(io: HostIo, domains: readonly string[], url: string): TypeError {
  io.log('error', [
    `Refused to connect to '${url}' because it violates the following ` +
      `Content Security Policy directive: "${defaultDirective(domains)}". ` +
      "Note that 'connect-src' was not explicitly set, so 'default-src' is " +
      'used as a fallback.'
  ])
  return new TypeError('Failed to fetch')
}

function assertAllowed(
  io: HostIo,
  domains: readonly string[],
  url: string,
  isRedirect = false
): void {
  const isWeb = /^https?:/i.test(url)
  if (isWeb && isAllowed(domains, url, isRedirect)) return
  if (holds('plugin-fetch/only-what-is-listed'))
    throw blocked(io, domains, url)
}

/** Lets a request out where the entries allow its address. */
export async function fetchThroughGate(
  io: HostIo,
  domains: readonly string[],
  wanted: Wanted
): Promise<NetworkReply> {
  assertAllowed(io, domains, wanted.url)
  const { url, method, headers, redirect, body } = wanted
  const request: NetworkRequest = { url, method, headers, redirect }
  if (body !== undefined) {
    request.body =
      typeof body === 'string' ? new TextEncoder().encode(body) : body
  }
  const reply = await io.fetch(request)
  if (reply.redirected) assertAllowed(io, domains, reply.url, true)
  return reply
}
