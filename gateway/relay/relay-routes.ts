import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { ClearedError } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { noteCacheResult } from '../http/cache-result.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { readDirectives } from './cache-directives.ts'
import { fetchReply, isFresh, type Reply } from './fetch-reply.ts'
import { relayAddress } from './relay-address.ts'
import { createReplyCache } from './reply-cache.ts'
import { sendReply } from './send-reply.ts'
import { createSharedCalls } from './shared-calls.ts'

/** Relays the API's public read calls with the application's credentials. */
export function relayRoutes(core: Core): Hono {
  const app = new Hono()
  const cache = createReplyCache<Reply>()
  // All requests use the application's credentials, so simultaneous requests
  // can share even a reply that must not be stored.
  const calls = createSharedCalls<Reply>()
  const all = `${gatewayRoutes.api}/*`

  app.use(all, limitRequests(core, 'api'), compress())

  app.get(all, async context => {
    refuseCredentials(context)
    const path = context.req.path.slice(gatewayRoutes.api.length)
    const query = new URL(context.req.url).searchParams
    const address = relayAddress(path, query)
    const language = readLanguage(context)
    const key = `${language ?? ''} ${address}`
    const cached = cache.get(key)
    if (cached && isFresh(cached, core.now()) && !mustAskService(context)) {
      noteCacheResult(context, 'hit')
      return sendReply(context, cached, core.now())
    }
    noteCacheResult(context, 'miss')
    const request = { address, language }
    const reply = await calls.join(key, context.req.raw.signal, signal =>
      fetchReply(core, cache, key, request, signal)
    )
    return sendReply(context, reply, core.now())
  })

  return app
}

/** Catches panels that send a person's token to the wrong route. */
export function refuseCredentials(context: Context): void {
  const names = ['Authorization', 'Cookie'].filter(name =>
    context.req.header(name)
  )
  if (names.length === 0) return
  throw new ClearedError(
    'bad-request',
    `The relay does not accept ${names.join(' and ')} headers.`
  )
}

/** A panel could not read the cached reply, or somebody reloads. */
function mustAskService(context: Context): boolean {
  const control = context.req.header('Cache-Control') ?? null
  return readDirectives(control).has('no-cache')
}

export function readLanguage(context: Context): string | null {
  const header = context.req.header('Accept-Language') ?? ''
  return /^[\w\s,;=.*-]{1,100}$/.test(header) ? header : null
}
