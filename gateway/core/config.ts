import { isIP } from 'node:net'
import { ClearedError, reasonOf } from '../../contract/errors.ts'
import { defaultBounds, megabyte, type Bounds } from './bounds.ts'
import {
  defaultRateLimits,
  type RateLimit,
  type RateLimitName
} from './rate-limits.ts'
import { readMetrics, type MetricsAddress } from './metrics-address.ts'
import { isLoopback, isPublicHost } from './public-address.ts'
import { readRedisAddress } from './redis-address.ts'
import { readSecretFiles, type Env, type Report } from './secret-files.ts'
import { defaultTimeLimits, type TimeLimits } from './time-limits.ts'

export const routeGroups = ['sign-in', 'purchases', 'api', 'media'] as const

export type RouteGroup = (typeof routeGroups)[number]

/** Fixed when a gateway starts. */
export interface GatewayConfig {
  /** The gateway's own origin, without a trailing slash. */
  base: string
  /** The service redirects here after a sign-in; on `base`. */
  callback: string
  /** Base address of the API, without `/v2` and without a trailing slash. */
  service: string
  clientId: string
  clientSecret: string
  /** Newest first; each of at least 32 random bytes, as text. */
  sealingSecrets: string[]
  /** Origins that the media relay may fetch from. */
  media: string[]
  /** Addresses and networks of proxies whose forwarded headers count. */
  proxies: string[]
  /** Routes of this instance. */
  serves: RouteGroup[]
  /** Where `/metrics` is served; null: nowhere. */
  metrics: MetricsAddress | null
  /** Whether people who are not signed in may search by image. */
  uploads: boolean
  /** The service's page for signing out; null if it is not known. */
  signOut: string | null
  /** Path of a SQLite file, `:memory:`, or what `readRedisAddress` reads. */
  store: string
  /** The authority that signs the store's certificates, as PEM. */
  storeCa?: string | null
  /** Of the Sentinels, which may have another than the servers. */
  sentinelPassword?: string | null
  rateLimits: Record<RateLimitName, RateLimit>
  timeLimits: TimeLimits
  bounds: Bounds
}

/**
 * Reads the configuration from CLEARED_GATEWAY_* (see gateway/README.md), and
 * the files that CLEARED_GATEWAY_*_FILE name. Throws one error that lists all
 * problems, including unsafe settings and those that were found before.
 */
export function readGatewayConfig(
  given: Env,
  foundBefore: readonly string[] = []
): GatewayConfig {
  const problems = [...foundBefore]
  const report: Report = problem => problems.push(problem)
  const env = readSecretFiles(given, report)
  const base = readBase(env, report)
  const config: GatewayConfig = {
    base,
    callback: readCallback(env, base, report),
    service: readService(env, report),
    clientId: required(env, 'CLIENT_ID', report),
    clientSecret: readClientSecret(env, report),
    sealingSecrets: readSealingSecrets(env, report),
    media: readMedia(env, base, report),
    proxies: readProxies(env, report),
    serves: readServes(env, report),
    metrics: readMetrics(env['CLEARED_GATEWAY_METRICS'], report),
    uploads: readSwitch(env, 'UPLOADS', report),
    signOut: readSignOut(env, report),
    store: readStore(env, report),
    storeCa: readStoreCa(env, report),
    sentinelPassword: env['CLEARED_GATEWAY_SENTINEL_PASSWORD']?.trim() || null,
    rateLimits: defaultRateLimits,
    timeLimits: defaultTimeLimits,
    bounds: { ...defaultBounds, mediaBytes: readMediaBytes(env, report) }
  }
  if (problems.length === 0) return config
  throw new ClearedError(
    'bad-input',
    `The gateway's configuration has ${problems.length} problem(s):\n` +
      problems.map(problem => `- ${problem}`).join('\n')
  )
}

function required(env: Env, name: string, report: Report): string {
  const value = env[`CLEARED_GATEWAY_${name}`]?.trim() ?? ''
  if (!value) reportMissing(env, name, report)
  return value
}

/** A file without a value is reported already. */
function reportMissing(env: Env, name: string, report: Report): void {
  if (env[`CLEARED_GATEWAY_${name}_FILE`]) return
  report(`CLEARED_GATEWAY_${name} is missing.`)
}

function list(env: Env, name: string): string[] {
  return (env[`CLEARED_GATEWAY_${name}`] ?? '')
    .split(/[,\n]/) // in a file, one a line is natural
    .map(part => part.trim())
    .filter(Boolean)
}

/**
 * The address if it is https, or http on this machine. Problems are reported
 * without the text, which may contain a password.
 */
function readAddress(name: string, text: string, report: Report): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.password || url.search || url.hash) {
    report(
      `CLEARED_GATEWAY_${name} is not a plain address such as ` +
        'https://host.example.com.'
    )
    return null
  }
  const local = url.protocol === 'http:' && isLoopback(url.hostname)
  if (url.protocol === 'https:' || local) return url
  report(`CLEARED_GATEWAY_${name} must be https; http is for localhost only.`)
  return null
}

function readBase(env: Env, report: Report): string {
  const text = required(env, 'BASE', report)
  const url = text ? readAddress('BASE', text, report) : null
  if (url && url.pathname !== '/') {
    report('CLEARED_GATEWAY_BASE must have no path.')
  }
  return url?.origin ?? ''
}

function readCallback(env: Env, base: string, report: Report): string {
  const text = env['CLEARED_GATEWAY_CALLBACK']?.trim() || `${base}/callback`
  if (!base) return text
  const url = readAddress('CALLBACK', text, report)
  if (url && (url.origin !== base || !isOwnPath(url.pathname))) {
    report(
      'CLEARED_GATEWAY_CALLBACK must be an unused path on ' +
        `${base}, such as ${base}/callback.`
    )
  }
  return url ? url.href : text
}

