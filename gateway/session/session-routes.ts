import { Hono } from 'hono'
import { SealedHandle } from '../../contract/gateway-requests.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { limit } from '../http/rate-limit.ts'
import { readBody } from '../http/read-body.ts'
import { countDown } from './grant.ts'
import { refreshSession } from './refresh-session.ts'
import { denySession, openHandle } from './session.ts'

/** Refreshing and ending what a sign-in gave. */
export function sessionRoutes(core: Core): Hono {
  const app = new Hono()

  app.post(gatewayRoutes.refresh, limit(core, 'sessions'), async context => {
    const { handle } = await readBody(context, SealedHandle)
    context.header('Cache-Control', 'no-store')
    const granted = await refreshSession(core, handle)
    return context.json(countDown(core, granted))
  })

  app.post(gatewayRoutes.end, limit(core, 'sessions'), async context => {
    const { handle } = await readBody(context, SealedHandle)
    const session = openHandle(core, handle)
    // A handle that cannot be opened here cannot be used here either.
    if (session) await denySession(core, session)
    return context.body(null, 204)
  })

  return app
}
