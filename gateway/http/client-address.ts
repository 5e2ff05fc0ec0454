import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'

/** The part of node-server's bindings that tells who is connected. */
interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/**
 * Whom a request counts for: the address of the connection, or, when that is
 * a listed proxy, the last forwarded address that is not one. IPv6 by its
 * /64, which is what one household is given.
 */
export function clientAddress(
  context: Context,
  proxies: readonly string[]
): string {
  const bindings = context.env as Bindings | undefined // set by the server
  const remote = plain(bindings?.incoming?.socket?.remoteAddress ?? '')
  if (!isListed(remote, proxies)) return network(remote)
  const forwarded = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map(part => plain(part.trim()))
    .filter(part => isIP(part) !== 0)
  const foreign = forwarded.filter(part => !isListed(part, proxies))
  return network(foreign.at(-1) ?? remote)
}

function isListed(address: string, proxies: readonly string[]): boolean {
  const family = isIP(address)
  if (family === 0) return false
  const list = new BlockList()
  proxies.forEach(proxy => {
    const [start = '', bits] = proxy.split('/')
    const kind = isIP(start) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(start, kind)
    else list.addSubnet(start, Number(bits), kind)
  })
  return list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function network(address: string): string {
  if (isIP(address) !== 6) return address || 'in-process'
  // The URL parser writes an IPv6 address in its one shortest form.
  const shortest = new URL(`http://[${address.split('%')[0]}]`).hostname
  const [head = '', tail] = shortest.slice(1, -1).split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from(
    { length: 8 - front.length - back.length },
    () => '0'
  )
  const groups = tail === undefined ? front : [...front, ...zeros, ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
