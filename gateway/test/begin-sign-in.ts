import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import {
  gatewayRoutes,
  TokenGrant,
  SignInStarted,
  SignInStatus
} from '../../contract/gateway.ts'
import type { TestGateway } from './open-gateway.ts'

/** What the panel of one sign-in knows and does. */
export interface StartedSignIn {
  id: string
  verifier: string
  /** Path of the hosted page. */
  page: string
  redeem(code: string, verifier?: string): Promise<Response>
  redeemed(code: string): Promise<TokenGrant>
  status(): Promise<string>
  acknowledge(verifier?: string): Promise<Response>
  cancel(): Promise<Response>
}

/** Begins a sign-in as the panel does. */
export async function beginSignIn(
  gateway: TestGateway
): Promise<StartedSignIn> {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const response = await gateway.post(gatewayRoutes.signIns, { challenge })
  const { id, address } = v.parse(SignInStarted, await response.json())

  function redeem(code: string, proof = verifier): Promise<Response> {
    return gateway.post(gatewayRoutes.redeem(id), { verifier: proof, code })
  }

  return {
    id,
    verifier,
    page: new URL(address).pathname,
    redeem,
    redeemed: async code => {
      const reply: unknown = await (await redeem(code)).json()
      return v.parse(TokenGrant, reply)
    },
    status: async () => {
      const reply = await gateway.send(gatewayRoutes.signInStatus(id))
      return v.parse(SignInStatus, await reply.json()).state
    },
    acknowledge: (proof = verifier) =>
      gateway.post(gatewayRoutes.acknowledge(id), { verifier: proof }),
    cancel: () => gateway.post(gatewayRoutes.cancel(id), { verifier })
  }
}
