import type { HostIo, NetworkReply, NetworkRequest } from '../shared/host.ts'
import { holds } from '../rules/rules.ts'
import { defaultDirective, isAllowed } from './network-access.ts'

interface Wanted {
  url: string
  method: string
  headers: Record<string, string>
  redirect: 'follow' | 'error'
  body?: string | Uint8Array
}

/** All that a page learns about a failed request. */
function failed(): TypeError {
  return new TypeError('Failed to fetch')
}

function assertAllowed(
  io: HostIo,
  domains: readonly string[],
  { url, method }: Pick<Wanted, 'url' | 'method'>,
  isRedirect = false
): void {
  if (isAllowed(domains, url, isRedirect)) return
  if (!holds('plugin-fetch/only-what-is-listed')) return
  const reason =
    `it violates the following Content Security Policy directive: ` +
    `"${defaultDirective(domains)}". Note that 'connect-src' was not ` +
    "explicitly set, so 'default-src' is used as a fallback."
  io.log('error', [`Refused to connect to '${url}' because ${reason}`])
  io.refused?.({ method, url }, reason)
  throw failed()
}

/** Checked before any policy: whether it can be a request at all. */
function assertAddress(url: string): void {
  if (!URL.canParse(url)) {
    throw new TypeError(`Failed to parse URL from ${url}`)
  }
  const { username, password } = new URL(url)
  const isOpen = username === '' && password === ''
  if (isOpen || !holds('plugin-fetch/no-credentials-in-addresses')) return
  throw new TypeError(
    `Request cannot be constructed from a URL that includes credentials: ${url}`
  )
}

/** The content of an address of `data:`, which the policy admits. */
async function readData(url: string): Promise<NetworkReply> {
  const reply = await fetch(url)
  return {
    url,
    status: reply.status,
    statusText: reply.statusText,
    redirected: false,
    headers: Object.fromEntries(reply.headers),
    body: new Uint8Array(await reply.arrayBuffer())
  }
}

async function send(
  io: HostIo,
  domains: readonly string[],
  wanted: Wanted
): Promise<NetworkReply> {
  assertAllowed(io, domains, wanted)
  const { url, method, headers, redirect, body } = wanted
  const request: NetworkRequest = { url, method, headers, redirect }
  if (body !== undefined) {
    request.body =
      typeof body === 'string' ? new TextEncoder().encode(body) : body
  }
  const reply = await io.fetch(request).catch(() => {
    throw failed() // why is for the console alone, as in a browser
  })
  if (reply.redirected) {
    assertAllowed(io, domains, { method, url: reply.url }, true)
  }
  return reply
}

/** Lets a request out where the entries allow its address. */
export async function fetchThroughGate(
  io: HostIo,
  domains: readonly string[],
  wanted: Wanted
): Promise<NetworkReply> {
  const { url } = wanted
  assertAddress(url)
  const { protocol } = new URL(url)
  switch (protocol) {
    case 'http:':
    case 'https:':
      return send(io, domains, wanted)
    case 'data:':
      return readData(url).catch(() => {
        throw failed()
      })
    default:
      io.log('error', [
        `Fetch API cannot load ${url}. URL scheme "${protocol.slice(0, -1)}" ` +
          'is not supported.'
      ])
      throw failed()
  }
}
