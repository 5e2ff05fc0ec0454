import { describe, expect, test } from 'vitest'
import { wrapStore } from '../../store/wrap-store.ts'
import { openGateway } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  lookAt,
  outcomesOf,
  purchase,
  readPurchase
} from '../purchase.ts'
import { storeNames } from '../store-servers.ts'
import { usePurchases } from '../use-purchases.ts'

const hour = 3_600_000
const steps = [hour, -hour]
const first = attemptId('a')
const second = attemptId('b')
const items = [itemOf('101'), itemOf('102')]

describe.each(storeNames)(
  'an attacker who steps the clock by an hour, with %s,',
  name => {
    const world = usePurchases(name)

    /** A gateway whose clock steps before the nth thing that it does. */
    function steppingAt(place: number, step: number) {
      let count = 0
      function pass(): void {
        count += 1
        if (count === place) world.gateway.clock.move(step)
      }
      const { store, clock } = world.gateway
      const gateway = openGateway({
        fetch: (...args) => {
          pass()
          return world.service.fetch(...args).finally(pass)
        },
        store: wrapStore(store, (_, work) => {
          pass()
          return work()
        }),
        clock
      })
      return { gateway, count: () => count }
    }

    /** How many things it does for one purchase. */
    async function places(): Promise<number> {
      const { gateway, count } = steppingAt(0, 0)
      await purchase(gateway, attemptId('c'), [itemOf('103')])
      return count()
    }

    test.each(steps)(
      'has each asset sent at most once, wherever it jumps by %i ms',
      async step => {
        const all = await places()

        for (let place = 1; place <= all; place += 1) {
          const before = world.arrivals()
          const [one, two] = [`${place}1`, `${place}2`].map(itemOf)
          const wanted = [one, two].flatMap(item => item ?? [])
          const { gateway } = steppingAt(place, step)
          const attempt = place.toString(16).padStart(32, '0')
          const other = place.toString(16).padStart(32, 'f')
          const reply = await outcomesOf(
            await purchase(gateway, attempt, wanted)
          )
          const copy = await outcomesOf(
            await purchase(world.gateway, attempt, wanted)
          )
          const later = await outcomesOf(
            await purchase(world.gateway, other, wanted)
          )

          const sent = world.arrivals() - before
          const [outcome] = Object.values(reply)
          expect([place, copy]).toEqual([place, reply])
          expect(['paid', 'not-sent']).toContain(outcome)
          // Sent once, by the first attempt or by the later one.
          expect([place, sent]).toEqual([place, 1])
          expect(Object.values(later)).toEqual(
            outcome === 'paid' ? ['open', 'open'] : ['paid', 'paid']
          )
        }
        expect(all).toBeGreaterThan(8)
      }
    )

    test.each(steps)(
      'cannot open an attempt again that was queried, by %i ms',
      async step => {
        const unseen = await lookAt(world.gateway, first)
        world.gateway.clock.move(step)

        const late = await purchase(world.gateway, first, items)

        expect(unseen.status).toBe(404)
        expect(Object.values(await outcomesOf(late))).toEqual([
          'not-sent',
          'not-sent'
        ])
        expect(world.arrivals()).toBe(0)
      }
    )

    test.each(steps)(
      'cannot have a doubtful asset licensed by another attempt, by %i ms',
      async step => {
        world.script.license = () => new Response('', { status: 502 })
        await purchase(world.gateway, first, items)
        delete world.script.license
        world.gateway.clock.move(step)

        const other = await purchase(world.gateway, second, items)

        const { items: blocked } = await readPurchase(other)
        expect(blocked).toMatchObject([
          { outcome: 'open', open: { attempt: first, outcome: 'unknown' } },
          { outcome: 'open', open: { attempt: first, outcome: 'unknown' } }
        ])
        expect(world.arrivals()).toBe(1)
      }
    )
  }
)
