import { beforeEach, describe, expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import type { Store } from '../../core/store.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { refresh, refreshed, signIn } from '../panel-session.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'

let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  service = scriptedService()
  gateway = openGateway({ fetch: service.fetch })
})

describe('a handle in another encoding', () => {
  const spellings = (handle: string) =>
    [`${handle}.x`, `${handle}=`, `${handle}!`, ` ${handle}`].concat(
      handle.replace('.', '. ')
    )

  test('does not get the saved reply', async () => {
    const { handle } = await signIn(gateway)
    await refreshed(gateway, handle)

    for (const other of spellings(handle)) {
      expect(await failureOf(await refresh(gateway, other))).toEqual({
        status: 401,
        code: 'session-expired'
      })
    }
    expect(service.count('POST', '/v2/oauth/access_token')).toBe(2)
  })

  test('ends no session', async () => {
    const { handle } = await signIn(gateway)

    for (const other of spellings(handle)) {
      const reply = await gateway.post(gatewayRoutes.end, { handle: other })
      expect(reply.status).toBe(204)
    }

    expect((await refresh(gateway, handle)).status).toBe(200)
  })
})

describe('a store that fails', () => {
  function openWith(change: Partial<Store>): TestGateway {
    const { store, clock } = gateway
    return openGateway({
      fetch: service.fetch,
      clock,
      store: { ...store, ...change }
    })
  }

  test('while the new handle is saved causes a failure and does not end the session', async () => {
    const { handle } = await signIn(gateway)
    const failing = openWith({
      change: () => Promise.reject(new Error('full'))
    })

    const failed = await refresh(failing, handle)

    expect((await failureOf(failed)).code).toBe('gateway-unreachable')
    const next = await refreshed(gateway, handle)
    expect((await refresh(gateway, next.handle)).status).toBe(200)
  })

  test('while the lease is released does not lose the reply', async () => {
    const { handle } = await signIn(gateway)
    const release = () => Promise.reject(new Error('cut'))

    const reply = await refresh(openWith({ release }), handle)

    expect(reply.status).toBe(200)
  })
})
