import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  gatewayRoutes,
  gatewayVersion,
  TokenGrant
} from '../../contract/gateway.ts'
import {
  holderKey,
  purchaseKey,
  type PurchaseRecord
} from '../purchases/purchase-record.ts'
import { finishInBrowser } from './finish-in-browser.ts'
import { failureOf } from './open-gateway.ts'
import { beginSignIn } from './begin-sign-in.ts'
import {
  attemptId,
  itemOf,
  outcomesOf,
  purchase,
  readPurchase
} from './purchase.ts'
import { usePurchases } from './use-purchases.ts'
import { createVisitor } from './visitor.ts'

const world = usePurchases()
const attempt = attemptId('a')
const bearer = { Authorization: 'Bearer 1/bearer' }
const newer = { isNewHere: true }

function buy(more: object): Promise<Response> {
  const body = { attempt, items: [itemOf('101')], ...more }
  return world.gateway.post(gatewayRoutes.purchases, body, bearer)
}

describe('a request of a newer panel', () => {
  test('signs in and out despite unknown fields', async () => {
    const { gateway } = world
    const send = (route: string, json: object) =>
      gateway.post(route, { ...json, ...newer })
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    const { id, verifier } = panel

    const started = await send(gatewayRoutes.signIns, {
      challenge: 'a'.repeat(43)
    })
    const redeemed = await send(gatewayRoutes.redeem(id), { verifier, code })
    const { handle } = v.parse(TokenGrant, await redeemed.json())
    const known = await send(gatewayRoutes.acknowledge(id), { verifier })
    const refreshed = await send(gatewayRoutes.refresh, { handle })
    const ended = await send(gatewayRoutes.end, { handle })

    expect([started.status, redeemed.status, known.status]).toEqual([
      201, 200, 204
    ])
    expect([refreshed.status, ended.status]).toEqual([200, 204])
  })

  test('cancels a sign-in despite unknown fields', async () => {
    const panel = await beginSignIn(world.gateway)
    const { id, verifier } = panel

    await world.gateway.post(gatewayRoutes.cancel(id), { verifier, ...newer })

    expect(await panel.status()).toBe('ended')
  })

  test('licenses the requested asset despite unknown fields', async () => {
    const item = {
      ...itemOf('101'),
      ...newer,
      metadata: { job: 'A', ...newer }
    }

    const reply = await buy({ items: [item], ...newer })
    const route = gatewayRoutes.settled(attempt)
    const settled = await world.gateway.post(
      route,
      { assetIds: ['101'], ...newer },
      bearer
    )

    expect(await outcomesOf(reply)).toEqual({ '101': 'paid' })
    expect(settled.status).toBe(204)
    expect(world.arrivals()).toBe(1)
    const sent = world.service.arrived.map(({ body }) => body).join()
    expect(sent).not.toContain('isNewHere')
  })

  test.each<[unknown, string]>([
    [gatewayVersion + 1, 'gateway-outdated'],
    [-1, 'bad-request'],
    [1.5, 'bad-request'],
    ['2', 'bad-request'],
    [null, 'bad-request'],
    [[], 'bad-request'],
    [{}, 'bad-request']
  ])(
    'that needs %j is refused unread as %s, and nothing is sent',
    async (needs, code) => {
      const reply = await buy({ needs })
      const seen = await world.gateway.send(gatewayRoutes.purchase(attempt), {
        headers: bearer
      })

      expect(await failureOf(reply)).toEqual({ status: 400, code })
      expect((await failureOf(seen)).code).toBe('purchase-unseen')
      expect(world.service.count('POST', '/v2/images/licenses')).toBe(0)
    }
  )

  test.each(['signIns', 'refresh', 'end', 'media'] as const)(
    'to %s says the same when it needs more',
    async name => {
      const json = { needs: gatewayVersion + 1 }

      const reply = await world.gateway.post(gatewayRoutes[name], json)

      expect((await failureOf(reply)).code).toBe('gateway-outdated')
    }
  )

  test.each([gatewayVersion, 0])(
    'is accepted when it needs at most version %i',
    async needs => {
      expect((await buy({ needs })).status).toBe(200)
    }
  )

  test('may state needs only at the top level', async () => {
    const needs = gatewayVersion + 1
    const item = { ...itemOf('101'), metadata: { job: 'A', needs }, needs }

    const reply = await buy({ items: [item] })

    expect(await outcomesOf(reply)).toEqual({ '101': 'paid' })
  })

  test('may have unknown parameters', async () => {
    world.script.get = () => Response.json({ data: [] })
    const { id } = await beginSignIn(world.gateway)
    const more = '?isNewHere=1'

    const replies = await Promise.all([
      world.gateway.send(gatewayRoutes.health + more),
      world.gateway.send(gatewayRoutes.signInStatus(id) + more),
      world.gateway.send(`/api/v2/images/search${more}&query=lake`)
    ])

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('for an unknown route never replies purchase-unseen', async () => {
    const route = `${gatewayRoutes.purchase(attempt)}/is-new-here`

    const reply = await world.gateway.send(route, { headers: bearer })

    const code = 'not-found'
    expect(await failureOf(reply)).toEqual({ status: 404, code })
  })
})

test('health reports the version', async () => {
  const reply = await world.gateway.send(gatewayRoutes.health)

  expect(await reply.json()).toMatchObject({ version: gatewayVersion })
})

describe('an attempt stored by a newer instance', () => {
  beforeEach(async () => {
    await purchase(world.gateway, attempt, [itemOf('101')])
    await changeRecord(record => {
      const items = record.items.map(item => {
        return { ...item, outcome: 'is-new-here' as 'unknown' } // a newer one's
      })
      return { ...record, items }
    })
    await world.move(130_000)
  })

  test('is reported as unknown', async () => {
    const reply = await world.gateway.send(gatewayRoutes.purchase(attempt), {
      headers: bearer
    })

    expect(await outcomesOf(reply)).toEqual({ '101': 'unknown' })
  })

  test('blocks its asset', async () => {
    const other = await purchase(world.gateway, attemptId('b'), [itemOf('101')])

    expect((await readPurchase(other)).items).toMatchObject([
      { outcome: 'open', open: { attempt, outcome: 'unknown' } }
    ])
    expect(world.arrivals()).toBe(1)
  })
})

async function changeRecord(
  change: (record: PurchaseRecord) => PurchaseRecord
): Promise<void> {
  const { store } = world.gateway
  const key = purchaseKey(attempt)
  const record = JSON.parse((await store.get(key)) ?? '') as PurchaseRecord // ours
  expect(
    await store.get(
      holderKey(record.account, { assetId: '101', mediaType: 'image' })
    )
  ).toBe(attempt)
  const endsAt = world.gateway.clock.now() + 3_600_000
  await store.set(key, JSON.stringify(change(record)), endsAt)
}
