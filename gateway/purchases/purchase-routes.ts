import { Hono } from 'hono'
import { ClearedError } from '../../contract/errors.ts'
import {
  PurchaseRequest,
  SettledAssets,
  type PurchaseItem
} from '../../contract/gateway-requests.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { readBody } from '../http/read-body.ts'
import { refuseHead } from '../http/head-requests.ts'
import { readCaller, type Caller } from './read-caller.ts'
import { createPurchases } from './make-purchase.ts'

/** Enough for 50 assets with all their project fields, in any script. */
const maxBodyBytes = 256 * 1024

const attemptParameter = ':attempt{[0-9a-f]{32}}'

/** Routes to license assets and to query attempts. */
export function purchaseRoutes(core: Core): Hono {
  const app = new Hono()
  const purchases = createPurchases(core)

  app.use(`${gatewayRoutes.purchases}/*`, limitRequests(core, 'purchases'))

  app.post(gatewayRoutes.purchases, async context => {
    const request = await readBody(context, PurchaseRequest, maxBodyBytes)
    checkDistinct(request.items)
    const caller = await readCaller(core, context)
    checkPerson(request, caller)
    context.header('Cache-Control', 'no-store')
    return context.json(await purchases.make(request, caller))
  })

  app.get(
    gatewayRoutes.purchase(attemptParameter),
    refuseHead,
    async context => {
      const attempt = context.req.param('attempt') ?? ''
      const { account } = await readCaller(core, context)
      context.header('Cache-Control', 'no-store')
      return context.json(await purchases.find(attempt, account))
    }
  )

  app.post(gatewayRoutes.settled(attemptParameter), async context => {
    const attempt = context.req.param('attempt') ?? ''
    const { assetIds } = await readBody(context, SettledAssets)
    const { account } = await readCaller(core, context)
    await purchases.settle(attempt, account, assetIds)
    return context.body(null, 204)
  })

  return app
}

/** Another window may have signed in as somebody else in the meantime. */
function checkPerson(request: PurchaseRequest, { userId }: Caller): void {
  if (request.userId === undefined || request.userId === userId) return
  throw new ClearedError('not-allowed', 'Another person confirmed this.')
}

/** Otherwise the outcomes would be ambiguous. */
function checkDistinct(items: readonly PurchaseItem[]): void {
  if (new Set(items.map(item => item.assetId)).size === items.length) return
  throw new ClearedError('bad-request', 'An asset is in the purchase twice.')
}
