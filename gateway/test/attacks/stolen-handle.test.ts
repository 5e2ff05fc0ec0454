import { beforeEach, describe, expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { refresh, refreshed, signIn } from '../panel-session.ts'
import {
  goodDetails,
  scriptedService,
  type Script,
  type ScriptedService
} from '../scripted-service.ts'

const tokenPath = '/v2/oauth/access_token'
const day = 24 * 3_600_000

let script: Script
let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  script = {}
  service = scriptedService(script)
  gateway = openGateway({ fetch: service.fetch })
})

function tokenCalls(): number {
  return service.count('POST', tokenPath)
}

describe('an attacker who stole a handle', () => {
  test('reads neither refresh token nor person in it', async () => {
    const { handle } = await signIn(gateway)

    const parts = handle.split('.')
    const bytes = Buffer.from(parts[1] ?? '', 'base64url').toString('latin1')
    expect(handle).not.toContain('refresh')
    expect(bytes).not.toMatch(/3\/refresh|1001/)
  })

  test('cannot use it after the person signed out', async () => {
    const { handle } = await signIn(gateway)
    const second = await refreshed(gateway, handle)

    const end = await gateway.post(gatewayRoutes.end, {
      handle: second.handle
    })

    expect(end.status).toBe(204)
    for (const stolen of [handle, second.handle]) {
      expect((await failureOf(await refresh(gateway, stolen))).code).toBe(
        'session-expired'
      )
    }
  })

  test('cannot use it after 30 days, even if refreshed', async () => {
    let { handle } = await signIn(gateway)
    for (let days = 0; days < 29; days += 1) {
      gateway.clock.move(day)
      handle = (await refreshed(gateway, handle)).handle
    }

    gateway.clock.move(day)

    expect((await failureOf(await refresh(gateway, handle))).code).toBe(
      'session-expired'
    )
  })

  test('cannot alter it', async () => {
    const { handle } = await signIn(gateway)
    const middle = Math.floor(handle.length / 2)
    const letter = handle[middle] === 'A' ? 'B' : 'A'
    const altered = [
      handle.slice(0, middle) + letter + handle.slice(middle + 1),
      handle.slice(0, -4),
      handle.split('.')[1] ?? '',
      `${handle}.x`,
      `${handle}=`,
      `${handle} `,
      `${handle}\n`,
      `other.${handle.split('.')[1]}`,
      ''
    ]

    for (const one of altered) {
      expect((await failureOf(await refresh(gateway, one))).code).toBe(
        'session-expired'
      )
    }
    expect(tokenCalls()).toBe(1)
  })

  test('has nothing that looks like a token of the service', async () => {
    const { handle } = await signIn(gateway)

    expect(handle).not.toMatch(/^\d\//)
    expect(handle).toMatch(/^[\w-]{8}\.[\w-]+$/)
  })

  test('gets no token when the person signs out during a refresh', async () => {
    const { handle } = await signIn(gateway)
    script.token = async () => {
      await gateway.post(gatewayRoutes.end, { handle })
      return Response.json({
        access_token: '1/late',
        token_type: 'Bearer',
        expires_in: 3600
      })
    }

    const reply = await refresh(gateway, handle)

    expect((await failureOf(reply)).code).toBe('session-expired')
  })

  test('gets no token of another person', async () => {
    const { handle } = await signIn(gateway)
    script.details = () => Response.json({ ...goodDetails, user_id: '2002' })

    expect((await failureOf(await refresh(gateway, handle))).code).toBe(
      'token-invalid'
    )
  })
})

describe('an attacker who spells a handle differently', () => {
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
