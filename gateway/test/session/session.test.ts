import { beforeEach, describe, expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import type { TokenGrant } from '../../../contract/gateway.ts'
import { sessionLifetime } from '../../session/session.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { refresh, refreshed, signIn } from '../panel-session.ts'
import {
  scriptedService,
  type Script,
  type ScriptedService
} from '../scripted-service.ts'

const tokenPath = '/v2/oauth/access_token'

let script: Script
let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  script = {}
  service = scriptedService(script)
  gateway = openGateway({ fetch: service.fetch })
})

function tokenCalls(): URLSearchParams[] {
  return service.arrived
    .filter(({ path }) => path === tokenPath)
    .map(({ body }) => new URLSearchParams(body))
}

describe('a handle', () => {
  test('is exchanged for a new access token', async () => {
    const { handle, accessToken } = await signIn(gateway)

    const next = await refreshed(gateway, handle)

    expect(next.accessToken).not.toBe(accessToken)
    const last = tokenCalls().at(-1)
    expect(last?.get('grant_type')).toBe('refresh_token')
    expect(last?.get('refresh_token')).toMatch(/^3\/refresh-/)
    expect(last?.get('client_secret')).toBe('client-secret-1')
  })

  test('stores a refresh token that the service replaced', async () => {
    const first = await signIn(gateway)
    const second = await refreshed(gateway, first.handle)

    await refreshed(gateway, second.handle)

    const used = tokenCalls().map(form => form.get('refresh_token'))
    expect(new Set(used).size).toBe(3) // null at the exchange, then two
  })

  test('of a rotated secret still works and is sealed with the new one', async () => {
    const { handle } = await signIn(gateway)
    const [old = ''] = gateway.config.sealingSecrets
    const fresh = 'Zp3Rk9LmQ2wXs5VtBn8YhUj1GfDe6CaOi7Tz4Ny0bMq'
    const { store, clock } = gateway
    const setting = { fetch: service.fetch, store, clock }
    const rotated = openGateway({
      ...setting,
      config: { sealingSecrets: [fresh, old] }
    })
    const forgotten = openGateway({
      ...setting,
      config: { sealingSecrets: [fresh] }
    })

    const granted = await refreshed(rotated, handle)

    expect(granted.handle.split('.')[0]).not.toBe(handle.split('.')[0])
    expect((await refresh(forgotten, granted.handle)).status).toBe(200)
    expect((await failureOf(await refresh(forgotten, handle))).code).toBe(
      'session-expired'
    )
  })
})

describe('a signed-out session', () => {
  test('stays over on an instance whose clock is half an hour behind', async () => {
    const { handle } = await signIn(gateway)
    const { store, clock } = gateway
    await gateway.post(gatewayRoutes.end, { handle })
    clock.move(sessionLifetime + 60_000)
    const now = () => clock.now() - 30 * 60_000
    const behind = openGateway({
      fetch: service.fetch,
      store,
      clock: { ...clock, now }
    })

    const reply = await refresh(behind, handle)

    expect((await failureOf(reply)).code).toBe('session-expired')
    expect(tokenCalls()).toHaveLength(1)
  })
})

describe('simultaneous refreshes', () => {
  test('call the service once and get the same reply', async () => {
    const { handle } = await signIn(gateway)

    const replies = await Promise.all(
      Array.from({ length: 5 }, () => refreshed(gateway, handle))
    )

    expect(new Set(replies.map(reply => reply.accessToken)).size).toBe(1)
    expect(tokenCalls()).toHaveLength(2)
  })

  test('do so on two instances', async () => {
    const { handle } = await signIn(gateway)
    const { store, clock } = gateway
    const second = openGateway({ fetch: service.fetch, store, clock })

    await Promise.all([refresh(gateway, handle), refresh(second, handle)])

    expect(tokenCalls()).toHaveLength(2)
  })

  test('get the reply of one that ended while they waited for their turn', async () => {
    const { handle } = await signIn(gateway)
    const { store, clock } = gateway
    let first: TokenGrant | undefined
    const slow = openGateway({
      fetch: service.fetch,
      clock,
      store: {
        ...store,
        async claim(key, ...rest) {
          first ??= await refreshed(gateway, handle)
          return store.claim(key, ...rest)
        }
      }
    })

    const second = await refreshed(slow, handle)

    expect(second.accessToken).toBe(first?.accessToken)
    expect(tokenCalls()).toHaveLength(2)
  })

  test('that wait get no reply after the person signed out', async () => {
    const { handle } = await signIn(gateway)
    const { store, clock } = gateway
    const waiting = openGateway({
      fetch: service.fetch,
      clock,
      store: {
        ...store,
        async claim() {
          await refreshed(gateway, handle)
          await gateway.post(gatewayRoutes.end, { handle })
          return false
        }
      }
    })

    const reply = await refresh(waiting, handle)

    expect((await failureOf(reply)).code).toBe('session-expired')
  })

  test('that fail do not block the next one', async () => {
    const { handle } = await signIn(gateway)
    script.token = () => Response.json({ message: 'down' }, { status: 500 })
    const failed = await refresh(gateway, handle)

    delete script.token
    const next = await refresh(gateway, handle)

    expect((await failureOf(failed)).code).toBe('service-failed')
    expect(next.status).toBe(200)
  })

  test('that waited for a failed one have a full lease', async () => {
    const { handle } = await signIn(gateway)
    const { store, clock } = gateway
    const leases: number[] = []
    const watched = openGateway({
      fetch: service.fetch,
      clock,
      store: {
        ...store,
        claim: (key, value, endsAt) => {
          leases.push(endsAt - clock.now())
          return store.claim(key, value, endsAt)
        }
      }
    })
    let fail = (_reply: Response): void => undefined
    script.token = () => new Promise(resolve => (fail = resolve))
    const first = refresh(watched, handle)
    await expect.poll(() => tokenCalls().length).toBe(2)
    const second = refresh(watched, handle)
    await expect.poll(() => leases.length).toBeGreaterThan(1)

    clock.move(60_000)
    delete script.token
    fail(Response.json({ message: 'down' }, { status: 500 }))
    await Promise.all([first, second])

    expect([leases[0], leases.at(-1)]).toEqual([65_000, 65_000])
  })
})

describe('a refresh', () => {
  test('that the service refuses requires a new sign-in', async () => {
    const { handle } = await signIn(gateway)
    const body = { message: 'no', error: 'invalid_grant' }
    script.token = () => Response.json(body, { status: 400 })

    expect(await failureOf(await refresh(gateway, handle))).toEqual({
      status: 401,
      code: 'session-expired'
    })
  })
})
