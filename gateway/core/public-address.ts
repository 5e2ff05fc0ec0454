import { BlockList, isIP } from 'node:net'

/** From IANA's special-purpose registries. */
const nonPublic = new BlockList()

const networks4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3]
]

networks4.forEach(([start, bits]) => nonPublic.addSubnet(start, bits, 'ipv4'))

/** The only publicly routed part of IPv6; `networks6` are its exceptions. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

const networks6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20]
]

networks6.forEach(([start, bits]) => nonPublic.addSubnet(start, bits, 'ipv6'))

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !nonPublic.check(address, 'ipv4')
    case 6:
      return global6.check(address, 'ipv6') && !nonPublic.check(address, 'ipv6')
    default:
      return false
  }
}

/** Whether a URL's host name or address may be public; without a DNS lookup. */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) return isPublicAddress(bare)
  const isLocalName = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i
  return bare.includes('.') && !isLocalName.test(bare)
}

/** Whether a URL's host is this machine. */
export function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (bare === 'localhost' || bare === '::1') return true
  // `127.0.0.1.example.com` is an ordinary name.
  return isIP(bare) === 4 && bare.startsWith('127.')
}
