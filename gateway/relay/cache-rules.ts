import { readHttpDate } from '../http/http-date.ts'
import { readDirectives, type Directives } from './cache-directives.ts'

/** What the head of a reply says about keeping it. */
export interface CacheRules {
  /** Not even the caller may keep it. */
  isSecret: boolean
  /** Other callers may get it, too. */
  isForAll: boolean
  /** Seconds, counted from the request; null when nothing is said. */
  ages: { shared: number | null; caller: number | null }
}

const longestAge = 3600

/**
 * RFC 9111, for a cache that many people share, and in doubt not for all. The
 * service's clock is never compared with ours: `Expires` counts from the
 * reply's own `Date`.
 */
export function readCacheRules(headers: Headers): CacheRules {
  const control = readDirectives(headers.get('Cache-Control'))
  // What else may vary is a header that all requests have alike, or none has.
  const varies = /(^|,)\s*\*/.test(headers.get('Vary') ?? '')
  const isSecret = control.has('no-store')
  const isForOne =
    control.has('private') ||
    (headers.has('Set-Cookie') && !control.has('public'))
  const mustAsk = varies || control.has('no-cache') || isOldNoCache(headers)
  const age = (...names: string[]) =>
    mustAsk ? 0 : ageLeft(headers, control, names)
  return {
    isSecret,
    isForAll: !isSecret && !isForOne && !varies,
    ages: { shared: age('s-maxage', 'max-age'), caller: age('max-age') }
  }
}

function isOldNoCache(headers: Headers): boolean {
  const isOld = !headers.has('Cache-Control')
  return isOld && readDirectives(headers.get('Pragma')).has('no-cache')
}

function ageLeft(
  headers: Headers,
  control: Directives,
  names: string[]
): number | null {
  const whole = lifetime(headers, control, names)
  if (whole === null) return null
  const [, age = '0'] = /^(\d+)\s*(?:,|$)/.exec(headers.get('Age') ?? '') ?? []
  return Math.min(Math.max(whole - toSeconds(age), 0), longestAge)
}

/** The first of the directives counts, else `Expires`. */
function lifetime(
  headers: Headers,
  control: Directives,
  names: string[]
): number | null {
  const values = names.map(name => control.get(name)).find(Boolean)
  if (values) return Math.min(...values.map(toSeconds))
  if (!headers.has('Expires')) return null
  const end = readHttpDate(headers.get('Expires'))
  const sent = readHttpDate(headers.get('Date'))
  return end === null || sent === null ? 0 : (end - sent) / 1000
}

/** 0 for what is no number of seconds. */
function toSeconds(text: string): number {
  return /^\d+$/.test(text) ? Math.min(Number(text), 2 ** 31) : 0
}
