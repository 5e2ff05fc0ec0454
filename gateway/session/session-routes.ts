import { Hono } from 'hono'
import { SealedHandle } from '../../contract/gateway-requests.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { readBody } from '../http/read-body.ts'
import { updateExpiry } from './grant.ts'
import { refreshSession } from './refresh-session.ts'
import { denySession, openHandle } from './session.ts'

/** Routes to refresh and end a session. */
export function sessionRoutes(core: Core): Hono {
  const app = new Hono()

  app.post(
    gatewayRoutes.refresh,
    limitRequests(core, 'sessions'),
    async context => {
      const { handle } = await readBody(context, SealedHandle)
      context.header('Cache-Control', 'no-store')
      const granted = await refreshSession(core, handle)
      return context.json(updateExpiry(core, granted))
    }
  )

  app.post(
    gatewayRoutes.end,
    limitRequests(core, 'sessions'),
    async context => {
      const { handle } = await readBody(context, SealedHandle)
      const session = openHandle(core, handle)
      // A handle that cannot be opened cannot be used either.
      if (session) await denySession(core, session)
      return context.body(null, 204)
    }
  )

  return app
}
