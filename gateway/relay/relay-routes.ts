import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { ClearedError } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import type { Core } from '../core.ts'
import { streamBytes } from '../http/stream-bytes.ts'
import { holdBody } from '../http/held-bodies.ts'
import { limit } from '../http/limit.ts'
import { askService, type Answer } from './ask-service.ts'
import { relayAddress } from './relay-address.ts'
import { createReplyCache, type CachedReply } from './reply-cache.ts'

const longestAge = 3600

/** The API's public reading calls, with the application's credentials. */
export function relayRoutes(core: Core): Hono {
  const app = new Hono()
  const cache = createReplyCache()
  const all = `${gatewayRoutes.api}/*`

  app.use(all, limit(core, 'api'), compress())

  app.get(all, async context => {
    refuseCredentials(context)
    const path = context.req.path.slice(gatewayRoutes.api.length)
    const query = new URL(context.req.url).searchParams
    const address = relayAddress(path, query)
    const language = readLanguage(context)
    const key = `${language ?? ''} ${address}`
    const known = cache.get(key)
    if (known && known.freshUntil > core.now()) {
      return send(core, context, known)
    }
    const etag = known?.etag ?? null
    const answer = await askService(core, { address, language, etag })
    if (answer.status >= 400) return pass(context, answer)
    const reply = toReply(core, answer, known)
    if (reply.freshUntil > core.now() || reply.etag) cache.set(key, reply)
    return send(core, context, reply)
  })

  return app
}

/** A person's token must never be sent where it does not belong. */
function refuseCredentials(context: Context): void {
  const names = ['Authorization', 'Cookie'].filter(name =>
    context.req.header(name)
  )
  if (names.length === 0) return
  throw new ClearedError(
    'bad-request',
    `The relay takes no ${names.join(' and no ')} header.`
  )
}

function readLanguage(context: Context): string | null {
  const header = context.req.header('Accept-Language') ?? ''
  return /^[\w\s,;=.*-]{1,100}$/.test(header) ? header : null
}

function toReply(
  core: Core,
  { status, headers, body }: Answer,
  known: CachedReply | undefined
): CachedReply {
  const control = headers.get('Cache-Control') ?? ''
  const mayKeep = !/no-store|no-cache/i.test(control)
  const age = mayKeep ? Number(/max-age=(\d+)/i.exec(control)?.[1] ?? 0) : 0
  const freshUntil = core.now() + Math.min(age, longestAge) * 1000
  if (status === 304 && known) return { ...known, freshUntil }
  const etag = mayKeep ? headers.get('ETag') : null
  return { body, etag, freshUntil }
}

function send(core: Core, context: Context, reply: CachedReply): Response {
  const age = Math.max(0, Math.floor((reply.freshUntil - core.now()) / 1000))
  const control = age > 0 ? `private, max-age=${age}` : 'no-cache'
  context.header('Cache-Control', control)
  context.header('Vary', 'Accept-Language, Accept-Encoding')
  if (reply.etag) context.header('ETag', reply.etag)
  const asked = context.req.header('If-None-Match')
  if (reply.etag && isSameTag(asked, reply.etag)) {
    return context.body(null, 304)
  }
  return json(context, 200, reply.body)
}

/** Compressing makes a tag weak; it still names the same reply. */
function isSameTag(asked: string | undefined, etag: string): boolean {
  return asked?.replace(/^W\//, '') === etag.replace(/^W\//, '')
}

/** A refusal of the service, in its own words. */
function pass(context: Context, { status, headers, body }: Answer): Response {
  const wait = headers.get('Retry-After')
  if (wait) context.header('Retry-After', wait)
  context.header('Cache-Control', 'no-store')
  return json(context, status, body)
}

function json(
  context: Context,
  status: number,
  body: Uint8Array<ArrayBuffer>
): Response {
  context.header('Content-Type', 'application/json; charset=utf-8')
  context.header('Content-Length', String(body.length))
  holdBody(context, body)
  // The service's status is one that may have a body: 200 or 4xx.
  return context.body(streamBytes(body), status as 200)
}
