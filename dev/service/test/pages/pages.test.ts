import { describe, expect, test } from 'vitest'
import { testBase } from '../test-addresses.ts'
import { usePages } from './use-pages.ts'

const site = usePages()

describe('every page', () => {
  test('has strict headers and no script', async () => {
    await site.browser.signIn('designer')
    const pages = [
      await site.opened.openBrowser().open('/sign-in'),
      await site.browser.open('/account'),
      await site.browser.open('/account/applications'),
      await site.openConsent(),
      await site.browser.open('/nowhere')
    ]

    pages.forEach(({ headers, text }) => {
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'self'; form-action 'self'/
      )
      expect(headers.get('Content-Security-Policy')).toContain(
        "frame-ancestors 'none'"
      )
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Referrer-Policy')).toBe('same-origin')
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(text).not.toMatch(/<script|<style| on\w+=| style=/i)
      expect(text).toMatch(/<html lang="en">/)
    })
  })

  test('needs no favicon', async () => {
    const { status } = await site.browser.open('/favicon.ico')

    expect(status).toBe(204)
  })

  test('has a name for every field', async () => {
    await site.browser.signIn('designer')
    const texts = [
      (await site.opened.openBrowser().open('/sign-in')).text,
      (await site.browser.open('/account')).text,
      (await site.browser.open('/account/applications')).text
    ]

    texts.forEach(text => {
      const ids = [...text.matchAll(/<input\s+id="([\w-]+)"/g)]
      expect(ids.length).toBeGreaterThan(1)
      ids.forEach(([, id]) => expect(text).toContain(`<label for="${id}">`))
    })
  })

  test('is styled by the service itself', async () => {
    const { headers, text } = await site.browser.open('/style.css')

    expect(headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(text).toContain('color-scheme: light dark')
    expect(text).not.toContain('url(')
  })
})

describe('signing in', () => {
  test('leads to the account', async () => {
    const page = await site.browser.signIn('designer')

    expect(page.address).toBe(`${testBase}/account`)
    expect(page.text).toContain('350 of 350 downloads left')
    expect(page.text).toContain('expired')
  })

  test('sets a cookie that is not accessible to scripts and other sites', async () => {
    const first = await site.browser.open('/sign-in')
    const form = { username: 'designer', password: 'wrong' }
    const wrong = await site.browser.submit(first, '/sign-in', form)

    const cookie = first.headers.getSetCookie().join()
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    expect(cookie).not.toContain('Secure')
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['designer', 'wrong'],
    ['nobody', 'wrong'],
    ['designer', '']
  ])('as %s is refused with the password %j', async (username, password) => {
    const page = await site.browser.signIn(username, password)

    expect(page.status).toBe(401)
    expect(page.text).toContain('Wrong username or password')
    expect((await site.browser.open('/account')).address).toContain('/sign-in')
  })

  test('is locked after ten wrong passwords, for a quarter of an hour', async () => {
    for (let count = 0; count < 10; count++) {
      await site.browser.signIn('viewer', 'wrong')
    }

    const stopped = await site.browser.signIn('viewer')
    site.opened.service.faults.moveClock(15 * 60_000)
    const after = await site.browser.signIn('viewer')

    expect(stopped.status).toBe(429)
    expect(stopped.headers.get('Retry-After')).toBe('900')
    expect(after.address).toBe(`${testBase}/account`)
  })

  test('is locked after ten of twenty simultaneous wrong passwords', async () => {
    const form = await site.browser.open('/sign-in')
    const wrong = { username: 'viewer', password: 'wrong' }

    const pages = await Promise.all(
      Array.from({ length: 20 }, () =>
        site.browser.submit(form, '/sign-in', wrong)
      )
    )

    const statuses = pages.map(({ status }) => status)
    expect(statuses.filter(status => status === 401)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(10)
  })

  test('is locked by guesses on the account page, too', async () => {
    await site.browser.signIn('viewer')
    const account = await site.browser.open('/account')
    for (let count = 0; count < 10; count++) {
      await site.browser.submit(account, '/account/email', {
        current: 'wrong',
        email: 'new@stock.example'
      })
    }

    const stopped = await site.opened.openBrowser().signIn('viewer')

    expect(stopped.status).toBe(429)
  })

  test('escapes what was typed', async () => {
    const page = await site.browser.signIn('"><script>alert(1)</script>', 'x')

    expect(page.text).toContain('&quot;&gt;&lt;script&gt;')
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/v2/user',
    'javascript:alert(1)'
  ])('never leads to %s', async next => {
    const query = new URLSearchParams({ next })
    const page = await site.browser.open(`/sign-in?${query.toString()}`)

    const after = await site.browser.submit(page, '/sign-in', {
      username: 'designer',
      password: 'correct-horse'
    })

    expect(after.address).toBe(`${testBase}/account`)
  })

  test('ends with signing out', async () => {
    const account = await site.browser.signIn('designer')
    const session = new Map(site.browser.cookies)

    await site.browser.submit(account, '/sign-out', {})
    session.forEach((value, name) => site.browser.cookies.set(name, value))

    expect((await site.browser.open('/account')).address).toContain('/sign-in')
  })

  test('ends after twelve hours', async () => {
    await site.browser.signIn('designer')
    site.opened.service.faults.moveClock(12 * 3_600_000)

    expect((await site.browser.open('/account')).address).toContain('/sign-in')
  })
})

describe('a form', () => {
  test('of another site is refused', async () => {
    await site.browser.signIn('designer')
    const account = await site.browser.open('/account')
    const cookie = [...site.browser.cookies]
      .map(pair => pair.join('='))
      .join('; ')
    const token = /name="form_token" value="([^"]+)"/.exec(account.text)?.[1]

    const send = (origin: string, form_token: string) =>
      site.opened.send('/account/tokens', {
        method: 'POST',
        headers: { Cookie: cookie, Origin: origin },
        body: new URLSearchParams({ form_token })
      })
    const replies = await Promise.all([
      send('https://evil.example', token ?? ''),
      send('null', token ?? ''),
      send(testBase, ''),
      send(testBase, 'wrong')
    ])
    const own = await send(testBase, token ?? '')

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(own.status).toBe(200)
  })

  test('of another browser is refused', async () => {
    const other = await site.opened.openBrowser().open('/sign-in')
    await site.browser.open('/sign-in')

    const page = await site.browser.submit(other, '/sign-in', {
      username: 'designer',
      password: 'correct-horse'
    })

    expect(page.status).toBe(403)
    expect(page.text).toContain('This form is out of date')
  })

  test('with an invalid character is refused', async () => {
    const page = await site.browser.open('/sign-in')

    const after = await site.browser.submit(page, '/sign-in', {
      username: 'designer\0',
      password: 'correct-horse'
    })

    expect(after.status).toBe(400)
    expect(after.text).toContain('U+0000')
  })
})
