import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { gatewayRoutes, gatewayVersion } from '../contract/gateway.ts'
import type { GatewayConfig, RouteGroup } from './core/config.ts'
import type { Core, GatewayParts } from './core/core.ts'
import { doctorRoute } from './doctor/doctor-route.ts'
import {
  answerFailures,
  answerUnknown,
  refuseOverload
} from './http/answer-failures.ts'
import { cancelHeadBody } from './http/head-requests.ts'
import { createClientAddress } from './http/client-address.ts'
import { logRequests } from './http/log-requests.ts'
import { identifyRequests, logId, sendId } from './http/request-id.ts'
import { abortTruncatedFiles } from './media/abort-truncated-files.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { purchaseRoutes } from './purchases/purchase-routes.ts'
import { relayRoutes } from './relay/relay-routes.ts'
import { uploadRoutes } from './relay/upload-routes.ts'
import { repeatReads } from './service/repeat-reads.ts'
import { createSealer } from './sealing/sealer.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { createStoreCheck } from './store/check-store.ts'
import { guardStore } from './store/guard-store.ts'
import { readEpoch } from './store/read-epoch.ts'

/**
 * The gateway as a function from Request to Response: sign-in pages,
 * sessions, purchases, API relay and media relay. Persistent state is in
 * `parts.store`; the gateway itself holds only a cache.
 */
export function createGateway(
  config: GatewayConfig,
  parts: GatewayParts
): Hono {
  const sealer = createSealer(config.sealingSecrets, parts.randomBytes)
  const log = logId(parts.log)
  const store = guardStore(parts.store, log)
  const clientAddress = createClientAddress(config.proxies, () =>
    log({ event: 'client-address-missing' })
  )
  const core: Core = {
    ...parts,
    fetch: repeatReads(sendId(parts.fetch)),
    log,
    config,
    sealer,
    store,
    clientAddress
  }
  const app = new Hono()
  const checkStore = createStoreCheck(core)
  const serves = (group: RouteGroup) => config.serves.includes(group)
  const uploads = config.uploads && serves('api')

  app.use(cancelHeadBody, identifyRequests(core), logRequests(core))
  app.use(hardenReplies(config))
  panelPaths.forEach(path => app.use(path, allowPanel))
  app.get(gatewayRoutes.health, context => {
    context.header('Cache-Control', 'no-store')
    return context.json({ ok: true, version: gatewayVersion, uploads })
  })
  app.use(refuseOverload(core))
  app.get(gatewayRoutes.ready, async context => {
    await checkStore()
    context.header('Cache-Control', 'no-store')
    return context.json({ ok: true, epoch: await readEpoch(core) })
  })
  app.route('/', doctorRoute(core))
  if (serves('sign-in')) {
    app.route('/', pageRoutes(core))
    app.route('/', signInRoutes(core))
    app.route('/', sessionRoutes(core))
  }
  if (serves('purchases')) app.route('/', purchaseRoutes(core))
  if (uploads) app.route('/', uploadRoutes(core))
  if (serves('api')) app.route('/', relayRoutes(core))
  if (serves('media')) {
    app.use(gatewayRoutes.media, abortTruncatedFiles(core))
    app.route('/', mediaRoutes(core))
  }
  app.onError(answerFailures(core))
  app.notFound(answerUnknown)
  return app
}

/** Routes that the panel calls, without the sign-in pages. */
const panelPaths = [
  gatewayRoutes.health,
  gatewayRoutes.ready,
  `${gatewayRoutes.signIns}/*`,
  '/sessions/*',
  `${gatewayRoutes.purchases}/*`,
  `${gatewayRoutes.api}/*`,
  gatewayRoutes.media
]

/**
 * CORS for the panel. Its origin is `null`, which it shares with all sandboxed
 * pages, so it cannot be allowed on its own: every origin may call, and these
 * routes ignore cookies.
 */
const exposeHeaders = ['Content-Range', 'ETag', 'Retry-After', 'X-Request-Id']

const answerPreflight = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type', 'Range'],
  exposeHeaders,
  maxAge: 7200
})

/** `cors` alone would copy each reply, with its body, to add its headers. */
const allowPanel: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return answerPreflight(context, next)
  context.header('Access-Control-Allow-Origin', '*')
  context.header('Access-Control-Expose-Headers', exposeHeaders.join(','))
  return next()
}

function hardenReplies({ base }: GatewayConfig): MiddlewareHandler {
  const isHttps = base.startsWith('https:')
  return async (context, next) => {
    // Afterwards, `context.header` would copy the reply with its body.
    context.header('X-Content-Type-Options', 'nosniff')
    if (isHttps) {
      context.header('Strict-Transport-Security', 'max-age=31536000')
    }
    await next()
  }
}
