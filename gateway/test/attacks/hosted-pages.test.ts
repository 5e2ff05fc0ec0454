import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { SignInStarted } from '../../../contract/gateway.ts'
import type { WebPage } from '../../../test/web-browser.ts'
import {
  redirectBack,
  confirmIn,
  finishInBrowser
} from '../finish-in-browser.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { scriptedService } from '../scripted-service.ts'
import { createVisitor, linkOf } from '../visitor.ts'

let gateway: TestGateway

beforeEach(() => {
  gateway = openGateway({ fetch: scriptedService().fetch })
})

async function allPages(): Promise<WebPage[]> {
  const panel = await beginSignIn(gateway)
  const visitor = createVisitor(gateway)
  const confirm = await visitor.open(panel.page)
  const link = await visitor.submit(confirm, panel.id)
  const state = linkOf(link).searchParams.get('state') ?? ''
  const code = await redirectBack(visitor, state)
  const other = await createVisitor(gateway).open(panel.page)
  const unknown = await visitor.open(`/sign-in/${'0'.repeat(32)}`)
  return [confirm, link, code, other, unknown]
}

describe('an attacker who frames, caches or scripts a page', () => {
  test('finds it never cached or framed, and without scripts', async () => {
    const pages = await allPages()

    pages.forEach(({ headers, text }) => {
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      const policy = headers.get('Content-Security-Policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("form-action 'self'")
      expect(policy).not.toContain('script-src')
      expect(policy).not.toContain('unsafe-inline')
      expect(text).not.toMatch(/<script|\son\w+=|javascript:/i)
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    })
  })

  test('is sent no referrer', async () => {
    const pages = await allPages()

    const policies = pages.map(({ headers }) => headers.get('Referrer-Policy'))
    expect(policies).toEqual([
      'same-origin',
      'no-referrer',
      'same-origin',
      'no-referrer',
      'no-referrer'
    ])
  })
})

describe('an attacker who wants the cookie of a browser', () => {
  test('finds it bound to this host, to http and to navigation', async () => {
    const base = 'https://gateway.example.com'
    const callback = `${base}/callback`
    const { fetch } = scriptedService()
    const hosted = openGateway({ fetch, config: { base, callback } })
    const panel = await beginSignIn(hosted)

    const { headers } = await createVisitor(hosted).open(panel.page)

    const cookie = headers.get('Set-Cookie') ?? ''
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/)
    expect(cookie).toMatch(/^__Host-cleared-browser=[\w-]{43};/)
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=900',
      'Path=/',
      'SameSite=Lax',
      'Secure'
    ])
  })

  test('finds no prefix on a local gateway, which has no https', async () => {
    const panel = await beginSignIn(gateway)

    const { headers } = await createVisitor(gateway).open(panel.page)

    expect(headers.get('Set-Cookie')).toMatch(/^cleared-browser=/)
    expect(headers.get('Set-Cookie')).not.toContain('Secure')
  })
})

describe('an attacker who posts a form from elsewhere', () => {
  test.each([
    ['another origin', {}, { Origin: 'https://evil.example' }],
    ['an opaque origin', {}, { Origin: 'null' }],
    ['a made-up token', { token: 'x'.repeat(43) }, {}]
  ])('changes nothing with %s', async (_, fields, headers) => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const confirm = await visitor.open(panel.page)

    const page = await visitor.submit(confirm, panel.id, fields, headers)

    expect(page.status).toBe(400)
    expect(page.text).not.toContain('state=')
    const honest = await visitor.submit(confirm, panel.id)
    expect(linkOf(honest).searchParams.get('state')).not.toBe('')
  })

  test('changes nothing with the token of another sign-in', async () => {
    const [one, two] = [await beginSignIn(gateway), await beginSignIn(gateway)]
    const visitor = createVisitor(gateway)
    const pageOne = await visitor.open(one.page)
    const pageTwo = await visitor.open(two.page)
    const token = /name="token" value="([^"]*)"/.exec(pageTwo.text)?.[1] ?? ''

    const page = await visitor.submit(pageOne, one.id, { token })

    expect(page.status).toBe(400)
  })

  test('cannot press "This wasn’t me" in another browser', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    await finishInBrowser(visitor, panel)
    const codePage = await visitor.open(panel.page)

    const refused = await createVisitor(gateway).submit(codePage, '/refuse')

    expect(refused.status).toBe(400)
    expect(await panel.status()).toBe('ready')
  })
})

describe('an attacker who puts a script into names', () => {
  test('sees nothing of the callback on any page', async () => {
    const script = '<script>alert(1)</script>'
    const visitor = createVisitor(gateway)
    const panel = await beginSignIn(gateway)
    const state = await confirmIn(visitor, panel)

    const page = await redirectBack(visitor, state, {
      error: script,
      error_description: `Call us: ${script}`,
      error_reason: script
    })

    expect(page.text).not.toMatch(/alert|Call us/)
    expect(page.text).toContain('Couldn’t sign you in')
  })

  test('finds the name of a person as text in JSON', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const service = scriptedService()
    const fetch: typeof service.fetch = async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url)
      return pathname === '/v2/user'
        ? Response.json({ full_name: name })
        : service.fetch(input, init)
    }
    gateway = openGateway({ fetch })
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    const reply = await panel.redeem(code)

    expect(reply.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(await reply.json()).toMatchObject({ userName: name })
  })
})

describe('an attacker who looks for an open redirect', () => {
  test('finds none in any parameter', async () => {
    const evil = 'https://evil.example'
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)
    const query = new URLSearchParams({
      code: 'service-code',
      state,
      next: evil,
      redirect_uri: evil,
      return_to: evil
    })

    const response = await gateway.send(`/callback?${query.toString()}`, {
      headers: { Cookie: [...visitor.cookies].map(one => one.join('=')).join() }
    })

    expect(response.headers.get('Location')).toBe(
      `http://localhost:4401/sign-in/${panel.id}`
    )
  })
})

describe('an attacker who sends a foreign Host', () => {
  test('finds it in no address from the gateway', async () => {
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
    const challenge = 'a'.repeat(43)
    const started = await gateway.post('/sign-ins', { challenge }, headers)
    const { address, id } = v.parse(SignInStarted, await started.json())

    const onHost = await gateway.send(`http://evil.example/sign-in/${id}`)
    const visitor = createVisitor(gateway)
    const confirm = await visitor.open(`/sign-in/${id}`)
    const link = linkOf(await visitor.submit(confirm, id, {}, headers))

    expect(address).toBe(`http://localhost:4401/sign-in/${id}`)
    expect(await onHost.text()).not.toContain('evil.example')
    expect(link.searchParams.get('redirect_uri')).toBe(
      'http://localhost:4401/callback'
    )
  })
})
