import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import { serverBindings } from './server-bindings.ts'

/**
 * Returns the client to which a request is attributed. It is the address of
 * the connection or, if that is a listed proxy, the last forwarded address that
 * is not a listed proxy; the client could forge the addresses before it. IPv6
 * addresses are reduced to their /64, which a provider assigns to one
 * household. If a proxy forwards no address, calls `warn` and attributes the
 * request to the proxy.
 */
export function createClientAddress(
  proxies: readonly string[],
  warn: () => void
): (context: Context) => string {
  const isListed = createProxyList(proxies)

  return context => {
    const remote = remoteAddress(context)
    if (!isListed(remote)) return network(remote)
    const forwarded = context.req.header('X-Forwarded-For') ?? ''
    const client = lastUnlisted(forwarded.split(','), isListed)
    if (isIP(client) !== 0) return network(client)
    warn()
    return network(remote)
  }
}

/** Empty if there is none. Leaves those before it unread: anybody may forge them. */
function lastUnlisted(
  parts: string[],
  isListed: (address: string) => boolean
): string {
  for (const part of parts.toReversed()) {
    const address = readForwarded(part)
    if (address !== '' && !isListed(address)) return address
  }
  return ''
}

/** The other end of the connection; empty without a server. */
export function remoteAddress(context: Context): string {
  const { incoming } = serverBindings(context)
  return normalize(incoming?.socket.remoteAddress ?? '')
}

/** Whether an address is one of the proxies, or in one of their networks. */
export function createProxyList(proxies: readonly string[]) {
  const list = new BlockList()
  proxies.forEach(proxy => {
    const [start = '', bits] = proxy.split('/')
    const kind = isIP(start) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(start, kind)
    else list.addSubnet(start, Number(bits), kind)
  })

  if (proxies.length === 0) return () => false // a check takes some time
  return (address: string): boolean => {
    const family = isIP(address)
    if (family === 0) return false
    return list.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/** Accepts quotes, brackets and a port. */
function readForwarded(text: string): string {
  const bare = text.trim().replace(/^"(.*)"$/, '$1')
  const [, inBrackets] = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? []
  const [, beforePort] = /^((?:::ffff:)?\d+(?:\.\d+){3}):\d+$/i.exec(bare) ?? []
  return normalize(inBrackets ?? beforePort ?? bare)
}

/** Removes the zone and unwraps IPv4 in IPv6. */
function normalize(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  // The URL parser writes IPv6 addresses in their canonical form.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical)
  if (!mapped) return canonical
  const bytes = mapped
    .slice(1)
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255])
  return bytes.join('.')
}

function network(address: string): string {
  if (isIP(address) !== 6) return address || 'in-process'
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from(
    { length: 8 - front.length - back.length },
    () => '0'
  )
  const groups = tail === undefined ? front : [...front, ...zeros, ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
