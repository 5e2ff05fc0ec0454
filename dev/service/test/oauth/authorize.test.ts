import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authorize } from '../../../../contract/api/oauth-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { testBase, testRedirect } from '../test-addresses.ts'

let opened: TestService

beforeEach(async () => {
  opened = await openTestService()
})
afterEach(() => opened.close())

describe('authorize', () => {
  const asked = () => ({
    client_id: opened.service.application.clientId,
    redirect_uri: testRedirect,
    response_type: 'code',
    state: 'a b&c',
    scope: 'user.view licenses.view'
  })

  test('redirects to the sign-in with its parameters in next', async () => {
    const query = new URLSearchParams(asked())

    const reply = await opened.send(`/v2/oauth/authorize?${query.toString()}`, {
      headers: { 'User-Agent': 'test' },
      redirect: 'manual'
    })

    const location = new URL(reply.headers.get('Location') ?? '')
    const next = new URL(location.searchParams.get('next') ?? '', testBase)
    expect(reply.status).toBe(301)
    expect(location.origin + location.pathname).toBe(`${testBase}/sign-in`)
    expect(Object.fromEntries(next.searchParams)).toEqual({
      ...asked(),
      realm: 'customer'
    })
  })

  test.each([
    ['client_id', 'nobody'],
    ['redirect_uri', 'https://evil.example/callback'],
    ['redirect_uri', 'http://localhost.evil.example/'],
    ['redirect_uri', 'https://localhost@evil.example/'],
    ['redirect_uri', 'javascript:alert(1)//localhost'],
    ['redirect_uri', 'http://localhost/#part'],
    ['redirect_uri', 'nonsense'],
    ['response_type', 'token'],
    ['scope', 'user.view everything'],
    ['scope', ' '],
    ['realm', 'anyone']
  ])('refuses the %s %j without leaving', async (name, value) => {
    const reply = await opened.refusal(authorize, {
      query: { ...asked(), [name]: value }
    })

    expect(reply.status).toBe(400)
    expect(reply.errors?.[0]?.path).toBe(`$.query.${name}`)
    expect(reply.headers.get('Location')).toBeNull()
  })

  test('shows errors on a page in a browser', async () => {
    const query = new URLSearchParams({ ...asked(), client_id: 'nobody' })

    const reply = await opened.send(`/v2/oauth/authorize?${query.toString()}`, {
      headers: { 'User-Agent': 'test', Accept: 'text/html,*/*;q=0.8' }
    })

    expect(reply.status).toBe(400)
    expect(reply.headers.get('Content-Type')).toContain('text/html')
    expect(await reply.text()).toContain('Unknown application')
  })

  test.each([
    ['https://evil.example/', 'The host is not registered'],
    [
      'localhost:4401/back',
      'Expected an address such as https://example.com/back'
    ],
    [
      'https://a:b@localhost/',
      'Expected an address without user name and password'
    ],
    ['http://localhost/#part', 'Expected an address without a fragment']
  ])('says of the redirect address %s: %s', async (uri, message) => {
    const reply = await opened.refusal(authorize, {
      query: { ...asked(), redirect_uri: uri }
    })

    expect(reply.errors?.[0]?.message).toBe(message)
  })

  test.each([
    ['https://plugin.example/', 301, ''],
    ['https://plugin.example/deep/path?a=b', 301, ''],
    ['http://plugin.example/', 400, 'Expected https'],
    ['https://other.example/back', 301, ''],
    ['https://other.example/back/more', 301, ''],
    ['https://other.example/backdoor', 400, 'with another port or path'],
    ['https://other.example/', 400, 'with another port or path'],
    ['https://ports.example:8443/', 301, ''],
    ['https://ports.example/', 400, 'with another port or path']
  ])(
    'lets hosts and paths go back as registered: %s',
    async (uri, status, message) => {
      const registered = await openTestService({
        application: {
          clientId: 'public',
          clientSecret: 'secret',
          name: 'Public',
          callbackHosts: [
            'plugin.example',
            'other.example/back',
            'ports.example:8443'
          ]
        }
      })
      const query = new URLSearchParams({
        ...asked(),
        client_id: 'public',
        redirect_uri: uri
      })

      const reply = await registered.send(
        `/v2/oauth/authorize?${query.toString()}`,
        { headers: { 'User-Agent': 'test' } }
      )
      registered.close()

      expect(reply.status).toBe(status)
      expect(await reply.text()).toContain(message)
    }
  )

  test('requires client, redirect address, type and state', async () => {
    const reply = await opened.refusal(authorize)

    expect(reply.errors?.map(({ path }) => path)).toEqual([
      '$.query.client_id',
      '$.query.redirect_uri',
      '$.query.response_type',
      '$.query.state'
    ])
  })
})
