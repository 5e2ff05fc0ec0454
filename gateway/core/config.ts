import { isIP } from 'node:net'
import { ClearedError } from '../../contract/errors.ts'
import { defaultBounds, type Bounds } from './bounds.ts'
import { defaultLimits, type Limit, type LimitName } from './rate-limits.ts'
import { isLoopback, isPublicHost } from './public-address.ts'
import { defaultTimeLimits, type TimeLimits } from './time-limits.ts'

export const routeGroups = ['sign-in', 'purchases', 'api', 'media'] as const

export type RouteGroup = (typeof routeGroups)[number]

/** Everything that is fixed when a gateway starts. */
export interface GatewayConfig {
  /** The gateway's own origin, without a trailing slash. */
  base: string
  /** Where the service sends people back to; on `base`. */
  callback: string
  /** Base address of the API, without `/v2` and a trailing slash. */
  service: string
  clientId: string
  clientSecret: string
  /** Newest first; each of at least 32 random bytes, as text. */
  sealingSecrets: string[]
  /** Origins that the media relay may fetch from. */
  media: string[]
  /** Addresses and networks of proxies whose forwarded headers count. */
  proxies: string[]
  /** Which routes this instance answers. */
  serves: RouteGroup[]
  /** Path of the SQLite file, `:memory:`, or a server's `redis:` address. */
  store: string
  limits: Record<LimitName, Limit>
  timeLimits: TimeLimits
  bounds: Bounds
}

type Env = Record<string, string | undefined>
type Note = (problem: string) => void

/**
 * Reads the configuration from CLEARED_GATEWAY_* (see gateway/README.md).
 * Throws one error that lists every problem; unsafe settings are problems, too.
 */
export function readGatewayConfig(env: Env): GatewayConfig {
  const problems: string[] = []
  const note: Note = problem => problems.push(problem)
  const base = readBase(env, note)
  const config: GatewayConfig = {
    base,
    callback: readCallback(env, base, note),
    service: readService(env, note),
    clientId: required(env, 'CLIENT_ID', note),
    clientSecret: readClientSecret(env, note),
    sealingSecrets: readSealingSecrets(env, note),
    media: readMedia(env, base, note),
    proxies: readProxies(env, note),
    serves: readServes(env, note),
    store: readStore(env, note),
    limits: defaultLimits,
    timeLimits: defaultTimeLimits,
    bounds: defaultBounds
  }
  if (problems.length === 0) return config
  throw new ClearedError(
    'bad-input',
    `The gateway's configuration has ${problems.length} problem(s):\n` +
      problems.map(problem => `- ${problem}`).join('\n')
  )
}

function required(env: Env, name: string, note: Note): string {
  const value = env[`CLEARED_GATEWAY_${name}`]?.trim() ?? ''
  if (!value) note(`CLEARED_GATEWAY_${name} is missing.`)
  return value
}

function list(env: Env, name: string): string[] {
  return (env[`CLEARED_GATEWAY_${name}`] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
}

/**
 * The address, if it is https, or http on the machine itself. What is wrong
 * with it is noted without the text, which may hold a password.
 */
function readAddress(name: string, text: string, note: Note): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.password || url.search || url.hash) {
    note(`CLEARED_GATEWAY_${name} is not a plain address.`)
    return null
  }
  const local = url.protocol === 'http:' && isLoopback(url.hostname)
  if (url.protocol === 'https:' || local) return url
  note(`CLEARED_GATEWAY_${name} must be https; http is for localhost only.`)
  return null
}

function readBase(env: Env, note: Note): string {
  const text = required(env, 'BASE', note)
  const url = text ? readAddress('BASE', text, note) : null
  if (url && url.pathname !== '/') {
    note('CLEARED_GATEWAY_BASE must have no path.')
  }
  return url?.origin ?? ''
}

function readCallback(env: Env, base: string, note: Note): string {
  const text = env['CLEARED_GATEWAY_CALLBACK'] ?? `${base}/callback`
  if (!base) return text
  const url = readAddress('CALLBACK', text, note)
  if (url && (url.origin !== base || !isOwnPath(url.pathname))) {
    note(
      'CLEARED_GATEWAY_CALLBACK must be a page of its own on ' +
        `${base}, such as ${base}/callback.`
    )
  }
  return url ? url.href : text
}

