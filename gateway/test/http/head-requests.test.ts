import { expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { redirectBack, confirmIn } from '../finish-in-browser.ts'
import { openGateway } from '../open-gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  outcomesOf,
  purchase
} from '../purchase.ts'
import { scriptedService } from '../scripted-service.ts'
import { createVisitor, pairingCodeOf } from '../visitor.ts'

const method = 'HEAD'

test('HEAD of the callback does not change the sign-in', async () => {
  const gateway = openGateway({ fetch: scriptedService().fetch })
  const panel = await beginSignIn(gateway)
  const visitor = createVisitor(gateway)
  const state = await confirmIn(visitor, panel)
  const query = new URLSearchParams({ state, code: 'service-code' })

  const head = await gateway.send(`/callback?${query.toString()}`, { method })

  const code = pairingCodeOf(await redirectBack(visitor, state))
  expect(head.status).toBe(405)
  expect(head.headers.get('Allow')).toBe('GET')
  expect((await panel.redeem(code)).status).toBe(200)
})

test('HEAD of an unknown attempt does not close it', async () => {
  const service = scriptedService()
  const gateway = openGateway({ fetch: service.fetch })
  const attempt = attemptId('a')

  const head = await gateway.send(gatewayRoutes.purchase(attempt), {
    method,
    headers: { Authorization: 'Bearer 1/bearer' }
  })

  const reply = await purchase(gateway, attempt, [itemOf('101')])
  expect(head.status).toBe(405)
  expect(await outcomesOf(reply)).toEqual({ '101': 'paid' })
  expect(service.count('POST', licensePath)).toBe(1)
})

test.each([gatewayRoutes.health, gatewayRoutes.ready])(
  'HEAD of %s is answered like GET',
  async path => {
    const gateway = openGateway({ fetch: scriptedService().fetch })

    expect((await gateway.send(path, { method })).status).toBe(200)
  }
)
