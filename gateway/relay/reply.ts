import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { RawReply } from './forward-request.ts'
import { readCacheRules, type CacheRules } from './cache-rules.ts'

/** A reply of the service: a success (200) or a refusal (4xx). */
export interface Reply extends RawReply {
  /** The body compressed, if that is worth it. */
  gzip: Uint8Array<ArrayBuffer> | null
  etag: string | null
  rules: CacheRules
  /** Milliseconds since 1970; ages count from it. */
  requestedAt: number
  /** Present if it stands in for the service, which failed at that time. */
  failedAt?: number
}

/** Milliseconds for which a stale reply is used before the service is asked. */
const retryPause = 10_000

/** A shorter body hardly gets smaller. */
const minLength = 1024

/** Levels above 1 take three times as long for a few kilobytes less. */
const level = 1

const compress = promisify(gzip)

/** Reads the rules of a reply. Its body is compressed once, for everyone. */
export async function createReply(
  received: RawReply,
  requestedAt: number
): Promise<Reply> {
  const { status, body } = received
  const isLong = status === 200 && body.length >= minLength
  const gzip = isLong ? new Uint8Array(await compress(body, { level })) : null
  return describeReply(received, gzip, requestedAt)
}

/** The same with a body that is already compressed, or too short for it. */
export function describeReply(
  received: RawReply,
  gzip: Reply['gzip'],
  requestedAt: number
): Reply {
  const { headers } = received
  const rules = readCacheRules(headers)
  return { ...received, gzip, etag: headers.get('ETag'), rules, requestedAt }
}

/** Without a lifetime, a reply needs a tag to be revalidated. */
export function isCacheable({ status, etag, rules }: Reply): boolean {
  const hasAge = (rules.ages.shared ?? 0) > 0
  return status === 200 && rules.isShareable && (hasAge || Boolean(etag))
}

/** Milliseconds since 1970 until which others may get it unchecked. */
export function freshUntil({ requestedAt, rules }: Reply): number {
  return requestedAt + (rules.ages.shared ?? 0) * 1000
}

/** The same while the service fails. */
export function staleUntil(reply: Reply): number {
  return freshUntil(reply) + reply.rules.staleFor * 1000
}

/** Whether it may be sent without asking the service now. */
export function isUsable(reply: Reply, now: number): boolean {
  const { failedAt } = reply
  if (failedAt === undefined) return freshUntil(reply) > now
  return failedAt + retryPause > now && staleUntil(reply) > now
}
