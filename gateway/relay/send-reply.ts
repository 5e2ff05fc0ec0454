import type { Context } from 'hono'
import { trackBody } from '../http/unsent-bytes.ts'
import { readRetryAfter } from '../http/retry-after.ts'
import { streamBytes } from '../http/stream-bytes.ts'
import { isSameTag } from './fetch-reply.ts'
import type { RawReply } from './forward-request.ts'
import { freshUntil, type Reply } from './reply.ts'

/** Sends a reply to a caller, with its remaining lifetime. */
export function sendReply(
  context: Context,
  reply: Reply,
  now: number
): Response {
  if (reply.status !== 200) return sendUncached(context, reply)
  const gzip = acceptsGzip(context) ? reply.gzip : null
  // Compressed bytes are others, so only a weak tag is true for both.
  const etag = gzip ? reply.etag?.replace(/^"/, 'W/"') : reply.etag
  context.header('Cache-Control', cacheControl(reply, now))
  context.header('Vary', 'Accept-Language, Accept-Encoding')
  if (etag) context.header('ETag', etag)
  if (reply.failedAt !== undefined) markStale(context, reply, now)
  const known = context.req.header('If-None-Match')
  if (etag && known !== undefined && isSameTag(known, etag)) {
    return context.body(null, 304)
  }
  if (!gzip) return json(context, reply.status, reply.body)
  context.header('Content-Encoding', 'gzip')
  return json(context, reply.status, gzip)
}

function acceptsGzip(context: Context): boolean {
  const accepted = context.req.header('Accept-Encoding') ?? ''
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)
}

/** https://www.rfc-editor.org/rfc/rfc9211.html */
function markStale(context: Context, reply: Reply, now: number): void {
  const { requestedAt, rules } = reply
  const seconds = (end: number) => Math.floor((end - now) / 1000)
  const age = rules.initialAge - seconds(requestedAt)
  context.header('Age', String(age))
  context.header(
    'Cache-Status',
    `Cleared-Gateway; hit; ttl=${seconds(freshUntil(reply))}`
  )
}

/** For the caller's own cache. */
function cacheControl({ rules, requestedAt }: Reply, now: number): string {
  if (rules.isNoStore) return 'no-store'
  const end = requestedAt + (rules.ages.caller ?? 0) * 1000
  const age = Math.floor((end - now) / 1000)
  return age > 0 ? `private, max-age=${age}` : 'no-cache'
}

/** For refusals, and for replies that concern one person. */
export function sendUncached(context: Context, reply: RawReply): Response {
  const { retryIn } = readRetryAfter(reply.headers) ?? {}
  if (retryIn !== undefined) context.header('Retry-After', String(retryIn))
  context.header('Cache-Control', 'no-store')
  return json(context, reply.status, reply.body)
}

function json(
  context: Context,
  status: number,
  body: Uint8Array<ArrayBuffer>
): Response {
  context.header('Content-Type', 'application/json; charset=utf-8')
  context.header('Content-Length', String(body.length))
  trackBody(context, body)
  return context.body(streamBytes(body), status as 200) // 2xx or 4xx
}
