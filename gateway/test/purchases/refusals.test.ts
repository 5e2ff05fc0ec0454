import { describe, expect, test } from 'vitest'
import { failureOf } from '../open-gateway.ts'
import { attemptId, itemOf, purchase } from '../purchase.ts'
import { goodDetails } from '../scripted-service.ts'
import { usePurchases } from '../use-purchases.ts'

const attempt = attemptId('a')
const items = [itemOf('101'), itemOf('102')]

const world = usePurchases()

describe('a purchase', () => {
  test('requires a signed-in person', async () => {
    const reply = await world.gateway.post('/purchases', { attempt, items })

    expect(await failureOf(reply)).toEqual({ status: 401, code: 'signed-out' })
    expect(world.service.arrived).toEqual([])
  })

  test.each([
    ['over', 'signed-out', new Response(null, { status: 401 })],
    ['refused', 'token-invalid', new Response(null, { status: 403 })],
    [
      'of another client',
      'token-foreign',
      Response.json({ ...goodDetails, client_id: 'x' })
    ]
  ])('requires a token that is not %s', async (_, code, details) => {
    world.script.details = () => details

    const reply = await purchase(world.gateway, attempt, items)

    expect((await failureOf(reply)).code).toBe(code)
    expect(world.arrivals()).toBe(0)
  })

  test('requires the person who confirmed it', async () => {
    const headers = { Authorization: 'Bearer 1/bearer' }
    const ask = (userId: string) =>
      world.gateway.post('/purchases', { attempt, userId, items }, headers)

    const other = await ask('2002')
    const sentByOther = world.arrivals()
    const own = await ask('1001')

    expect(await failureOf(other)).toEqual({ status: 403, code: 'not-allowed' })
    expect([sentByOther, own.status, world.arrivals()]).toEqual([0, 200, 1])
  })

  test('requires that the service knows the person', async () => {
    world.script.details = () => new Response(null, { status: 503 })

    const reply = await purchase(world.gateway, attempt, items)

    expect((await failureOf(reply)).code).toBe('service-failed')
    expect(world.arrivals()).toBe(0)
    delete world.script.details
    expect((await purchase(world.gateway, attempt, items)).status).toBe(200)
  })

  test.each([
    ['no assets', { attempt, items: [] }],
    ['the same asset twice', { attempt, items: [itemOf('1'), itemOf('1')] }],
    ['a wrong size', { attempt, items: [{ ...itemOf('1'), size: 'giant' }] }],
    ['no attempt', { attempt: 'mine', items }]
  ])('requires a request without %s', async (_, body) => {
    const headers = { Authorization: 'Bearer 1/bearer' }

    const reply = await world.gateway.post('/purchases', body, headers)

    expect((await failureOf(reply)).code).toBe('bad-request')
    expect(world.service.arrived).toEqual([])
  })
})
