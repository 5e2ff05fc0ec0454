import { readHttpDate } from '../http/http-date.ts'
import { readDirectives, type Directives } from './cache-directives.ts'

/** How a reply may be cached, according to its headers. */
export interface CacheRules {
  /** Not even by the caller. */
  isNoStore: boolean
  /** Other callers may receive it, too. */
  isShareable: boolean
  /** Lifetime in seconds from the request on; null if unspecified. */
  ages: { shared: number | null; caller: number | null }
  /** How old it was when it arrived, in seconds. */
  initialAge: number
  /** Seconds after its lifetime for which it stands in for a failing service. */
  staleFor: number
}

const maxAge = 3600
const defaultStaleTime = 3600
const maxStaleTime = 24 * 3600

/**
 * RFC 9111; in doubt a reply is not shareable. What is `private` is for the one
 * user whose credentials were sent: the application, so all of its people. The
 * service's clock is never compared with ours: `Expires` is relative to the
 * reply's own `Date`.
 */
export function readCacheRules(headers: Headers): CacheRules {
  const control = readDirectives(headers.get('Cache-Control'))
  // Other headers are the same in all requests, or part of the cache key.
  const varies = /(^|,)\s*\*/.test(headers.get('Vary') ?? '')
  const isNoStore = control.has('no-store')
  const setsCookies = headers.has('Set-Cookie') && !control.has('public')
  const mustRevalidate =
    varies || control.has('no-cache') || hasPragmaNoCache(headers)
  const age = (...names: string[]) =>
    mustRevalidate ? 0 : ageLeft(headers, control, names)
  return {
    isNoStore,
    isShareable: !isNoStore && !setsCookies && !varies,
    ages: { shared: age('s-maxage', 'max-age'), caller: age('max-age') },
    initialAge: initialAge(headers),
    staleFor: mustRevalidate ? 0 : staleTime(control)
  }
}

/**
 * `stale-if-error` of RFC 5861; without it RFC 9111 leaves it to the cache,
 * unless the reply must be revalidated, as `s-maxage` implies.
 * https://www.rfc-editor.org/rfc/rfc9111.html#section-4.2.4
 */
function staleTime(control: Directives): number {
  if (control.has('must-revalidate')) return 0
  const given = control.get('stale-if-error')
  if (given) return Math.min(...given.map(toSeconds), maxStaleTime)
  const isBound = control.has('proxy-revalidate') || control.has('s-maxage')
  return isBound ? 0 : defaultStaleTime
}

/** `Pragma` only counts without `Cache-Control`. */
function hasPragmaNoCache(headers: Headers): boolean {
  if (headers.has('Cache-Control')) return false
  return readDirectives(headers.get('Pragma')).has('no-cache')
}

function ageLeft(
  headers: Headers,
  control: Directives,
  names: string[]
): number | null {
  const total = lifetime(headers, control, names)
  if (total === null) return null
  return Math.min(Math.max(total - initialAge(headers), 0), maxAge)
}

function initialAge(headers: Headers): number {
  const [, age = '0'] = /^(\d+)\s*(?:,|$)/.exec(headers.get('Age') ?? '') ?? []
  return toSeconds(age)
}

/** From the first directive that is present, else from `Expires`. */
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

/** 0 if invalid. */
function toSeconds(text: string): number {
  return /^\d+$/.test(text) ? Math.min(Number(text), 2 ** 31) : 0
}
