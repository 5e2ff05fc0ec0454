import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import {
  forwardRequest,
  type ApiRequest,
  type RawReply
} from './forward-request.ts'
import { readCacheRules, type CacheRules } from './cache-rules.ts'
import type { ReplyCache } from './reply-cache.ts'

/** A reply of the service: a success (200) or a refusal (4xx). */
export interface Reply extends RawReply {
  etag: string | null
  rules: CacheRules
  /** Milliseconds since 1970; ages count from it. */
  requestedAt: number
}

/**
 * Forwards a request to the service and caches the reply if it is shareable.
 * A stale cached reply is revalidated.
 */
export async function fetchReply(
  core: Core,
  cache: ReplyCache<Reply>,
  key: string,
  request: Omit<ApiRequest, 'etag'>,
  signal: AbortSignal
): Promise<Reply> {
  const cached = cache.get(key)
  const requestedAt = core.now()
  const etag = cached?.etag ?? null
  const received = await forwardRequest(core, { ...request, etag }, signal)
  if (received.status < 400) cache.delete(key)
  const current =
    received.status === 304 ? revalidate(cached, received) : received
  const reply: Reply = {
    ...current,
    etag: current.headers.get('ETag'),
    rules: readCacheRules(current.headers),
    requestedAt
  }
  if (isCacheable(reply)) cache.set(key, reply)
  return reply
}

/** Headers that a 304 may omit if they are unchanged. */
const inheritedHeaders = ['Cache-Control', 'ETag', 'Expires', 'Pragma', 'Vary']

function revalidate(cached: Reply | undefined, received: RawReply): RawReply {
  const headers = new Headers(received.headers)
  const tag = headers.get('ETag')
  if (!cached?.etag || (tag !== null && !isSameTag(tag, cached.etag))) {
    throw new ClearedError(
      'reply-unreadable',
      'The service replied 304 with another tag than the requested one.'
    )
  }
  for (const name of inheritedHeaders) {
    const value = cached.headers.get(name)
    if (value !== null && !headers.has(name)) headers.set(name, value)
  }
  return { status: cached.status, headers, body: cached.body }
}

/** Weak and strong tags are equal: compression makes a tag weak. */
export function isSameTag(one: string, other: string): boolean {
  return one.replace(/^W\//, '') === other.replace(/^W\//, '')
}

/** Without a lifetime, a reply needs a tag to be revalidated. */
function isCacheable({ status, etag, rules }: Reply): boolean {
  const hasAge = (rules.ages.shared ?? 0) > 0
  return status === 200 && rules.isShareable && (hasAge || Boolean(etag))
}

/** Whether it may be sent to others without revalidation. */
export function isFresh({ requestedAt, rules }: Reply, now: number): boolean {
  return requestedAt + (rules.ages.shared ?? 0) * 1000 > now
}
