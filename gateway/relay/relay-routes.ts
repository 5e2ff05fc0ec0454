import { Hono, type Context } from 'hono'
import { ClearedError } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { isRedisAddress } from '../core/redis-address.ts'
import { noteCacheResult, type CacheResult } from '../http/cache-result.ts'
import { limitRequestsPerInstance } from '../http/limit-requests.ts'
import { readDirectives } from './cache-directives.ts'
import { fetchReply, type Caches } from './fetch-reply.ts'
import { relayAddress } from './relay-address.ts'
import { isUsable, type Reply } from './reply.ts'
import { createReplyCache } from './reply-cache.ts'
import { sendReply } from './send-reply.ts'
import { createSharedCalls } from './shared-calls.ts'
import { createSharedReplies } from './shared-replies.ts'

/** Relays the API's public read calls with the application's credentials. */
export function relayRoutes(core: Core): Hono {
  const app = new Hono()
  const isSharing = isRedisAddress(core.config.store)
  const caches: Caches = {
    memory: createReplyCache(),
    shared: isSharing ? createSharedReplies(core) : null
  }
  // All requests use the application's credentials, so simultaneous requests
  // can share even a reply that must not be stored.
  const calls = createSharedCalls<Reply>()
  const addressOf = createAddresses()
  const all = `${gatewayRoutes.api}/*`

  app.use(all, limitRequestsPerInstance(core, 'api'))

  app.get(all, async context => {
    refuseCredentials(context)
    const address = addressOf(context)
    const language = readLanguage(context)
    const key = `${language ?? ''} ${address}`
    const isReload = mustAskService(context)
    const startedAt = core.now()
    const cached = isReload ? undefined : caches.memory.get(key)
    if (cached && isUsable(cached, startedAt)) {
      noteCacheResult(context, cached.failedAt === undefined ? 'hit' : 'stale')
      return sendReply(context, cached, startedAt)
    }
    const request = { key, address, language, isReload }
    const call = isReload ? `reload ${key}` : key
    const reply = await calls.join(call, context.req.raw.signal, signal =>
      fetchReply(core, caches, request, signal)
    )
    noteCacheResult(context, resultOf(reply, startedAt))
    return sendReply(context, reply, core.now())
  })

  return app
}

/** A hit needed no call of its own. */
function resultOf(reply: Reply, startedAt: number): CacheResult {
  if (reply.failedAt !== undefined) return 'stale'
  return reply.requestedAt < startedAt ? 'hit' : 'miss'
}

const maxAddresses = 1000
const maxAddressLength = 1000

/**
 * The service's addresses of requested ones. To read one takes 40 µs, so it
 * remembers some.
 */
function createAddresses(): (context: Context) => string {
  const known = new Map<string, string>()

  return ({ req }) => {
    const { url } = req
    const found = known.get(url)
    if (found !== undefined) return found
    const path = req.path.slice(gatewayRoutes.api.length)
    const address = relayAddress(path, new URL(url).searchParams)
    if (known.size >= maxAddresses) known.clear()
    if (url.length <= maxAddressLength) known.set(url, address)
    return address
  }
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
