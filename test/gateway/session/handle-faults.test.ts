import { beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { gatewayRoutes, Granted } from '../../../contract/gateway.ts'
import type { Store } from '../../../gateway/store/store.ts'
import { finishInBrowser } from '../finish-in-browser.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { beginSignIn } from '../panel-side.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'
import { createVisitor } from '../visitor.ts'

let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  service = scriptedService()
  gateway = openGateway({ fetch: service.fetch })
})

async function signIn(): Promise<Granted> {
  const panel = await beginSignIn(gateway)
  const code = await finishInBrowser(createVisitor(gateway), panel)
  return panel.redeemed(code)
}

function refresh(handle: string, at = gateway): Promise<Response> {
  return at.post(gatewayRoutes.refresh, { handle })
}

async function refreshed(handle: string): Promise<Granted> {
  return v.parse(Granted, await (await refresh(handle)).json())
}

describe('a handle spelled otherwise', () => {
  const spellings = (handle: string) =>
    [`${handle}.x`, `${handle}=`, `${handle}!`, ` ${handle}`].concat(
      handle.replace('.', '. ')
    )

  test('does not get the reply that the handle got', async () => {
    const { handle } = await signIn()
    await refreshed(handle)

    for (const other of spellings(handle)) {
      expect(await failureOf(await refresh(other))).toEqual({
        status: 401,
        code: 'session-expired'
      })
    }
    expect(service.count('POST', '/v2/oauth/access_token')).toBe(2)
  })

  test('ends no session', async () => {
    const { handle } = await signIn()

    for (const other of spellings(handle)) {
      const reply = await gateway.post(gatewayRoutes.end, { handle: other })
      expect(reply.status).toBe(204)
    }

    expect((await refresh(handle)).status).toBe(200)
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

  test('as the new handle is noted means a failure, not an end', async () => {
    const { handle } = await signIn()
    const failing = openWith({
      change: () => Promise.reject(new Error('full'))
    })

    const failed = await refresh(handle, failing)

    expect((await failureOf(failed)).code).toBe('gateway-unreachable')
    const next = await refreshed(handle)
    expect((await refresh(next.handle)).status).toBe(200)
  })

  test('as the lease is given back loses no reply', async () => {
    const { handle } = await signIn()
    const release = () => Promise.reject(new Error('cut'))

    const reply = await refresh(handle, openWith({ release }))

    expect(reply.status).toBe(200)
  })
})