function isOwnPath(path: string): boolean {
  const first = path.split('/')[1] ?? ''
  const taken = /^(health|ready|sign-ins?|sessions|api|media|purchases)$/i.test(
    first
  )
  return /^[\w/-]+$/.test(first) && !taken
}

function readService(env: Env, note: Note): string {
  const text = required(env, 'SERVICE', note)
  const url = text ? readAddress('SERVICE', text, note) : null
  return url?.href.replace(/\/$/, '') ?? ''
}

function readClientSecret(env: Env, note: Note): string {
  const secret = required(env, 'CLIENT_SECRET', note)
  if (secret && secret.length < 8) {
    note('CLEARED_GATEWAY_CLIENT_SECRET has fewer than 8 characters.')
  }
  return secret
}

function readSealingSecrets(env: Env, note: Note): string[] {
  const secrets = list(env, 'SEALING_SECRETS')
  if (secrets.length === 0) {
    note('CLEARED_GATEWAY_SEALING_SECRETS is missing.')
  }
  secrets.forEach((secret, index) => {
    if (secret.length < 43 || new Set(secret).size < 12) {
      note(
        `CLEARED_GATEWAY_SEALING_SECRETS: secret ${index + 1} is too easy; ` +
          'use 32 random bytes as base64url or hex.'
      )
    }
  })
  return secrets
}

function readMedia(env: Env, base: string, note: Note): string[] {
  const texts = list(env, 'MEDIA')
  if (texts.length === 0) note('CLEARED_GATEWAY_MEDIA is missing.')
  const development = base !== '' && isLoopback(new URL(base).hostname)
  return texts.flatMap((text, index) => {
    const name = `MEDIA, entry ${index + 1},`
    if (text.includes('*')) {
      note(`CLEARED_GATEWAY_${name} must name one exact host.`)
      return []
    }
    const url = readAddress(name, text, note)
    if (!url) return []
    if (!isPublicHost(url.hostname) && !development) {
      note(`CLEARED_GATEWAY_${name} is an address inside a network.`)
    }
    if (url.pathname !== '/') {
      note(`CLEARED_GATEWAY_${name} must have no path.`)
    }
    return [url.origin]
  })
}

function readProxies(env: Env, note: Note): string[] {
  return list(env, 'PROXIES').filter((text, index) => {
    const [address = '', bits, ...rest] = text.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const isNetwork =
      bits === undefined ||
      (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most)
    const good = isIP(address) !== 0 && isNetwork && rest.length === 0
    if (!good) {
      note(
        `CLEARED_GATEWAY_PROXIES, entry ${index + 1}, is no address or network.`
      )
    }
    return good
  })
}

function readServes(env: Env, note: Note): RouteGroup[] {
  const names = list(env, 'SERVES')
  names.forEach((name, index) => {
    if (isRouteGroup(name)) return
    note(
      `CLEARED_GATEWAY_SERVES, entry ${index + 1}, is unknown; ` +
        `there are ${routeGroups.join(', ')}.`
    )
  })
  return names.length ? names.filter(isRouteGroup) : [...routeGroups]
}

function readStore(env: Env, note: Note): string {
  const place = required(env, 'STORE', note)
  // Not a file of that name: a mistyped address may hold a password.
  const isAddress = /^[a-z][\w+.-]+:|(:|\/\/).*@/i.test(place)
  if (!isAddress) return place
  const url = URL.canParse(place) ? new URL(place) : null
  const isPlain = url?.hostname && !url.search && !url.hash
  if (
    !isRedisAddress(place) ||
    !isPlain ||
    !/^\/?\d*$/.test(url.pathname) ||
    !isDecodable(url.username + url.password)
  ) {
    note('CLEARED_GATEWAY_STORE is not a plain address of a Redis server.')
  }
  return place
}

export function isRedisAddress(place: string): boolean {
  return /^rediss?:/i.test(place)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

function isRouteGroup(name: string): name is RouteGroup {
  return routeGroups.some(group => group === name)
}
