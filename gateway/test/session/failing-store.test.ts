import { beforeEach, describe, expect, test } from 'vitest'
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

    const first = await refreshed(openWith({ release }), handle)

    expect(await refreshed(gateway, handle)).toEqual(first)
  })

  test('to free the lease ends a refresh after a while', async () => {
    const { handle } = await signIn(gateway)
    let claims = 0
    const held = openWith({
      claim: async () => {
        claims += 1
        gateway.clock.move(32_500)
        return false
      }
    })

    const reply = await refresh(held, handle)

    expect((await failureOf(reply)).code).toBe('timed-out')
    expect(claims).toBe(2)
  })
})
