import { beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { gatewayRoutes, SignInStarted } from '../../../contract/gateway.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import { refreshed, signIn } from '../panel-session.ts'
import {
  goodDetails,
  scriptedService,
  type Script,
  type ScriptedService
} from '../scripted-service.ts'

const minute = 60_000
const day = 24 * 60 * minute

let script: Script
let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  script = {}
  service = scriptedService(script)
  gateway = openGateway({ fetch: service.fetch })
})

/** Another instance over the same store, whose clock is off by `skew`. */
function openSkewedInstance(skew: number): TestGateway {
  const { store, clock } = gateway
  const now = () => clock.now() + skew
  return openGateway({
    fetch: service.fetch,
    store,
    clock: { now, move: clock.move }
  })
}

describe('a new sign-in', () => {
  test('reports its duration in seconds, and its end by the gateway’s clock', async () => {
    const challenge = 'c'.repeat(43)

    const reply = await gateway.post(gatewayRoutes.signIns, { challenge })

    const started = v.parse(SignInStarted, await reply.json())
    expect(started.endsIn).toBe(900)
    expect(started.endsAt).toBe(gateway.clock.now() + 900_000)
  })
})

describe('a token', () => {
  test('reports the time left when the reply is sent', async () => {
    script.details = () => {
      gateway.clock.move(7000)
      return Response.json(goodDetails)
    }

    const granted = await signIn(gateway)

    expect(granted.expiresIn).toBe(3593)
    expect(granted.expiresAt).toBe(gateway.clock.now() + 3_593_000)
  })

  test('has less time left in a repeated reply', async () => {
    const { handle } = await signIn(gateway)
    const first = await refreshed(gateway, handle)
    gateway.clock.move(20_500)

    const again = await refreshed(gateway, handle)

    expect(again).toEqual({ ...first, expiresIn: 3600 - 21 })
  })

  test('does not expire after the session', async () => {
    let { handle } = await signIn(gateway)
    for (let days = 0; days < 29; days += 1) {
      gateway.clock.move(day)
      ;({ handle } = await refreshed(gateway, handle))
    }
    gateway.clock.move(day - 10 * minute)

    expect((await refreshed(gateway, handle)).expiresIn).toBe(600)
  })

  test.each([
    ['ahead', 30 * minute, 3540],
    ['behind', -30 * minute, 3600]
  ])(
    'is not misjudged by an instance whose clock is %s',
    async (_, skew, seconds) => {
      const { handle } = await signIn(gateway)
      await refreshed(gateway, handle)

      const again = await refreshed(openSkewedInstance(skew), handle)

      expect(again.expiresIn).toBe(seconds)
    }
  )
})
