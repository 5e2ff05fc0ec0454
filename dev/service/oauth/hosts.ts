/**
 * Parses a comma-separated list of hosts and paths, each as
 * `host[:port][/path]`; the scheme of a URL is dropped. Invalid entries are
 * undefined.
 */
export function readHosts(text: string): (string | undefined)[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .map(toHost)
}

/** The name of a registered host without port and path. */
export function hostName(registered: string): string {
  return new URL(`http://${registered}`).hostname
}

/** Whether an address is on a registered host and path. */
export function isAtHost(address: URL, registered: string): boolean {
  const [host = '', ...rest] = registered.split('/')
  const isHost = host === address.host || host === address.hostname
  if (!isHost) return false
  const path = `/${rest.join('/')}`.replace(/\/$/, '')
  return address.pathname === path || address.pathname.startsWith(`${path}/`)
}

function toHost(text: string): string | undefined {
  const plain = text.replace(/^https?:\/\//i, '')
  const isPlain = /^[^\s/?#@\\*]+(\/[^\s?#]*)?$/.test(plain)
  if (!isPlain || !URL.canParse(`http://${plain}`)) return undefined
  const { host, pathname } = new URL(`http://${plain}`)
  const withoutPort443 = host.replace(/:443$/, '') // the URL parser drops :80 itself
  return pathname === '/' ? withoutPort443 : withoutPort443 + pathname
}
