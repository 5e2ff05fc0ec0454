import { expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { finishInBrowser } from '../finish-in-browser.ts'
import { openGateway } from '../open-gateway.ts'
import { refresh } from '../panel-session.ts'
import { attemptId, itemOf, lookAt, purchase } from '../purchase.ts'
import { scriptedService } from '../scripted-service.ts'
import { createVisitor } from '../visitor.ts'

test('an attacker who reads a cache finds no reply about a person', async () => {
  const gateway = openGateway({ fetch: scriptedService().fetch })
  const panel = await beginSignIn(gateway)
  const code = await finishInBrowser(createVisitor(gateway), panel)
  const status = await gateway.send(gatewayRoutes.signInStatus(panel.id))
  const redeemed = await panel.redeem(code)
  const { handle } = await panel.redeemed(code)

  const replies = {
    status,
    redeemed,
    refreshed: await refresh(gateway, handle),
    purchase: await purchase(gateway, attemptId('a'), [itemOf('101')]),
    found: await lookAt(gateway, attemptId('a'))
  }

  for (const [name, { status: ok, headers }] of Object.entries(replies)) {
    const seen = [name, ok, headers.get('Cache-Control')]
    expect(seen).toEqual([name, 200, 'no-store'])
  }
})
