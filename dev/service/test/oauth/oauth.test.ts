import { describe, expect, test } from 'vitest'
import {
  getAccessToken,
  getUser,
  listSubscriptions
} from '../../../../contract/api/account-endpoints.ts'
import { registerUser } from '../../../../contract/api/register-user-endpoint.ts'
import { testRedirect } from '../test-addresses.ts'
import { useCodes } from './use-codes.ts'

const minute = 60_000

const codes = useCodes()
const { codeOf, redeem, refused } = codes

describe('a code', () => {
  test('is exchanged for a token without expiry with the allowed scopes', async () => {
    const code = await codeOf('designer', 'user.view purchases.view')

    const reply = await redeem({ code })
    const details = await codes.opened.ask(getAccessToken, {
      token: reply.access_token
    })

    expect(reply).toEqual({
      access_token: expect.stringMatching(/^v2\/[\w-]{43}$/),
      token_type: 'Bearer'
    })
    expect(details.scopes).toEqual(['user.view', 'purchases.view'])
    expect(details).not.toHaveProperty('expires_in')
  })

  test('is exchanged for an expiring token on request', async () => {
    const code = await codeOf('designer')

    const started = Date.now()
    const reply = await redeem({ code, expires: true })
    const details = await codes.opened.ask(getAccessToken, {
      token: reply.access_token
    })

    expect(reply).toEqual({
      access_token: expect.stringMatching(/^1\/[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      user_token: expect.any(String),
      refresh_token: expect.stringMatching(/^3\/[\w-]{43}$/)
    })
    const passed = Math.ceil((Date.now() - started) / 1000)
    expect(details.expires_in).toBeGreaterThanOrEqual(3600 - passed - 1)
    expect(details.expires_in).toBeLessThanOrEqual(3600)
  })

  test('can be sent as a form', async () => {
    const code = await codeOf('designer')

    const reply = await codes.opened.send('/v2/oauth/access_token', {
      method: 'POST',
      headers: { 'User-Agent': 'test' },
      body: new URLSearchParams({
        ...codes.client,
        grant_type: 'authorization_code',
        code,
        expires: 'true'
      })
    })

    expect(reply.status).toBe(200)
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(await reply.json()).toHaveProperty('refresh_token')
  })

  test('works once', async () => {
    const code = await codeOf('designer')
    await redeem({ code })

    const reply = await refused({ code })

    expect(reply).toMatchObject({
      status: 400,
      message: 'Invalid authorization code'
    })
  })

  test('works once even when two redeem it together', async () => {
    const code = await codeOf('designer')
    const outcomes = await Promise.allSettled([
      redeem({ code }),
      redeem({ code })
    ])

    const done = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(1)
  })

  test('works for 5 minutes', async () => {
    const early = await codeOf('designer')
    codes.opened.service.faults.moveClock(5 * minute - 1000)
    await redeem({ code: early })
    const late = await codeOf('designer')
    codes.opened.service.faults.moveClock(5 * minute)

    expect((await refused({ code: late })).status).toBe(400)
  })

  test('is valid for its own client, and invalid after a request of another', async () => {
    const { clientId, clientSecret } = codes.opened.service.otherApplication
    const code = await codeOf('designer')

    const foreign = await refused({
      code,
      client_id: clientId,
      client_secret: clientSecret
    })

    expect(foreign.status).toBe(400)
    expect((await refused({ code })).status).toBe(400)
  })

  test.each([[{ client_secret: 'wrong' }], [{ client_id: 'nobody' }]])(
    'needs the right client: %j',
    async wrong => {
      const code = await codeOf('designer')

      expect((await refused({ code, ...wrong })).status).toBe(401)
    }
  )
})

describe('the error for a refused grant', () => {
  test('has the fields of OAuth', async () => {
    const reply = await codes.opened.send('/v2/oauth/access_token', {
      method: 'POST',
      headers: { 'User-Agent': 'test' },
      body: new URLSearchParams({
        ...codes.client,
        grant_type: 'refresh_token',
        refresh_token: '3/wrong'
      })
    })

    expect(await reply.json()).toEqual({
      message: 'Invalid refresh token',
      error: 'invalid_grant',
      error_description: 'Invalid refresh token'
    })
  })

  test('is also for duplicate fields', async () => {
    const body = new URLSearchParams({
      ...codes.client,
      grant_type: 'client_credentials'
    })
    body.append('client_id', 'other')

    const reply = await codes.opened.send('/v2/oauth/access_token', {
      method: 'POST',
      headers: { 'User-Agent': 'test' },
      body
    })

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      errors: [{ message: 'Expected once', path: '$.body.client_id' }]
    })
  })

  test('names the secret or person that a refresh needs', async () => {
    const reply = await codes.opened.send('/v2/oauth/access_token', {
      method: 'POST',
      headers: { 'User-Agent': 'test' },
      body: new URLSearchParams({
        client_id: codes.client.client_id,
        grant_type: 'refresh_token',
        refresh_token: '3/wrong'
      })
    })

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      message: 'This grant_type needs client_secret or user_id',
      error: 'invalid_request'
    })
  })

  test.each([
    ['authorization_code', 'code'],
    ['refresh_token', 'refresh_token']
  ])('say that %s needs %s', async (grant_type, name) => {
    const reply = await codes.opened.send('/v2/oauth/access_token', {
      method: 'POST',
      headers: { 'User-Agent': 'test' },
      body: new URLSearchParams({ ...codes.client, grant_type })
    })

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      message: `This grant_type needs ${name}`,
      error: 'invalid_request'
    })
  })
})

describe('a contributor', () => {
  test("gets a token that customers' operations refuse", async () => {
    const browser = codes.opened.openBrowser()
    const query = new URLSearchParams({
      client_id: codes.client.client_id,
      redirect_uri: testRedirect,
      response_type: 'code',
      state: 's',
      scope: 'user.view purchases.view',
      realm: 'contributor'
    })
    await browser.signIn('contributor')
    const consent = await browser.open(
      `/v2/oauth/authorize?${query.toString()}`
    )
    const back = await browser.submit(consent, '/oauth/consent', {
      decision: 'allow'
    })
    const code = new URL(back.address).searchParams.get('code')
    const { access_token: token } = await redeem({ code })

    const details = await codes.opened.ask(getAccessToken, { token })
    const listing = await codes.opened.refusal(listSubscriptions, { token })
    const json = { email: 'mia@example.com', password: 'long-enough' }
    const adding = await codes.opened.refusal(registerUser, { token, json })

    expect(details.realm).toBe('contributor')
    expect([listing.status, adding.status]).toEqual([403, 403])
  })
})

test("returns a person's details, the e-mail address only if allowed", async () => {
  const plain = await codes.opened.signIn('designer', 'user.view')
  const more = await codes.opened.signIn('designer', 'user.view user.email')

  const user = await codes.opened.ask(getUser, { token: plain })
  const withMail = await codes.opened.ask(getUser, { token: more })

  expect(user).toMatchObject({
    id: '7100001',
    username: 'designer',
    full_name: 'Designer Demo',
    customer_id: '3300001',
    is_premier: false
  })
  expect(user).not.toHaveProperty('email')
  expect(withMail.email).toBe('designer@example.com')
})
