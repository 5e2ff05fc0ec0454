import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getUser } from '../../../contract/api/account-endpoints.ts'
import { gatewayRoutes, signInScopes } from '../../../contract/gateway.ts'
import {
  createService,
  type Service
} from '../../../dev/service/create-service.ts'
import { createWebBrowser, type WebPage } from '../../../test/web-browser.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { createVisitor, linkOf, pairingCodeOf } from '../visitor.ts'

const baseUrl = 'http://localhost:4402'

let service: Service
let gateway: TestGateway

beforeEach(async () => {
  service = await createService({ data: ':memory:', baseUrl, assets: 600 })
  const { clientId, clientSecret } = service.application
  gateway = openGateway({
    fetch: (input, init) => service.fetch(new Request(input, init)),
    clock: { now: () => Date.now(), move: () => undefined },
    config: { clientId, clientSecret }
  })
})
afterEach(() => service.close())

/** At the service: signs in and decides. Gives the way back. */
async function decideAtService(link: URL, decision: string): Promise<string> {
  const browser = createWebBrowser(request => service.fetch(request), baseUrl)
  const signIn = await browser.open(link.href)
  const consent = await browser.submit(signIn, '/sign-in', {
    username: 'designer',
    password: 'correct-horse'
  })
  const back = await browser.submit(consent, '/oauth/consent', { decision })
  const { pathname, search } = new URL(back.address)
  return pathname + search
}

async function walk(page: string, decision = 'allow'): Promise<WebPage> {
  const visitor = createVisitor(gateway)
  const confirm = await visitor.open(page)
  const link = linkOf(await visitor.submit(confirm, page))
  return visitor.open(await decideAtService(link, decision))
}

describe('a sign-in', () => {
  test('creates a session through the real pages', async () => {
    const panel = await beginSignIn(gateway)
    const started = Date.now()

    const codePage = await walk(panel.page)
    const granted = await panel.redeemed(pairingCodeOf(codePage))

    expect(granted.userName).not.toBe('')
    expect(granted.scopes.toSorted()).toEqual([...signInScopes].toSorted())
    const passed = (Date.now() - started) / 1000
    expect(granted.expiresIn).toBeGreaterThanOrEqual(3598 - passed)
    const reply = await service.fetch(
      new Request(baseUrl + getUser.path, {
        headers: {
          Authorization: `Bearer ${granted.accessToken}`,
          'User-Agent': 'test'
        }
      })
    )
    const user = v.parse(getUser.reply, await reply.json())
    expect(user.id).toBe(granted.userId)
    expect(user.full_name).toBe(granted.userName)
  })

  test('ends on an address without code and state', async () => {
    const panel = await beginSignIn(gateway)

    const codePage = await walk(panel.page)

    expect(codePage.address).toBe(gateway.config.base + panel.page)
    expect(codePage.text).not.toContain('code=')
  })

  test('accepts the code as people type it', async () => {
    const panel = await beginSignIn(gateway)
    const code = pairingCodeOf(await walk(panel.page))

    const typed = ` ${code.slice(0, 3)}-${code.slice(3)} `.toLowerCase()
    const response = await panel.redeem(typed)

    expect(response.status).toBe(200)
  })

  test('reports its state to the panel', async () => {
    const panel = await beginSignIn(gateway)
    const states = [await panel.status()]

    const code = pairingCodeOf(await walk(panel.page))
    states.push(await panel.status())
    await panel.redeem(code)
    await panel.acknowledge()
    states.push(await panel.status())

    expect(states).toEqual(['pending', 'ready', 'ended'])
  })

  test('that the person denies at the service has ended', async () => {
    const panel = await beginSignIn(gateway)

    const page = await walk(panel.page, 'deny')

    expect(page.text).toContain('Access denied')
    expect(page.text).not.toContain('The person did not allow access')
    expect(await panel.status()).toBe('denied')
    expect(await failureOf(await panel.redeem('BCDFGH'))).toEqual({
      status: 403,
      code: 'sign-in-denied'
    })
  })

  test('that the person rejects on the code page has ended', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const link = linkOf(
      await visitor.submit(await visitor.open(panel.page), panel.id)
    )
    const page = await visitor.open(await decideAtService(link, 'allow'))

    const after = await visitor.submit(page, '/refuse')

    expect(after.text).toContain('Access denied')
    expect(await failureOf(await panel.redeem(pairingCodeOf(page)))).toEqual({
      status: 403,
      code: 'sign-in-denied'
    })
  })

  test('that the panel cancels has ended', async () => {
    const panel = await beginSignIn(gateway)
    const code = pairingCodeOf(await walk(panel.page))

    const response = await panel.cancel()

    expect(response.status).toBe(204)
    expect(await panel.status()).toBe('ended')
    expect((await failureOf(await panel.redeem(code))).code).toBe(
      'sign-in-ended'
    )
  })

  test('is pending until it is confirmed in the browser', async () => {
    const panel = await beginSignIn(gateway)

    const response = await panel.redeem('BCDFGH')

    expect(await failureOf(response)).toEqual({
      status: 409,
      code: 'sign-in-pending'
    })
  })
})

describe('a session', () => {
  test('is refreshed for the same person', async () => {
    const panel = await beginSignIn(gateway)
    const first = await panel.redeemed(pairingCodeOf(await walk(panel.page)))

    const { handle } = first
    const response = await gateway.post(gatewayRoutes.refresh, { handle })
    const second: unknown = await response.json()

    expect(response.status).toBe(200)
    expect(second).toMatchObject({ userId: first.userId })
    expect(second).not.toMatchObject({ accessToken: first.accessToken })
  })
})
