import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccessToken } from '../../../../contract/api/account-endpoints.ts'
import type { Endpoint } from '../../../../contract/api/endpoint.ts'
import { createAccessToken } from '../../../../contract/api/oauth-endpoints.ts'
import { endpoints } from '../../../../contract/api/endpoints.ts'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import { scopes } from '../../oauth/scopes.ts'
import { operations } from '../../operations/operations.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

const closed = endpoints.filter(({ access }) => access !== 'open')
const scoped = endpoints.filter(({ scope }) => scope !== null)
const path = { id: '1', contributor_id: '1' }

function bodyFor({ body }: Endpoint) {
  return body && { json: {} }
}

test('implements every endpoint of the table', () => {
  const implemented = operations.map(({ entry }) => entry)

  expect(implemented).toEqual(expect.arrayContaining(endpoints))
  expect(implemented).toHaveLength(endpoints.length)
})

describe('credentials', () => {
  test.each(closed.map(entry => [entry.method, entry.path, entry] as const))(
    'are required by %s %s',
    async (method, path) => {
      const reply = await opened.send(path, {
        method,
        headers: { 'User-Agent': 'test' }
      })

      expect(reply.status).toBe(401)
      expect(await reply.json()).toEqual({
        message: 'Credentials are required'
      })
    }
  )

  test.each([
    ['a wrong secret', 'Basic', 'Invalid client credentials', ''],
    [
      'an unknown token',
      'Bearer',
      'Invalid access token',
      ', error="invalid_token"'
    ],
    ['another kind', 'Digest', 'Unknown kind of credentials', '']
  ])('are refused with %s', async (_, scheme, message, reason) => {
    const { clientId } = opened.service.application
    const value = scheme === 'Basic' ? btoa(`${clientId}:wrong`) : 'v2/wrong'

    const reply = await opened.refusal(searchImages, {
      headers: { Authorization: `${scheme} ${value}` }
    })

    expect(reply).toMatchObject({ status: 401, message })
    expect(reply.headers.get('WWW-Authenticate')).toBe(
      `Bearer realm="api"${reason}`
    )
  })

  test('of an unknown client are refused', async () => {
    const { clientSecret } = opened.service.application
    const value = btoa(`nobody:${clientSecret}`)

    const reply = await opened.refusal(searchImages, {
      headers: { Authorization: `Basic ${value}` }
    })

    expect(reply.status).toBe(401)
  })

  test('of a page are its key and a registered referrer', async () => {
    const { clientId } = opened.service.application

    const reply = await opened.send(`/v2/images/search?api_key=${clientId}`, {
      headers: { 'User-Agent': 'test', Referer: 'http://localhost/page' }
    })

    expect(reply.status).toBe(200)
  })

  test('of a page are refused from another referrer', async () => {
    const { clientId } = opened.service.application

    const replies = await Promise.all(
      ['http://localhost.example.com/', 'http://example.com/localhost/'].map(
        Referer =>
          opened.send(`/v2/images/search?api_key=${clientId}`, {
            headers: { 'User-Agent': 'test', Referer }
          })
      )
    )

    expect(replies.map(({ status }) => status)).toEqual([401, 401])
  })
})

describe('User-Agent', () => {
  test('is required for every request', async () => {
    const reply = await opened.send('/v2/images/search', {
      headers: { Authorization: opened.basic }
    })

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      errors: [{ path: '$.header.user-agent' }]
    })
  })
})

describe('a token', () => {
  test.each(
    scoped.map(entry => [entry.scope, entry.method, entry.path, entry] as const)
  )('requires the scope %s for %s %s', async (scope, _method, _path, entry) => {
    const others = Object.keys(scopes).filter(other => other !== scope)
    const token = opened.service.makeToken('designer', others)

    const reply = await opened.refusal(entry, {
      token,
      path,
      ...bodyFor(entry)
    })

    expect(reply).toMatchObject({
      status: 403,
      message: `The access token lacks the scope ${scope}`
    })
  })

  test('is required by an operation with a scope', async () => {
    const replies = await Promise.all(
      scoped.map(entry => opened.refusal(entry, { path, ...bodyFor(entry) }))
    )

    expect(scoped.length).toBeGreaterThan(30)
    expect(replies.map(({ status }) => status)).toEqual(scoped.map(() => 401))
  })

  test('needs no scope for its details', async () => {
    const token = opened.service.makeToken('designer', [])

    const details = await opened.ask(getAccessToken, { token })

    expect(details).toEqual({
      client_id: opened.service.application.clientId,
      realm: 'customer',
      scopes: [],
      username: 'designer',
      user_id: '7100001',
      customer_id: '3300001'
    })
  })

  test('names its client', async () => {
    const { otherApplication, application } = opened.service
    const token = opened.service.makeToken(
      'designer',
      ['user.view'],
      otherApplication.clientId
    )

    const details = await opened.ask(getAccessToken, { token })

    expect(details.client_id).toBe(otherApplication.clientId)
    expect(details.client_id).not.toBe(application.clientId)
  })

  test('of an application can search but not act for a person', async () => {
    const { clientId, clientSecret } = opened.service.application
    const { access_token: token, ...rest } = await opened.ask(
      createAccessToken,
      {
        json: {
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: 'client_credentials'
        }
      }
    )

    const found = await opened.ask(searchImages, { token })
    const refused = await opened.refusal(getAccessToken, { token })

    expect(rest).toEqual({ token_type: 'Bearer', expires_in: 3600 })
    expect(found.total_count).toBeGreaterThan(0)
    expect(refused.status).toBe(403)
  })
})
