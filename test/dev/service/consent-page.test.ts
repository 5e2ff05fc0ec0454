import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Browser, Page } from './browser.ts'
import { openTestService, type TestService } from './open-service.ts'
import { testRedirect } from './test-addresses.ts'

let opened: TestService
let browser: Browser

beforeEach(async () => {
  opened = await openTestService()
  browser = opened.openBrowser()
})
afterEach(() => opened.close())

function openConsent(more: Record<string, string> = {}): Promise<Page> {
  const query = new URLSearchParams({
    client_id: opened.service.application.clientId,
    redirect_uri: testRedirect,
    response_type: 'code',
    state: 'st&te',
    scope: 'user.view licenses.create',
    ...more
  })
  return browser.open(`/v2/oauth/authorize?${query.toString()}`)
}

function fieldsOf({ address }: Page): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams)
}

describe('consent', () => {
  test('is asked for in words, after signing in', async () => {
    const signIn = await openConsent()

    const page = await browser.submit(signIn, '/sign-in', {
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

  test('leads back with a code and the state', async () => {
    await browser.signIn('designer')
    const redirect_uri = `${testRedirect}?kept=1`

    const back = await browser.submit(
      await openConsent({ redirect_uri }),
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
    await browser.signIn('designer')
    const page = await openConsent()

    const signIn = await browser.submit(page, '/sign-out', {})
    const consent = await browser.submit(signIn, '/sign-in', {
      username: 'viewer',
      password: 'battery-staple'
    })

    expect(consent.text).toContain('signed in as <strong>viewer</strong>')
    expect(consent.text).toContain('Allow Cleared?')
  })

  test('when denied leads back with the reason', async () => {
    await browser.signIn('designer')

    const back = await browser.submit(await openConsent(), '/oauth/consent', {
      decision: 'deny'
    })

    expect(fieldsOf(back)).toEqual({
      error: 'access_denied',
      error_reason: 'user_denied',
      error_description: 'The person did not allow access',
      state: 'st&te'
    })
  })

  test('is never given to an address that is not registered', async () => {
    await browser.signIn('designer')
    const page = await openConsent()
    const forged = {
      ...page,
      text: page.text.replaceAll('localhost%3A4401', 'evil.example')
    }

    const after = await browser.submit(forged, '/oauth/consent', {
      decision: 'allow'
    })

    expect(after.status).toBe(400)
    expect(after.address).not.toContain('code=')
    expect(after.text).toContain('The host is not registered')
  })
})
