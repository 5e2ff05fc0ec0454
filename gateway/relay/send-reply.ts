import type { Context } from 'hono'
import { trackBody } from '../http/unsent-bytes.ts'
import { readRetryAfter } from '../http/retry-after.ts'
import { streamBytes } from '../http/stream-bytes.ts'
import { isSameTag, type Reply } from './fetch-reply.ts'
import type { RawReply } from './forward-request.ts'

/** Sends a reply to a caller, with its remaining lifetime. */
export function sendReply(
  context: Context,
  reply: Reply,
  now: number
): Response {
  if (reply.status !== 200) return sendUncached(context, reply)
  const { etag } = reply
  context.header('Cache-Control', cacheControl(reply, now))
  context.header('Vary', 'Accept-Language, Accept-Encoding')
  if (etag) context.header('ETag', etag)
  const known = context.req.header('If-None-Match')
  if (etag && known !== undefined && isSameTag(known, etag)) {
    return context.body(null, 304)
  }
  return json(context, reply)
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
  return json(context, reply)
}

function json(context: Context, { status, body }: RawReply): Response {
  context.header('Content-Type', 'application/json; charset=utf-8')
  context.header('Content-Length', String(body.length))
  trackBody(context, body)
  return context.body(streamBytes(body), status as 200) // 2xx or 4xx
}
