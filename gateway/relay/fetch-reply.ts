import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { askService, type Answer, type Asked } from './forward-request.ts'
import { readCacheRules, type CacheRules } from './cache-rules.ts'
import type { ReplyCache } from './reply-cache.ts'

/** A reply of the service: an answer (200) or a refusal (4xx). */
export interface Reply extends Answer {
  etag: string | null
  rules: CacheRules
  /** Milliseconds since 1970, when it was asked for; ages count from it. */
  askedAt: number
}

/**
 * Asks the service, and caches the reply if it is for everyone. A stale reply
 * that the service confirms is as good as a new one.
 */
export async function fetchReply(
  core: Core,
  cache: ReplyCache<Reply>,
  key: string,
  asked: Omit<Asked, 'etag'>,
  signal: AbortSignal
): Promise<Reply> {
  const known = cache.get(key)
  const askedAt = core.now()
  const etag = known?.etag ?? null
  const answer = await askService(core, { ...asked, etag }, signal)
  if (answer.status < 400) cache.delete(key)
  const whole = answer.status === 304 ? confirm(known, answer) : answer
  const reply: Reply = {
    ...whole,
    etag: whole.headers.get('ETag'),
    rules: readCacheRules(whole.headers),
    askedAt
  }
  if (isCacheable(reply)) cache.set(key, reply)
  return reply
}

/** What a 304 may leave out, as nothing has changed. */
const lasting = ['Cache-Control', 'ETag', 'Expires', 'Pragma', 'Vary']

function confirm(known: Reply | undefined, answer: Answer): Answer {
  const headers = new Headers(answer.headers)
  const tag = headers.get('ETag')
  if (!known?.etag || (tag !== null && !isSameTag(tag, known.etag))) {
    throw new ClearedError(
      'reply-unreadable',
      'The service confirms another reply than the one that was asked about.'
    )
  }
  for (const name of lasting) {
    const value = known.headers.get(name)
    if (value !== null && !headers.has(name)) headers.set(name, value)
  }
  return { status: known.status, headers, body: known.body }
}

/** Compressing makes a tag weak; it still names the same reply. */
export function isSameTag(one: string, other: string): boolean {
  return one.replace(/^W\//, '') === other.replace(/^W\//, '')
}

/** Refusals never; a reply that is stale at once only to be confirmed. */
function isCacheable({ status, etag, rules }: Reply): boolean {
  const hasAge = (rules.ages.shared ?? 0) > 0
  return status === 200 && rules.isForAll && (hasAge || Boolean(etag))
}

/** Whether it answers others without asking the service. */
export function isFresh({ askedAt, rules }: Reply, now: number): boolean {
  return askedAt + (rules.ages.shared ?? 0) * 1000 > now
}
