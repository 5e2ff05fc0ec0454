import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { ClearedError } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { limit } from '../http/rate-limit.ts'
import { fetchReply, isFresh, type Reply } from './fetch-reply.ts'
import { relayAddress } from './relay-address.ts'
import { createReplyCache } from './reply-cache.ts'
import { sendReply } from './send-reply.ts'
import { createSharedCalls } from './shared-calls.ts'

/** The API's public reading calls, with the application's credentials. */
export function relayRoutes(core: Core): Hono {
  const app = new Hono()
  const cache = createReplyCache<Reply>()
  // All ask with the application's credentials, so even a reply that nobody
  // may keep is the same for those who ask at the same time.
  const calls = createSharedCalls<Reply>()
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
    if (known && isFresh(known, core.now())) {
      return sendReply(context, known, core.now())
    }
    const asked = { address, language }
    const reply = await calls.join(key, context.req.raw.signal, signal =>
      fetchReply(core, cache, key, asked, signal)
    )
    return sendReply(context, reply, core.now())
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
