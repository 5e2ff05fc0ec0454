import type { Application } from './applications.ts'
import { hostName, isAtHost } from './hosts.ts'

/**
 * Why a redirect address is refused, as a sentence; undefined if it is
 * registered.
 */
export function callbackProblem(
  { callbackHosts }: Application,
  text: string
): string | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (!address || !/^https?:$/.test(address.protocol)) {
    return 'Expected an address such as https://example.com/back'
  }
  if (address.username || address.password) {
    return 'Expected an address without user name and password'
  }
  if (address.hash) return 'Expected an address without a fragment'
  const { hostname } = address
  if (!callbackHosts.some(host => hostName(host) === hostname)) {
    return 'The host is not registered'
  }
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  if (address.protocol === 'http:' && !isLocal) {
    return 'Expected https, or http on this machine'
  }
  return callbackHosts.some(host => isAtHost(address, host))
    ? undefined
    : 'The host is registered, but with another port or path'
}
