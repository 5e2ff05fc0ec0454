import type { Context } from 'hono'
import { holdBody } from '../http/unsent-bytes.ts'
import { readWait } from '../http/retry-after.ts'
import { streamBytes } from '../http/stream-bytes.ts'
import { isSameTag, type Reply } from './fetch-reply.ts'

/** Gives a caller the reply, with what is left of its age. */
export function sendReply(
  context: Context,
  reply: Reply,
  now: number
): Response {
  if (reply.status !== 200) return sendRefusal(context, reply)
  const { etag } = reply
  context.header('Cache-Control', controlOf(reply, now))
  context.header('Vary', 'Accept-Language, Accept-Encoding')
  if (etag) context.header('ETag', etag)
  const asked = context.req.header('If-None-Match')
  if (etag && asked !== undefined && isSameTag(asked, etag)) {
    return context.body(null, 304)
  }
  return json(context, reply)
}

/** For the caller's own cache, whatever a shared one may do. */
function controlOf({ rules, askedAt }: Reply, now: number): string {
  if (rules.isSecret) return 'no-store'
  const end = askedAt + (rules.ages.caller ?? 0) * 1000
  const age = Math.floor((end - now) / 1000)
  return age > 0 ? `private, max-age=${age}` : 'no-cache'
}

/** A refusal of the service, in its own words. */
function sendRefusal(context: Context, reply: Reply): Response {
  const wait = readWait(reply.headers)
  if (wait) context.header('Retry-After', String(wait.retryIn))
  context.header('Cache-Control', 'no-store')
  return json(context, reply)
}

function json(context: Context, { status, body }: Reply): Response {
  context.header('Content-Type', 'application/json; charset=utf-8')
  context.header('Content-Length', String(body.length))
  holdBody(context, body)
  // The service's status is one that may have a body: 200 or 4xx.
  return context.body(streamBytes(body), status as 200)
}
