import type { PluginManifest } from '../shared/host.ts'
import { holds } from '../rules/rules.ts'

/** One entry of `allowedDomains`, taken apart. */
interface Pattern {
  schemes: string[] | null
  host: string
  anySubdomain: boolean
  port: string
  path: string
}

const schemes = ['http', 'https', 'ws', 'wss']
const grammar =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*\.)?([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d+|\*))?(\/[^\s]*)?$/i

function readPattern(entry: string): Pattern | null {
  const match = grammar.exec(entry)
  if (!match) return null
  const [, scheme, wildcard, host = '', port = '', path = ''] = match
  if (scheme && !schemes.includes(scheme.toLowerCase())) return null
  return {
    schemes: scheme ? [scheme.toLowerCase()] : null,
    host: host.toLowerCase(),
    anySubdomain: wildcard !== undefined,
    port,
    path
  }
}

/** Why no address can match this pattern, or null. */
function neverFits({ host, port, path }: Pattern): string | null {
  if (/[?#]/.test(path)) {
    return 'what comes after ? or # is not compared, so leave it out'
  }
  if (port !== '' && port !== '*' && !/^[1-9]\d*$/.test(port)) {
    return `no port is ${port}`
  }
  if (Number(port) > 65_535) return `no port is ${port}`
  const address = `https://${host}${path}`
  if (!URL.canParse(address)) return `no host is ${host}`
  const { hostname, pathname } = new URL(address)
  const found = path === '' ? hostname : `${hostname}${pathname}`
  return found === `${host}${path}` ? null : `addresses say ${found}`
}

/** The mistake in one entry of `allowedDomains`, or null. */
export function domainMistake(entry: string): string | null {
  if (entry === '*' || entry === 'none') return null
  const pattern = readPattern(entry)
  if (pattern) {
    const why = neverFits(pattern)
    return why && `"${entry}" fits no address: ${why}`
  }
  return `"${entry}" is not a domain: write [http|https|ws|wss://][*.]host[:port][/path]`
}

/** As in a content policy, `http` admits `https`, and `ws` admits `wss`. */
function schemeFits(pattern: Pattern, scheme: string): boolean {
  if (!pattern.schemes || !holds('network-access/scheme-must-match')) {
    return schemes.includes(scheme)
  }
  return pattern.schemes.some(one => one === scheme || `${one}s` === scheme)
}

function hostFits(pattern: Pattern, host: string): boolean {
  const isBelow = host.endsWith(`.${pattern.host}`)
  if (pattern.anySubdomain) return isBelow
  if (host === pattern.host) return true
  return isBelow && !holds('network-access/subdomains-by-wildcard-alone')
}

const usualPorts: Record<string, string> = {
  http: '80',
  ws: '80',
  https: '443',
  wss: '443'
}

function portFits(pattern: Pattern, scheme: string, port: string): boolean {
  if (pattern.port === '*' || !holds('network-access/port-must-match')) {
    return true
  }
  const used = port || usualPorts[scheme]
  if (pattern.port === '') return used === usualPorts[scheme]
  return used === pattern.port || (pattern.port === '80' && used === '443')
}

/**
 * A path with a trailing slash covers everything below it, else one resource.
 */
function pathFits(pattern: Pattern, path: string): boolean {
  if (pattern.path === '' || !holds('network-access/path-exact-or-below')) {
    return true
  }
  if (pattern.path.endsWith('/')) return path.startsWith(pattern.path)
  return path === pattern.path
}

/** The entries by which a plugin's requests are let out. */
export function domainsOf(manifest: PluginManifest | null): string[] {
  const access = manifest?.networkAccess
  if (!access) return ['*']
  const entries = [
    ...access.allowedDomains,
    ...(access.devAllowedDomains ?? [])
  ]
  return entries.filter(entry => entry !== 'none')
}

/**
 * Whether the entries let a request to this address out. As in a content
 * policy, their paths do not count for what a redirect leads to.
 */
export function isAllowed(
  domains: readonly string[],
  address: string,
  isRedirect = false
): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const scheme = url.protocol.slice(0, -1)
  if (!schemes.includes(scheme)) return scheme === 'data' || scheme === 'blob'
  if (!holds('network-access/only-what-is-listed')) return true
  return domains.some(entry => {
    if (entry === '*') return true
    const pattern = readPattern(entry)
    return (
      pattern !== null &&
      schemeFits(pattern, scheme) &&
      hostFits(pattern, url.hostname) &&
      portFits(pattern, scheme, url.port) &&
      (isRedirect || pathFits(pattern, url.pathname))
    )
  })
}

/** The same entries as CSP sources; one without scheme stands for all. */
function sources(domains: readonly string[]): string[] {
  const list = holds('network-access/frame-keeps-to-the-list') ? domains : ['*']
  return list.flatMap(entry => {
    if (entry === '*') return ['*', 'ws:', 'wss:']
    if (/^\w+:\/\//.test(entry)) return [entry]
    return ['https', 'http', 'wss', 'ws'].map(scheme => `${scheme}://${entry}`)
  })
}

function directive(name: string, domains: readonly string[]): string {
  return [name, 'data:', 'blob:', ...sources(domains)].join(' ')
}

/** The `default-src` directive that a violation names. */
export function defaultDirective(domains: readonly string[]): string {
  return directive('default-src', domains)
}

/** The directive of where a frame may go; what loads there is not its affair. */
export function frameDestinations(domains: readonly string[]): string {
  return directive('frame-src', domains)
}

/** The content security policy of the panel's frame. */
export function frameCsp(domains: readonly string[]): string {
  const allowed = sources(domains).join(' ')
  return [
    defaultDirective(domains),
    `script-src 'unsafe-inline' 'unsafe-eval' data: blob: ${allowed}`,
    `style-src 'unsafe-inline' data: blob: ${allowed}`,
    `form-action ${allowed || "'none'"}`
  ]
    .map(directive => directive.trim())
    .join('; ')
}
