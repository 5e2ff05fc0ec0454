import { Hono, type Context } from 'hono'
import type { InferOutput } from 'valibot'
import {
  NewSignIn,
  Redemption,
  VerifierOnly
} from '../../contract/gateway-requests.ts'
import { gatewayRoutes, type SignInStatus } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { limit } from '../http/rate-limit.ts'
import { readBody } from '../http/read-body.ts'
import { countDown } from '../session/grant.ts'
import {
  endAttempt,
  type AttemptState,
  loadAttempt,
  loadOwn
} from './sign-in.ts'
import { redeemSignIn } from './redeem-sign-in.ts'
import { startSignIn } from './start-sign-in.ts'

type Status = InferOutput<typeof SignInStatus>['state']

/** The panel's side of a sign-in. */
export function signInRoutes(core: Core): Hono {
  const app = new Hono()
  const id = ':id{[0-9a-f]{32}}' as const
  const statusLimit = limit(core, 'status')

  app.post(gatewayRoutes.signIns, limit(core, 'signIns'), async context => {
    const { challenge } = await readBody(context, NewSignIn)
    return context.json(await startSignIn(core, challenge), 201)
  })

  app.get(gatewayRoutes.signInStatus(id), statusLimit, async context => {
    const kept = await loadAttempt(core, attemptId(context))
    const state = kept ? statuses[kept.attempt.state] : 'ended'
    context.header('Cache-Control', 'no-store')
    return context.json({ state })
  })

  app.post(
    gatewayRoutes.redeem(id),
    limit(core, 'redemptions'),
    async context => {
      const { verifier, code } = await readBody(context, Redemption)
      const id = attemptId(context)
      context.header('Cache-Control', 'no-store')
      const granted = await redeemSignIn(core, id, verifier, code)
      return context.json(countDown(core, granted))
    }
  )

  app.post(gatewayRoutes.acknowledge(id), statusLimit, async context => {
    const { verifier } = await readBody(context, VerifierOnly)
    await endOwn(core, attemptId(context), verifier, 'done')
    return context.body(null, 204)
  })

  app.post(gatewayRoutes.cancel(id), statusLimit, async context => {
    const { verifier } = await readBody(context, VerifierOnly)
    await endOwn(core, attemptId(context), verifier, 'ended')
    return context.body(null, 204)
  })

  return app
}

/** The route lets only ids through. */
function attemptId(context: Context): string {
  return context.req.param('id') ?? ''
}

/** Only the panel that began a sign-in may end it; saying so twice is fine. */
async function endOwn(
  core: Core,
  id: string,
  verifier: string,
  state: 'done' | 'ended'
): Promise<void> {
  const { attempt } = await loadOwn(core, id, verifier)
  const isEarly = state === 'done' && attempt.state !== 'granted'
  if (!isEarly) await endAttempt(core, id, state)
}

const statuses: Record<AttemptState, Status> = {
  opened: 'pending',
  claimed: 'pending',
  ready: 'ready',
  redeeming: 'ready',
  granted: 'ready',
  denied: 'denied',
  done: 'ended',
  ended: 'ended'
}
