import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import { serverBindings } from './server-bindings.ts'

/**
 * Whom a request counts for: the address of the connection, or, when that is
 * a listed proxy, the last forwarded address that is not one: what stands before
 * it is the client's own word. IPv6 by its /64, which is what one household is
 * given. `warn` is called when a proxy names no client: its requests all count
 * for the proxy.
 */
export function createClientAddress(
  proxies: readonly string[],
  warn: () => void
): (context: Context) => string {
  const isListed = createList(proxies)

  return context => {
    const { incoming } = serverBindings(context)
    const remote = plain(incoming?.socket.remoteAddress ?? '')
    if (!isListed(remote)) return network(remote)
    const forwarded = (context.req.header('X-Forwarded-For') ?? '')
      .split(',')
      .map(readForwarded)
      .filter(part => part !== '' && !isListed(part))
    const client = forwarded.at(-1) ?? ''
    if (isIP(client) !== 0) return network(client)
    warn()
    return network(remote)
  }
}

function createList(proxies: readonly string[]) {
  const list = new BlockList()
  proxies.forEach(proxy => {
    const [start = '', bits] = proxy.split('/')
    const kind = isIP(start) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(start, kind)
    else list.addSubnet(start, Number(bits), kind)
  })

  return (address: string): boolean => {
    const family = isIP(address)
    if (family === 0) return false
    return list.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/** An address as proxies write it: in quotes or brackets, with a port. */
function readForwarded(text: string): string {
  const bare = text.trim().replace(/^"(.*)"$/, '$1')
  const [, inBrackets] = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? []
  const [, beforePort] = /^((?:::ffff:)?\d+(?:\.\d+){3}):\d+$/i.exec(bare) ?? []
  return plain(inBrackets ?? beforePort ?? bare)
}

/** Without a zone, and IPv4 as such. */
function plain(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  // The URL parser writes an IPv6 address in its one shortest form.
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(shortest)
  if (!mapped) return shortest
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
