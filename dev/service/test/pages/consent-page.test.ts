import { describe, expect, test } from 'vitest'
import type { WebPage } from '../../../../test/web-browser.ts'
import { testRedirect } from '../test-addresses.ts'
import { usePages } from './use-pages.ts'

const site = usePages()

function fieldsOf({ address }: WebPage): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams)
}

describe('consent', () => {
  test('is requested in words, after signing in', async () => {
    const signIn = await site.openConsent()

    const page = await site.browser.submit(signIn, '/sign-in', {
      username: 'designer',
      password: 'correct-horse'
    })

    expect(page.text).toContain('Allow Cleared?')
    expect(page.text).toContain('See your name and account number')
    expect(page.text).toContain('License media with your subscriptions')
    expect(page.text).not.toContain('Change your collections')
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' http://localhost:4401;"
    )
  })

  test('redirects back with a code and the state', async () => {
    await site.browser.signIn('designer')
    const redirect_uri = `${testRedirect}?kept=1`

    const back = await site.browser.submit(
      await site.openConsent({ redirect_uri }),
      '/oauth/consent',
      { decision: 'allow' }
    )

    expect(back.address.startsWith(redirect_uri)).toBe(true)
    expect(fieldsOf(back)).toEqual({
      kept: '1',
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: 'st&te'
    })
  })

  test('can be given by another person instead', async () => {
    await site.browser.signIn('designer')
    const page = await site.openConsent()

    const signIn = await site.browser.submit(page, '/sign-out', {})
    const consent = await site.browser.submit(signIn, '/sign-in', {
      username: 'viewer',
      password: 'battery-staple'
    })

    expect(consent.text).toContain('Signed in as <strong>viewer</strong>')
    expect(consent.text).toContain('Allow Cleared?')
  })

  test('redirects back with the reason if denied', async () => {
    await site.browser.signIn('designer')

    const back = await site.browser.submit(
      await site.openConsent(),
      '/oauth/consent',
      {
        decision: 'deny'
      }
    )

    expect(fieldsOf(back)).toEqual({
      error: 'access_denied',
      error_reason: 'user_denied',
      error_description: 'The person did not allow access',
      state: 'st&te'
    })
  })

  test('is refused for an unregistered address', async () => {
    await site.browser.signIn('designer')
    const page = await site.openConsent()
    const forged = {
      ...page,
      text: page.text.replaceAll('localhost%3A4401', 'evil.example')
    }

    const after = await site.browser.submit(forged, '/oauth/consent', {
      decision: 'allow'
    })

    expect(after.status).toBe(400)
    expect(after.address).not.toContain('code=')
    expect(after.text).toContain('The host is not registered')
  })

  test('for the realm of contributors is only requested from contributors', async () => {
    await site.browser.signIn('designer')
    const refused = await site.openConsent({ realm: 'contributor' })

    const signIn = await site.browser.submit(refused, '/sign-out', {})
    const consent = await site.browser.submit(signIn, '/sign-in', {
      username: 'contributor',
      password: 'open-sesame'
    })

    expect(refused.status).toBe(403)
    expect(refused.text).toContain('designer isn’t a contributor')
    expect(refused.text).not.toContain('value="allow"')
    expect(consent.text).toContain('Allow Cleared?')
  })

  test('for that realm is refused for a forged form', async () => {
    await site.browser.signIn('designer')
    const page = await site.openConsent()
    const forged = {
      ...page,
      text: page.text.replaceAll('state=', 'realm=contributor&amp;state=')
    }

    const after = await site.browser.submit(forged, '/oauth/consent', {
      decision: 'allow'
    })

    expect(after.status).toBe(403)
    expect(after.address).not.toContain('code=')
  })
})
