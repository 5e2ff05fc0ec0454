import { Hono } from 'hono'
import { gatewayRoutes, gatewayVersion } from '../contract/gateway.ts'
import type { GatewayConfig, RouteGroup } from './core/config.ts'
import type { Core, GatewayParts } from './core/core.ts'
import { allowPanel } from './http/allow-panel.ts'
import { answerFailures, answerUnknown } from './http/answer-failures.ts'
import { cancelUnsent } from './http/cancel-unsent.ts'
import { createClientAddress } from './http/client-address.ts'
import { hardenReplies } from './http/harden-replies.ts'
import { logRequests } from './http/log-requests.ts'
import { refuseOverload } from './http/refuse-overload.ts'
import { throttleLog } from './http/throttle-log.ts'
import { cutBrokenFiles } from './media/abort-truncated-files.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { purchaseRoutes } from './purchases/purchase-routes.ts'
import { relayRoutes } from './relay/relay-routes.ts'
import { createSealer } from './sealing/sealer.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { createStoreCheck } from './store/check-store.ts'
import { guardStore } from './store/guard-store.ts'
import { readEpoch } from './store/read-epoch.ts'

/**
 * The gateway as a function from Request to Response: sign-in pages,
 * sessions, purchases, API relay and media relay. It keeps nothing of its own
 * but a cache; what must last is in `parts.store`.
 */
export function createGateway(
  config: GatewayConfig,
  parts: GatewayParts
): Hono {
  const sealer = createSealer(config.sealingSecrets, parts.randomBytes)
  const store = guardStore(parts.store, parts.log)
  const logSometimes = throttleLog(parts.log, parts.now)
  const clientAddress = createClientAddress(config.proxies, () =>
    logSometimes({ event: 'proxy-names-no-client' })
  )
  const core: Core = { ...parts, config, sealer, store, clientAddress }
  const app = new Hono()
  const checkStore = createStoreCheck(core)
  const serves = (group: RouteGroup) => config.serves.includes(group)

  app.use(cancelUnsent, logRequests(core))
  app.use(hardenReplies(config))
  panelPaths.forEach(path => app.use(path, allowPanel))
  app.get(gatewayRoutes.health, context => {
    context.header('Cache-Control', 'no-store')
    return context.json({ ok: true, version: gatewayVersion })
  })
  app.use(refuseOverload(core))
  app.get(gatewayRoutes.ready, async context => {
    await checkStore()
    context.header('Cache-Control', 'no-store')
    return context.json({ ok: true, epoch: await readEpoch(core) })
  })
  if (serves('sign-in')) {
    app.route('/', pageRoutes(core))
    app.route('/', signInRoutes(core))
    app.route('/', sessionRoutes(core))
  }
  if (serves('purchases')) app.route('/', purchaseRoutes(core))
  if (serves('api')) app.route('/', relayRoutes(core))
  if (serves('media')) {
    app.use(gatewayRoutes.media, cutBrokenFiles(core))
    app.route('/', mediaRoutes(core))
  }
  app.onError(answerFailures(core))
  app.notFound(answerUnknown)
  return app
}

/** What the panel calls; the pages of the sign-in are not among it. */
const panelPaths = [
  gatewayRoutes.health,
  gatewayRoutes.ready,
  `${gatewayRoutes.signIns}/*`,
  '/sessions/*',
  `${gatewayRoutes.purchases}/*`,
  `${gatewayRoutes.api}/*`,
  gatewayRoutes.media
]
