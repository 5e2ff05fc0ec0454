import { describe, expect, test } from 'vitest'
import { defaultRateLimits } from '../../core/rate-limits.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import { wrapStore } from '../../store/wrap-store.ts'
import {
  createClock,
  type GatewaySetting,
  type TestGateway
} from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  lookAt,
  paid,
  purchase,
  slowService
} from '../purchase.ts'
import { scriptedService, type Script } from '../scripted-service.ts'
import { useMetrics } from './use-metrics.ts'

const oldest = 'cleared_oldest_unknown_purchase_seconds'

const { open, reset, valuesOf } = useMetrics()

describe('purchases', () => {
  test('are counted by outcome', async () => {
    const gateway = open()

    await purchase(gateway, attemptId('a'), [itemOf('101'), itemOf('102')])

    const outcomes = ['paid', 'refused', 'unknown', 'not-sent']
    const labels = outcomes.map(outcome => ({ outcome }))
    expect(await valuesOf('cleared_purchased_assets_total', ...labels)).toEqual(
      [2, 0, 0, 0]
    )
  })

  test('in flight hold a lease', async () => {
    const script: Script = {}
    const slow = slowService(script)
    const gateway = open({ fetch: scriptedService(script).fetch })

    const bought = purchase(gateway, attemptId('a'), [itemOf('101')])
    await slow.asked
    const during = await valuesOf('cleared_leases', {})
    slow.answer(paid('101'))
    await bought

    expect([...during, ...(await valuesOf('cleared_leases', {}))]).toEqual([
      1, 0
    ])
  })

  function openUnknown(setting: Partial<GatewaySetting> = {}): TestGateway {
    const service = scriptedService({
      license: () => Response.json({}, { status: 500 })
    })
    return open({ fetch: service.fetch, ...setting })
  }

  function settle(gateway: TestGateway): Promise<Response> {
    return gateway.post(
      `/purchases/${attemptId('a')}/settled`,
      { assetIds: ['101'] },
      { Authorization: 'Bearer 1/bearer' }
    )
  }

  test('have an age while nobody knows their outcome', async () => {
    const gateway = openUnknown()
    await purchase(gateway, attemptId('a'), [itemOf('101')])
    gateway.clock.move(660_000)

    expect(await valuesOf(oldest, {})).toEqual([660])
    expect(await valuesOf('cleared_unknown_purchases', {})).toEqual([1])
    await settle(gateway)
    expect(await valuesOf(oldest, {})).toEqual([0])
    expect(await valuesOf('cleared_unknown_purchases', {})).toEqual([0])
    expect(
      await valuesOf(
        'cleared_unknown_purchase_seconds_bucket',
        { le: '600' },
        { le: '1800' }
      )
    ).toEqual([0, 1])
  })

  test('are counted once if one of their assets is unknown', async () => {
    const data = [{ image_id: '101', error: 'No' }]
    const service = scriptedService({ license: () => Response.json({ data }) })
    const gateway = open({ fetch: service.fetch })

    await purchase(gateway, attemptId('a'), [itemOf('101'), itemOf('102')])

    expect(await valuesOf('cleared_unknown_purchases', {})).toEqual([1])
  })

  test.each([
    [403, 0],
    [500, 1]
  ])('are replaced by an attempt that ends with %i', async (last, count) => {
    let status = 500
    const service = scriptedService({
      license: () => Response.json({ message: 'No' }, { status })
    })
    const gateway = open({ fetch: service.fetch })
    await purchase(gateway, attemptId('a'), [itemOf('101')])
    gateway.clock.move(660_000)
    status = last

    const instead = { ...itemOf('101'), instead: attemptId('a') }
    await purchase(gateway, attemptId('b'), [instead])

    expect(await valuesOf(oldest, {})).toEqual([0])
    expect(await valuesOf('cleared_unknown_purchases', {})).toEqual([count])
  })

  test('of an instance that died are known once a panel asks', async () => {
    const before = openUnknown()
    await purchase(before, attemptId('a'), [itemOf('101')])
    reset()
    const after = open({ store: before.store, clock: before.clock })
    before.clock.move(660_000)
    const unasked = await valuesOf(oldest, {})

    await lookAt(after, attemptId('a'))

    expect([...unasked, ...(await valuesOf(oldest, {}))]).toEqual([0, 660])
  })

  test('stay unknown while the store fails', async () => {
    const clock = createClock()
    let isDown = false
    const store = wrapStore(
      createSqliteStore(':memory:', clock.now),
      (_, work) => (isDown ? Promise.reject(new Error('down')) : work())
    )
    const gateway = openUnknown({ clock, store })
    await purchase(gateway, attemptId('a'), [itemOf('101')])
    clock.move(660_000)
    isDown = true

    expect(await valuesOf(oldest, {})).toEqual([660])
  })

  test('are no alarm after a day, when the history shows everything', async () => {
    const gateway = openUnknown()
    await purchase(gateway, attemptId('a'), [itemOf('101')])
    gateway.clock.move(24 * 3_600_000)
    const before = await valuesOf(oldest, {})
    gateway.clock.move(1)

    expect([...before, ...(await valuesOf(oldest, {}))]).toEqual([86_400, 0])
  })

  test('are remembered in a limited number, the oldest first', async () => {
    const purchases = { requests: 1000, seconds: 60 }
    const rateLimits = { ...defaultRateLimits, purchases }
    const gateway = openUnknown({ config: { rateLimits } })

    for (let count = 0; count < 210; count += 1) {
      const attempt = count.toString(16).padStart(32, '0')
      await purchase(gateway, attempt, [itemOf(`${count}`)])
      gateway.clock.move(1000)
    }

    expect(await valuesOf('cleared_unknown_purchases', {})).toEqual([200])
    expect(await valuesOf(oldest, {})).toEqual([210])
  })
})
