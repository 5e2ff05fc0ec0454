import { ClearedError, type ErrorCode } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import {
  forwardRequest,
  type ApiRequest,
  type RawReply
} from './forward-request.ts'
import {
  createReply,
  isCacheable,
  isUsable,
  staleUntil,
  type Reply
} from './reply.ts'
import type { ReplyCache } from './reply-cache.ts'
import type { SharedReplies } from './shared-replies.ts'

export interface Caches {
  memory: ReplyCache<Reply>
  /** Null if no other instance uses the store. */
  shared: SharedReplies | null
}

export interface RelayedRequest extends Pick<
  ApiRequest,
  'address' | 'language'
> {
  key: string
  /** Whether the service must be asked, and no stale reply is wanted. */
  isReload: boolean
}

/**
 * The reply to a request that the memory cannot answer: of another instance,
 * else of the service, else a stale one while the service fails. What is
 * shareable is cached.
 */
export async function fetchReply(
  core: Core,
  caches: Caches,
  request: RelayedRequest,
  signal: AbortSignal
): Promise<Reply> {
  const { key, isReload } = request
  const own = caches.memory.get(key)
  const other = isReload ? undefined : await caches.shared?.get(key)
  const cached = other ?? own
  if (other && isUsable(other, core.now())) {
    caches.memory.set(key, other)
    return other
  }
  try {
    const reply = await callService(core, request, cached, signal)
    if (reply.status === 429 && !isReload) {
      return replaceFailed(core, caches, key, cached) ?? reply
    }
    if (isCacheable(reply)) keep(caches, key, reply)
    else if ((cached || isReload) && reply.status !== 429) drop(caches, key)
    return reply
  } catch (error) {
    // A client that disconnects says nothing about the service.
    if (signal.aborted) throw error
    if (!isOutage(error)) drop(caches, key)
    else if (!isReload) {
      const stale = replaceFailed(core, caches, key, cached)
      if (stale) return stale
    }
    throw error
  }
}

async function callService(
  core: Core,
  { address, language }: RelayedRequest,
  cached: Reply | undefined,
  signal: AbortSignal
): Promise<Reply> {
  const requestedAt = core.now()
  const etag = cached?.etag ?? null
  const request = { address, language, etag }
  const received = await forwardRequest(core, request, signal)
  const current =
    received.status === 304 ? revalidate(cached, received) : received
  return createReply(current, requestedAt)
}

function keep({ memory, shared }: Caches, key: string, reply: Reply): void {
  memory.set(key, reply)
  shared?.set(key, reply)
}

function drop({ memory, shared }: Caches, key: string): void {
  memory.delete(key)
  shared?.delete(key)
}

const outages: readonly ErrorCode[] = [
  'service-failed',
  'timed-out',
  'rate-limited'
]

function isOutage(error: unknown): boolean {
  return error instanceof ClearedError && outages.includes(error.code)
}

/** The cached reply, marked as stale, unless it is too old. */
function replaceFailed(
  core: Core,
  { memory }: Caches,
  key: string,
  cached: Reply | undefined
): Reply | undefined {
  const failedAt = core.now()
  if (!cached || staleUntil(cached) <= failedAt) return undefined
  const stale = { ...cached, failedAt }
  memory.set(key, stale)
  return stale
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
