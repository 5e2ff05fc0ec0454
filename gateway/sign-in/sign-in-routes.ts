import { Hono, type Context } from 'hono'
import type { InferOutput } from 'valibot'
import {
  NewSignIn,
  Redemption,
  VerifierOnly
} from '../../contract/gateway-requests.ts'
import { gatewayRoutes, type SignInStatus } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { readBody } from '../http/read-body.ts'
import { updateExpiry } from '../session/grant.ts'
import {
  endSignIn,
  type SignInState,
  loadSignIn,
  loadOwnSignIn
} from './sign-in.ts'
import { redeemSignIn } from './redeem-sign-in.ts'
import { startSignIn } from './start-sign-in.ts'

type Status = InferOutput<typeof SignInStatus>['state']

/** Routes of a sign-in that the panel calls. */
export function signInRoutes(core: Core): Hono {
  const app = new Hono()
  const id = ':id{[0-9a-f]{32}}' as const
  const statusLimit = limitRequests(core, 'status')

  app.post(
    gatewayRoutes.signIns,
    limitRequests(core, 'signIns'),
    async context => {
      const { challenge } = await readBody(context, NewSignIn)
      return context.json(await startSignIn(core, challenge), 201)
    }
  )

  app.get(gatewayRoutes.signInStatus(id), statusLimit, async context => {
    const stored = await loadSignIn(core, signInId(context))
    const state = stored ? statuses[stored.signIn.state] : 'ended'
    context.header('Cache-Control', 'no-store')
    return context.json({ state })
  })

  app.post(
    gatewayRoutes.redeem(id),
    limitRequests(core, 'redemptions'),
    async context => {
      const { verifier, code } = await readBody(context, Redemption)
      const id = signInId(context)
      context.header('Cache-Control', 'no-store')
      const granted = await redeemSignIn(core, id, verifier, code)
      return context.json(updateExpiry(core, granted))
    }
  )

  app.post(gatewayRoutes.acknowledge(id), statusLimit, async context => {
    const { verifier } = await readBody(context, VerifierOnly)
    await endOwnSignIn(core, signInId(context), verifier, 'done')
    return context.body(null, 204)
  })

  app.post(gatewayRoutes.cancel(id), statusLimit, async context => {
    const { verifier } = await readBody(context, VerifierOnly)
    await endOwnSignIn(core, signInId(context), verifier, 'ended')
    return context.body(null, 204)
  })

  return app
}

/** The route pattern only matches ids. */
function signInId(context: Context): string {
  return context.req.param('id') ?? ''
}

/** Only the panel that began a sign-in can end it. Idempotent. */
async function endOwnSignIn(
  core: Core,
  id: string,
  verifier: string,
  state: 'done' | 'ended'
): Promise<void> {
  const { signIn } = await loadOwnSignIn(core, id, verifier)
  if (state === 'done' && signIn.state !== 'granted') return
  await endSignIn(core, id, state)
}

const statuses: Record<SignInState, Status> = {
  opened: 'pending',
  claimed: 'pending',
  ready: 'ready',
  redeeming: 'ready',
  granted: 'ready',
  denied: 'denied',
  done: 'ended',
  ended: 'ended'
}
