import { describe, expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { failureOf } from '../open-gateway.ts'
import { attemptId, itemOf, outcomesOf, purchase } from '../purchase.ts'
import { usePurchases } from '../use-purchases.ts'

const attempt = attemptId('a')
const opaque = [
  '0',
  '101',
  ' 101',
  '101 ',
  '+101',
  '-0101',
  '101.0',
  '0101n',
  '0x65',
  '1e2',
  '１０１',
  '0１01',
  'abc',
  'ABC'
]

const world = usePurchases()

describe('an asset id', () => {
  test.each([
    ['a leading zero', '0101'],
    ['leading zeros', '000101'],
    ['nothing but zeros', '00'],
    ['nothing in it', ''],
    ['more than anybody reads', '1'.repeat(101)]
  ])('with %s is refused together with the whole purchase', async (_, id) => {
    const items = [itemOf('102'), itemOf(id)]
    const headers = { Authorization: 'Bearer 1/bearer' }

    const reply = await purchase(world.gateway, attempt, items)
    const settled = await world.gateway.post(
      gatewayRoutes.settled(attempt),
      { assetIds: ['102', id] },
      headers
    )

    const refused = { status: 400, code: 'bad-request' }
    expect(await failureOf(reply)).toEqual(refused)
    expect(await failureOf(settled)).toEqual(refused)
    expect(world.service.arrived).toEqual([])
    const clean = await purchase(world.gateway, attempt, [itemOf('101')])
    expect(await outcomesOf(clean)).toEqual({ '101': 'paid' })
  })

  test('is otherwise sent unchanged, and each has its own lock', async () => {
    const reply = await purchase(world.gateway, attempt, opaque.map(itemOf))
    const again = await purchase(
      world.gateway,
      attemptId('b'),
      opaque.map(itemOf)
    )

    const all = (outcome: string) =>
      Object.fromEntries(opaque.map(id => [id, outcome]))
    expect(await outcomesOf(reply)).toEqual(all('paid'))
    expect(await outcomesOf(again)).toEqual(all('open'))
    const [sent] = world.service.arrived.filter(
      ({ method }) => method === 'POST'
    )
    const { images } = JSON.parse(sent?.body ?? '') as {
      images: { image_id: string }[]
    } // ours
    expect(images.map(one => one.image_id)).toEqual(opaque)
  })

  test('is refused twice in one purchase', async () => {
    const items = [itemOf('0'), itemOf('101'), itemOf('0')]

    const reply = await purchase(world.gateway, attempt, items)

    expect((await failureOf(reply)).code).toBe('bad-request')
    expect(world.arrivals()).toBe(0)
  })
})
