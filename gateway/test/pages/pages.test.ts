import { beforeEach, describe, expect, test } from 'vitest'
import { finishInBrowser } from '../finish-in-browser.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { scriptedService } from '../scripted-service.ts'
import { createVisitor, linkOf } from '../visitor.ts'

let gateway: TestGateway

beforeEach(() => {
  gateway = openGateway({ fetch: scriptedService().fetch })
})

describe('a hosted page', () => {
  test('links to the service with the parameters of the sign-in', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)

    const page = await visitor.submit(await visitor.open(panel.page), panel.id)

    const link = linkOf(page)
    expect(link.origin + link.pathname).toBe(
      'http://localhost:4402/v2/oauth/authorize'
    )
    expect(Object.fromEntries(link.searchParams)).toEqual({
      client_id: 'client-1',
      redirect_uri: 'http://localhost:4401/callback',
      response_type: 'code',
      realm: 'customer',
      scope:
        'user.view licenses.create licenses.view purchases.view ' +
        'collections.view collections.edit',
      state: expect.stringMatching(/^[\w-]{43}$/)
    })
    expect(page.status).toBe(200)
    expect(page.headers.get('Location')).toBeNull()
  })

  test.each([
    ['links to', 'http://localhost:4402/out'],
    ['names no', null]
  ])('%s the page of the service for signing out', async (_, signOut) => {
    const own = openGateway({
      fetch: scriptedService().fetch,
      config: { signOut }
    })
    const panel = await beginSignIn(own)
    const visitor = createVisitor(own)

    const page = await visitor.submit(await visitor.open(panel.page), panel.id)

    const links = [...page.text.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)
    expect(page.text).toMatch(/another one,\s+(<a|sign out there)/)
    expect(links.includes('http://localhost:4402/out')).toBe(signOut !== null)
  })

  test('without a store asks to wait', async () => {
    const panel = await beginSignIn(gateway)
    await gateway.store.close()

    const page = await createVisitor(gateway).open(panel.page)

    expect(page.status).toBe(503)
    expect(page.text).toContain('Wait a minute, then reload this page')
    expect(gateway.log.at(-1)).toMatchObject({
      status: 503,
      code: 'gateway-unreachable'
    })
  })

  test('with the code counts down and reloads itself', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    await finishInBrowser(visitor, panel)

    gateway.clock.move(150_000)
    const page = await visitor.open(panel.page)

    expect(page.text).toContain('Expires in 2 min')
    expect(page.text).toContain('Never share this code')
    expect(page.headers.get('Refresh')).toBe('20')
  })

  test('reports that the panel is signed in', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    await panel.redeem(await finishInBrowser(visitor, panel))

    const waiting = await visitor.open(panel.page)
    await panel.acknowledge()
    const after = await visitor.open(panel.page)

    expect(waiting.text).toContain('You’re signed in')
    expect(after.text).toContain('You’re signed in')
    expect(after.text).not.toContain('<output')
  })
})
