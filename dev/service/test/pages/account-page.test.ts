import { describe, expect, test } from 'vitest'
import {
  getAccessToken,
  getUser
} from '../../../../contract/api/account-endpoints.ts'
import { createAccessToken } from '../../../../contract/api/oauth-endpoints.ts'
import { usePages } from './use-pages.ts'

const site = usePages()

describe('the account page', () => {
  async function makeToken(scope: string[]): Promise<string> {
    const page = await site.browser.submit(
      await site.browser.open('/account'),
      '/account/tokens',
      { scope }
    )
    return /<code>([^<]+)<\/code>/.exec(page.text)?.[1] ?? ''
  }

  /** The viewer's tokens that expire. */
  async function makeHourly() {
    const { clientId } = site.opened.service.application
    const asked = { username: 'viewer', scope: 'user.view', clientId }
    const code = await site.browser.authorize(asked)
    return site.opened.redeem(code, { expires: true })
  }

  test('creates a token with the chosen scopes and shows it once', async () => {
    await site.browser.signIn('viewer')

    const token = await makeToken(['licenses.view', 'no.such.scope'])
    const details = await site.opened.ask(getAccessToken, { token })

    expect(token).toMatch(/^v2\//)
    expect(details.scopes).toEqual(['user.view', 'licenses.view'])
    expect(details.client_id).toBe(site.opened.service.application.clientId)
    expect((await site.browser.open('/account')).text).not.toContain(token)
  })

  test('changes the password, which revokes earlier tokens and sessions', async () => {
    const other = site.opened.openBrowser()
    await other.signIn('viewer')
    await site.browser.signIn('viewer')
    const token = await makeToken([])
    const { clientId, clientSecret } = site.opened.service.application
    const hourly = await makeHourly()

    const page = await site.browser.submit(
      await site.browser.open('/account'),
      '/account/password',
      { current: 'battery-staple', new: 'another-password' }
    )

    expect(page.text).toContain('Password changed')
    expect((await site.opened.refusal(getUser, { token })).status).toBe(401)
    const renewal = await site.opened.refusal(createAccessToken, {
      json: {
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'refresh_token',
        refresh_token: hourly.refresh_token
      }
    })
    expect(renewal.status).toBe(400)
    expect((await other.open('/account')).address).toContain('/sign-in')
    expect((await site.browser.open('/account')).status).toBe(200)
    expect((await other.signIn('viewer')).status).toBe(401)
    expect((await other.signIn('viewer', 'another-password')).status).toBe(200)
  })

  test('explains what revokes a token', async () => {
    await site.browser.signIn('viewer')

    const page = await site.browser.submit(
      await site.browser.open('/account'),
      '/account/tokens'
    )

    expect(page.text).toContain(
      'It works until you change your password or email address.'
    )
  })

  test('does not report a change that a link pretends', async () => {
    await site.browser.signIn('viewer')

    const page = await site.browser.open('/account?changed=password')

    expect(page.status).toBe(200)
    expect(page.text).not.toContain('is changed')
  })

  test('keeps expiring tokens valid', async () => {
    await site.browser.signIn('viewer')
    const { access_token: token } = await makeHourly()
    await site.browser.submit(
      await site.browser.open('/account'),
      '/account/password',
      {
        current: 'battery-staple',
        new: 'another-password'
      }
    )

    expect((await site.opened.ask(getUser, { token })).username).toBe('viewer')
  })

  test('changes the e-mail address, which revokes tokens without expiry', async () => {
    await site.browser.signIn('viewer')
    const token = await makeToken(['user.email'])

    const page = await site.browser.submit(
      await site.browser.open('/account'),
      '/account/email',
      { current: 'battery-staple', email: 'new@example.com' }
    )
    const user = await site.opened.ask(getUser, {
      token: await makeToken(['user.email'])
    })

    expect(page.text).toContain('Email address changed')
    expect((await site.opened.refusal(getUser, { token })).status).toBe(401)
    expect(user.email).toBe('new@example.com')
  })

  test('accepts its own address in another case', async () => {
    await site.browser.signIn('viewer')

    const page = await site.browser.submit(
      await site.browser.open('/account'),
      '/account/email',
      { current: 'battery-staple', email: 'Viewer@Example.com' }
    )

    expect(page.text).toContain('Email address changed')
  })

  test.each([
    ['wrong', 'new@example.com', 'Wrong current password'],
    ['battery-staple', 'nonsense', 'Enter an email address'],
    [
      'battery-staple',
      'Designer@example.com',
      'This email address is already in use.'
    ]
  ])(
    'keeps the address when given %s and %s',
    async (current, email, problem) => {
      await site.browser.signIn('viewer')

      const page = await site.browser.submit(
        await site.browser.open('/account'),
        '/account/email',
        { current, email }
      )

      expect(page.text).toContain(problem)
      expect(page.text).toContain('viewer@example.com')
    }
  )

  test.each([
    ['wrong', 'another-password', 'Wrong current password'],
    ['battery-staple', 'short', 'Use at least 8 characters.'],
    ['battery-staple', '        ', 'Use at least 8 characters.']
  ])(
    'keeps the password when given %s and %s',
    async (current, next, problem) => {
      await site.browser.signIn('viewer')
      const token = await makeToken([])

      const page = await site.browser.submit(
        await site.browser.open('/account'),
        '/account/password',
        { current, new: next }
      )

      expect(page.status).toBe(400)
      expect(page.text).toContain(problem)
      expect((await site.opened.ask(getUser, { token })).username).toBe(
        'viewer'
      )
    }
  )
})