function isOwnPath(path: string): boolean {
  const first = path.split('/')[1] ?? ''
  const taken =
    /^(health|ready|doctor|sign-ins?|sessions|api|media|purchases)$/i.test(
      first
    )
  return /^[\w/-]+$/.test(first) && !taken
}

function readService(env: Env, report: Report): string {
  const text = required(env, 'SERVICE', report)
  const url = text ? readAddress('SERVICE', text, report) : null
  return url?.href.replace(/\/$/, '') ?? ''
}

function readClientSecret(env: Env, report: Report): string {
  const secret = required(env, 'CLIENT_SECRET', report)
  if (secret && secret.length < 8) {
    report('CLEARED_GATEWAY_CLIENT_SECRET has fewer than 8 characters.')
  }
  return secret
}

function readSealingSecrets(env: Env, report: Report): string[] {
  const secrets = list(env, 'SEALING_SECRETS')
  if (secrets.length === 0) reportMissing(env, 'SEALING_SECRETS', report)
  secrets.forEach((secret, index) => {
    if (secret.length < 43 || new Set(secret).size < 12) {
      report(
        `CLEARED_GATEWAY_SEALING_SECRETS: secret ${index + 1} is too weak; ` +
          'use 32 random bytes as base64url or hex.'
      )
    }
  })
  return secrets
}

function readMedia(env: Env, base: string, report: Report): string[] {
  const texts = list(env, 'MEDIA')
  if (texts.length === 0) reportMissing(env, 'MEDIA', report)
  const development = base === '' || isLoopback(new URL(base).hostname)
  return texts.flatMap((text, index) => {
    const name = `MEDIA, entry ${index + 1},`
    if (text.includes('*')) {
      report(`CLEARED_GATEWAY_${name} must name one exact host.`)
      return []
    }
    const url = readAddress(name, text, report)
    if (!url) return []
    if (!isPublicHost(url.hostname) && !development) {
      report(`CLEARED_GATEWAY_${name} is in a private network.`)
    }
    if (url.pathname !== '/') {
      report(`CLEARED_GATEWAY_${name} must have no path.`)
    }
    return [url.origin]
  })
}

/** A limit for licensed files below that for previews holds for both. */
function readMediaBytes(env: Env, report: Report): Bounds['mediaBytes'] {
  const text = env['CLEARED_GATEWAY_MEDIA_LIMIT']?.trim()
  if (!text) return defaultBounds.mediaBytes
  if (!/^[1-9]\d{0,3}$/.test(text)) {
    report('CLEARED_GATEWAY_MEDIA_LIMIT is not a number of megabytes.')
    return defaultBounds.mediaBytes
  }
  const file = Number(text) * megabyte
  return { file, preview: Math.min(file, defaultBounds.mediaBytes.preview) }
}

function readProxies(env: Env, report: Report): string[] {
  return list(env, 'PROXIES').filter((text, index) => {
    const [address = '', bits, ...rest] = text.split('/')
    const maxBits = isIP(address) === 6 ? 128 : 32
    const isNetwork =
      bits === undefined ||
      (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= maxBits)
    const isValid = isIP(address) !== 0 && isNetwork && rest.length === 0
    if (!isValid) {
      report(
        `CLEARED_GATEWAY_PROXIES, entry ${index + 1}, is not an IP address ` +
          'or network.'
      )
    }
    return isValid
  })
}

function readServes(env: Env, report: Report): RouteGroup[] {
  const names = list(env, 'SERVES')
  names.forEach((name, index) => {
    if (isRouteGroup(name)) return
    report(
      `CLEARED_GATEWAY_SERVES, entry ${index + 1}, is unknown; ` +
        `use ${routeGroups.join(', ')}.`
    )
  })
  return names.length ? names.filter(isRouteGroup) : [...routeGroups]
}

function readSignOut(env: Env, report: Report): string | null {
  const text = env['CLEARED_GATEWAY_SIGN_OUT']?.trim()
  if (!text) return null
  return readAddress('SIGN_OUT', text, report)?.href ?? null
}

/** Off if left out. */
function readSwitch(env: Env, name: string, report: Report): boolean {
  const text = env[`CLEARED_GATEWAY_${name}`]?.trim() ?? ''
  if (!['', 'on', 'off'].includes(text)) {
    report(`CLEARED_GATEWAY_${name} must be on or off.`)
  }
  return text === 'on'
}

function readStore(env: Env, report: Report): string {
  const text = required(env, 'STORE', report)
  // A mistyped address, perhaps with a password, must not name a file.
  const isAddress = /^[a-z][\w+.-]+:|(:|\/\/).*@|:\d+(\/|$)/i.test(text)
  if (!isAddress) return text
  try {
    readRedisAddress(text)
  } catch (error) {
    report(`CLEARED_GATEWAY_STORE ${reasonOf(error)}`)
  }
  return text
}

function readStoreCa(env: Env, report: Report): string | null {
  const text = env['CLEARED_GATEWAY_STORE_CA']?.trim() || null
  if (text && !text.startsWith('-----BEGIN CERTIFICATE-----')) {
    report(
      'CLEARED_GATEWAY_STORE_CA is not a certificate as PEM; ' +
        'CLEARED_GATEWAY_STORE_CA_FILE names a file with one.'
    )
  }
  return text
}

function isRouteGroup(name: string): name is RouteGroup {
  return routeGroups.some(group => group === name)
}
