import type { PluginManifest } from './host.ts'
import { holds } from './rules.ts'

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

/** What is wrong with one entry of `allowedDomains`, or null. */
export function domainMistake(entry: string): string | null {
  if (entry === '*' || entry === 'none') return null
  if (readPattern(entry)) return null
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

/** With a trailing slash everything below, without only that resource. */
function pathFits(pattern: Pattern, path: string): boolean {
  if (pattern.path === '' || !holds('network-access/path-exact-or-below')) {
    return true
  }
  if (pattern.path.endsWith('/')) return path.startsWith(pattern.path)
  return path === pattern.path
}

function listOf(manifest: PluginManifest): string[] {
  const access = manifest.networkAccess
  if (!access) return ['*']
  const entries = [
    ...access.allowedDomains,
    ...(access.devAllowedDomains ?? [])
  ]
  return entries.filter(entry => entry !== 'none')
}

/**
 * Whether the manifest lets a request to this address out. Without
 * `networkAccess` everything may go. As in a content policy, the paths of the
 * list do not count for what a redirect leads to.
 */
export function isAllowed(
  manifest: PluginManifest,
  address: string,
  isRedirect = false
): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const scheme = url.protocol.slice(0, -1)
  if (!schemes.includes(scheme)) return scheme === 'data' || scheme === 'blob'
  if (!holds('network-access/only-what-is-listed')) return true
  return listOf(manifest).some(entry => {
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
function sources(manifest: PluginManifest): string[] {
  const list = holds('network-access/frame-keeps-to-the-list')
    ? listOf(manifest)
    : ['*']
  return list.flatMap(entry => {
    if (entry === '*') return ['*', 'ws:', 'wss:']
    if (/^\w+:\/\//.test(entry)) return [entry]
    return ['https', 'http', 'wss', 'ws'].map(scheme => `${scheme}://${entry}`)
  })
}

/** The `default-src` directive that a violation names. */
export function defaultDirective(manifest: PluginManifest): string {
  return ['default-src', 'data:', 'blob:', ...sources(manifest)].join(' ')
}

/** The content security policy of the panel's frame. */
export function frameCsp(manifest: PluginManifest): string {
  const allowed = sources(manifest).join(' ')
  return [
    defaultDirective(manifest),
    `script-src 'unsafe-inline' 'unsafe-eval' data: blob: ${allowed}`,
    `style-src 'unsafe-inline' data: blob: ${allowed}`,
    `form-action ${allowed || "'none'"}`
  ]
    .map(directive => directive.trim())
    .join('; ')
}
