import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getUser } from '../../../../contract/api/account-endpoints.ts'
import { createAccessToken } from '../../../../contract/api/oauth-endpoints.ts'
import { echoText } from '../../../../contract/api/test-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

let now: number
let opened: TestService

beforeEach(async () => {
  now = Date.parse('2026-02-03T04:05:06Z')
  opened = await openTestService({
    now: () => now,
    rate: { perSecond: 0.5, burst: 3 }
  })
})
afterEach(() => opened.close())

async function spend(requests: number): Promise<void> {
  for (let sent = 0; sent < requests; sent += 1) await opened.ask(echoText)
}

describe('an application', () => {
  test('must wait after too many simultaneous requests', async () => {
    await spend(3)

    const refused = await opened.refusal(echoText)

    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('2')
    expect(refused.message).toBe(
      'Too many requests: this application may send 0.5 a second. Try again in 2 s.'
    )
  })

  test('may continue after that time, not earlier', async () => {
    await spend(3)

    now += 1999
    const early = await opened.refusal(echoText)
    now += 1
    await opened.ask(echoText)
    const next = await opened.refusal(echoText)

    expect(early.headers.get('Retry-After')).toBe('1')
    expect(next.headers.get('Retry-After')).toBe('2')
  })

  test('accumulates at most a burst', async () => {
    now += 3_600_000
    await spend(3)

    const refused = await opened.refusal(echoText)

    expect(refused.status).toBe(429)
  })

  test('is counted separately from others, together with its people', async () => {
    const { application, otherApplication } = opened.service
    const scopes = ['user.view']
    const [own, other] = [application, otherApplication].map(({ clientId }) =>
      opened.service.makeToken('designer', scopes, clientId)
    )
    await spend(3)

    const refused = await opened.refusal(getUser, { token: own ?? '' })
    await opened.ask(getUser, { token: other ?? '' })

    expect(refused.status).toBe(429)
  })

  test('is charged for its token calls, and its codes stay valid', async () => {
    const { clientId, clientSecret } = opened.service.application
    const asked = { username: 'designer', scope: 'user.view', clientId }
    const code = await opened.openBrowser().authorize(asked)
    const own = { client_id: clientId, client_secret: clientSecret }
    const json = { ...own, grant_type: 'authorization_code', code }
    for (let sent = 0; sent < 3; sent += 1) {
      await opened.ask(createAccessToken, {
        json: { ...own, grant_type: 'client_credentials' }
      })
    }

    const refused = await opened.refusal(createAccessToken, { json })
    now += 2000
    const reply = await opened.ask(createAccessToken, { json })

    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('2')
    expect(reply.token_type).toBe('Bearer')
  })

  test('is charged for a refresh token without its secret', async () => {
    const { clientId } = opened.service.application
    const asked = { username: 'designer', scope: 'user.view', clientId }
    const code = await opened.openBrowser().authorize(asked)
    const own = { client_id: clientId }
    const { refresh_token } = await opened.redeem(code, { expires: true })
    await spend(2)

    const refused = await opened.refusal(createAccessToken, {
      json: {
        ...own,
        user_id: '7100001',
        grant_type: 'refresh_token',
        refresh_token
      }
    })

    expect(refused.status).toBe(429)
  })

  test('is not charged for requests of others in its name', async () => {
    const wrong = btoa(`${opened.service.application.clientId}:wrong`)
    for (let sent = 0; sent < 5; sent += 1) {
      await opened.refusal(echoText, {
        headers: { Authorization: `Basic ${wrong}` }
      })
    }

    await spend(3)

    expect((await opened.refusal(echoText)).status).toBe(429)
  })
})
