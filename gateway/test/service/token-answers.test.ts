import { describe, expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { finishInBrowser } from '../finish-in-browser.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { refresh, signIn } from '../panel-session.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { attemptId, itemOf, purchase } from '../purchase.ts'
import {
  goodDetails,
  scriptedService,
  type Script,
  type ScriptedService
} from '../scripted-service.ts'
import { createVisitor } from '../visitor.ts'

const goodToken = {
  access_token: '1/access',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: '3/refresh'
}

let service: ScriptedService
let gateway: TestGateway

function open(script: Script): void {
  service = scriptedService(script)
  gateway = openGateway({ fetch: service.fetch })
}

test('signs in whatever is in the fields that it does not read', async () => {
  const odd = { email: 7, contributor_id: null, locale: null, is_premier: 'no' }
  open({
    token: () => Response.json({ ...goodToken, user_token: null, ...odd }),
    details: () => Response.json({ ...goodDetails, ...odd }),
    user: () => Response.json({ full_name: 'Mira Sol', ...odd })
  })
  const panel = await beginSignIn(gateway)
  const pairing = await finishInBrowser(createVisitor(gateway), panel)

  const granted = await panel.redeemed(pairing)

  expect(granted.userName).toBe('Mira Sol')
  expect(granted.userId).toBe('1001')
})

describe('a token of the service', () => {
  test.each([
    ['of another client', { client_id: 'client-2' }, 'token-foreign'],
    ['of no client', { client_id: undefined }, 'token-foreign'],
    ['of a contributor', { realm: 'contributor' }, 'token-foreign'],
    ['of nobody', { user_id: undefined }, 'token-foreign'],
    ['that never expires', { expires_in: null }, 'token-invalid'],
    ['without scopes', { scopes: ['user.view'] }, 'token-lacks-scope']
  ])('%s is refused', async (_, odd, code) => {
    open({ details: () => Response.json({ ...goodDetails, ...odd }) })
    const panel = await beginSignIn(gateway)
    const pairing = await finishInBrowser(createVisitor(gateway), panel)

    const reply = await panel.redeem(pairing)

    expect((await failureOf(reply)).code).toBe(code)
    expect(await panel.status()).toBe('ended')
  })

  test.each([
    ['without an end', {}],
    ['with an end of years', { expires_in: 1e9, refresh_token: '3/r' }],
    ['without a refresh token', { expires_in: 3600 }]
  ])('%s is refused before it is used', async (_, fields) => {
    const reply = { access_token: 'v2/x', token_type: 'Bearer', ...fields }
    open({ token: () => Response.json(reply) })
    const panel = await beginSignIn(gateway)
    const pairing = await finishInBrowser(createVisitor(gateway), panel)

    const { code } = await failureOf(await panel.redeem(pairing))

    expect(code).toBe('token-invalid')
    expect(service.count('GET', '/v2/user/access_token')).toBe(0)
  })

  test.each([
    ['that no header can carry', 'v2/two words'],
    ['that is too long for a header', 'x'.repeat(4097)],
    ['that is empty', '']
  ])('%s is refused before it is used', async (_, access_token) => {
    open({ token: () => Response.json({ ...goodToken, access_token }) })
    const panel = await beginSignIn(gateway)
    const pairing = await finishInBrowser(createVisitor(gateway), panel)

    const { code } = await failureOf(await panel.redeem(pairing))

    expect(code).toBe('token-invalid')
    expect(service.count('GET', '/v2/user/access_token')).toBe(0)
  })

  test.each([6000, 8000])(
    'with a refresh token of %i characters is accepted everywhere',
    async length => {
      const refresh_token = '3'.repeat(length)
      open({ token: () => Response.json({ ...goodToken, refresh_token }) })

      const { handle } = await signIn(gateway)
      const refreshed = await refresh(gateway, handle)
      const ended = await gateway.post(gatewayRoutes.end, { handle })

      expect([refreshed.status, ended.status]).toEqual([200, 204])
      const late = await refresh(gateway, handle)
      expect((await failureOf(late)).code).toBe('session-expired')
    }
  )

  test.each(['3'.repeat(13_000), '€'.repeat(5000), '"'.repeat(7000)])(
    'with a refresh token that no handle holds is refused at once',
    async refresh_token => {
      open({ token: () => Response.json({ ...goodToken, refresh_token }) })
      const panel = await beginSignIn(gateway)
      const pairing = await finishInBrowser(createVisitor(gateway), panel)

      const { code } = await failureOf(await panel.redeem(pairing))

      expect(code).toBe('token-invalid')
      expect(await panel.status()).toBe('ended')
    }
  )

  test.each([
    [400, 'sign-in-refused'],
    [401, 'gateway-credentials'],
    [429, 'rate-limited'],
    [500, 'service-failed']
  ])('request with %i ends the sign-in', async (status, code) => {
    const body = { message: 'no', error: 'invalid_grant' }
    open({ token: () => Response.json(body, { status }) })
    const panel = await beginSignIn(gateway)
    const pairing = await finishInBrowser(createVisitor(gateway), panel)

    expect((await failureOf(await panel.redeem(pairing))).code).toBe(code)
    expect(await panel.status()).toBe('ended')
  })

  test.each([401, 403, 404, 407])(
    'that is a page with %i ends no session',
    async status => {
      const page = () => new Response('<h1>Blocked</h1>', { status })
      const script: Script = {}
      open(script)
      const { handle } = await signIn(gateway)
      script.token = page
      const refused = await failureOf(await refresh(gateway, handle))
      delete script.token
      script.details = page
      const unknown = await failureOf(await refresh(gateway, handle))
      delete script.details

      expect(refused.code).toBe('service-failed')
      expect(unknown.code).toBe('service-failed')
      expect((await refresh(gateway, handle)).status).toBe(200)
    }
  )

  test('that is a page does not refuse a purchase', async () => {
    open({ details: () => new Response('<h1>Blocked</h1>', { status: 401 }) })

    const reply = await purchase(gateway, attemptId('a'), [itemOf('101')])

    expect((await failureOf(reply)).code).toBe('service-failed')
  })
})
