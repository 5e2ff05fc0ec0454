import { expect, test } from 'vitest'
import type { PurchaseItem } from '../../../contract/gateway-requests.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import type { Store } from '../../core/store.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import { createClock, openGateway } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  outcomesOf,
  paid
} from '../purchase.ts'
import { scriptedService, type Script } from '../scripted-service.ts'

const attempt = attemptId('a')
const code = 'secret-246810'
const refusal = {
  message: 'Validation failed',
  errors: [{ message: 'Not allowed', path: '$.body.images[0].metadata' }]
}

/** A gateway whose store notes everything that is written to it. */
function open(script: Script = {}) {
  const service = scriptedService(script)
  const clock = createClock()
  const written: unknown[] = []
  const store = new Proxy(createSqliteStore(':memory:', clock.now), {
    get(target, name: keyof Store) {
      const method = target[name] as (...given: unknown[]) => unknown
      return (...given: unknown[]) => {
        written.push(given)
        return method.apply(target, given)
      }
    }
  })
  const gateway = openGateway({ fetch: service.fetch, clock, store })
  const buy = (items: PurchaseItem[]) =>
    gateway.post(
      gatewayRoutes.purchases,
      { attempt, items, verificationCode: code },
      { Authorization: 'Bearer 1/bearer' }
    )
  const sent = () =>
    service.arrived
      .filter(({ path }) => path === licensePath)
      .map(({ body }) => JSON.parse(body) as { images: object[] })
  return { gateway, buy, sent, written }
}

test('a verification code is sent with each item', async () => {
  const { buy, sent } = open()

  const reply = await buy([itemOf('101'), { ...itemOf('102'), price: 12.5 }])

  expect(await outcomesOf(reply)).toEqual({ '101': 'paid', '102': 'paid' })
  expect(sent()).toMatchObject([
    {
      images: [
        { image_id: '101', verification_code: code },
        { image_id: '102', verification_code: code, price: 12.5 }
      ]
    }
  ])
})

test('it is sent again without our note', async () => {
  const replies = [Response.json(refusal, { status: 400 }), paid('101')]
  const { buy, sent } = open({ license: () => replies.shift() ?? paid('101') })

  await buy([itemOf('101')])

  const codes = sent().map(({ images }) => images)
  expect(codes).toMatchObject([
    [{ verification_code: code }],
    [{ verification_code: code }]
  ])
})

test('neither store nor log nor reply has it', async () => {
  const { gateway, buy, written } = open()

  const reply = await buy([itemOf('101')])
  const repeated = await buy([itemOf('101')])

  expect(written.length).toBeGreaterThan(0)
  const texts = [
    await reply.text(),
    await repeated.text(),
    written,
    gateway.log
  ]
  expect(JSON.stringify(texts)).not.toContain(code)
})

test('a repeated attempt may have another code', async () => {
  const { gateway, buy } = open()
  await buy([itemOf('101')])

  const again = await gateway.post(
    gatewayRoutes.purchases,
    { attempt, items: [itemOf('101')], verificationCode: 'other' },
    { Authorization: 'Bearer 1/bearer' }
  )

  expect(await outcomesOf(again)).toEqual({ '101': 'paid' })
})
