import * as v from 'valibot'
import { gatewayRoutes, TokenGrant } from '../../contract/gateway.ts'
import { finishInBrowser } from './finish-in-browser.ts'
import type { TestGateway } from './open-gateway.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { createVisitor } from './visitor.ts'

/** Signs a person in, in the panel and their browser. */
export async function signIn(gateway: TestGateway): Promise<TokenGrant> {
  const panel = await beginSignIn(gateway)
  const code = await finishInBrowser(createVisitor(gateway), panel)
  return panel.redeemed(code)
}

export function refresh(
  gateway: TestGateway,
  handle: string
): Promise<Response> {
  return gateway.post(gatewayRoutes.refresh, { handle })
}

/** The session that a refresh gives; fails when it gives none. */
export async function refreshed(
  gateway: TestGateway,
  handle: string
): Promise<TokenGrant> {
  const reply = await refresh(gateway, handle)
  return v.parse(TokenGrant, await reply.json())
}
