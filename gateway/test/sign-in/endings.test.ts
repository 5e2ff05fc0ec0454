import { beforeEach, describe, expect, test, vi } from 'vitest'
import { beginSignIn, type StartedSignIn } from '../begin-sign-in.ts'
import {
  confirmIn,
  finishInBrowser,
  redirectBack
} from '../finish-in-browser.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import {
  scriptedService,
  type Script,
  type ScriptedService
} from '../scripted-service.ts'
import { createVisitor } from '../visitor.ts'

const tokenPath = '/v2/oauth/access_token'

let script: Script
let service: ScriptedService
let gateway: TestGateway
let panel: StartedSignIn

beforeEach(async () => {
  script = {}
  service = scriptedService(script)
  gateway = openGateway({ fetch: service.fetch })
  panel = await beginSignIn(gateway)
})

describe('an ended sign-in', () => {
  test('stays denied when the panel cancels', async () => {
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)
    await redirectBack(visitor, state, { error: 'access_denied' })

    await panel.cancel()

    expect(await panel.status()).toBe('denied')
  })

  test('stays done when the panel cancels, and keeps no session', async () => {
    const visitor = createVisitor(gateway)
    await panel.redeem(await finishInBrowser(visitor, panel))
    await panel.acknowledge()

    await panel.cancel()

    const page = await visitor.open(panel.page)
    expect(page.text).toContain('You’re signed in')
    const reply = await gateway.store.get(`sign-in-reply:${panel.id}`)
    expect(reply).toBeNull()
  })

  test('stays canceled when the service sends the person back', async () => {
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)
    await panel.cancel()

    const page = await redirectBack(visitor, state)

    expect(page.status).toBe(410)
    expect(await panel.status()).toBe('ended')
  })

  test('stays canceled when the person presses "This wasn’t me"', async () => {
    const visitor = createVisitor(gateway)
    await finishInBrowser(visitor, panel)
    const page = await visitor.open(panel.page)
    await panel.cancel()

    await visitor.submit(page, '/refuse')

    expect(await panel.status()).toBe('ended')
  })
})

describe('a sign-in that changes at the same moment', () => {
  /** Another instance, disturbed once before it changes a sign-in. */
  function openDisturbed(disturb: () => Promise<unknown>): TestGateway {
    const { store, clock } = gateway
    let isQuiet = false
    return openGateway({
      fetch: service.fetch,
      clock,
      store: {
        ...store,
        replace: async (...args) => {
          if (!isQuiet) {
            isQuiet = true
            await disturb()
          }
          return store.replace(...args)
        }
      }
    })
  }

  test('is canceled as it is confirmed, and has ended', async () => {
    const visitor = createVisitor(gateway)
    const disturbed = openDisturbed(() => confirmIn(visitor, panel))

    const { verifier, id } = panel
    await disturbed.post(`/sign-ins/${id}/cancel`, { verifier })

    expect(await panel.status()).toBe('ended')
  })

  test('is confirmed in two browsers, and belongs to the first', async () => {
    const [first, second] = [createVisitor(gateway), createVisitor(gateway)]
    const disturbed = openDisturbed(() => confirmIn(first, panel))
    const slow = createVisitor(disturbed)
    const page = await second.open(panel.page)
    second.cookies.forEach((value, name) => slow.cookies.set(name, value))

    const late = await slow.submit(page, panel.id)

    expect(late.status).toBe(403)
    expect(late.text).not.toContain('state=')
  })

  test('is canceled as the person returns, and shows no code', async () => {
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)
    const disturbed = openDisturbed(() => panel.cancel())
    const other = createVisitor(disturbed)
    visitor.cookies.forEach((value, name) => other.cookies.set(name, value))

    const page = await redirectBack(other, state)

    expect(page.status).toBe(410)
    expect(new URL(page.address).pathname).toBe('/callback')
  })

  test('is canceled as its code is exchanged, and gives no session', async () => {
    const code = await finishInBrowser(createVisitor(gateway), panel)
    script.token = async () => {
      await panel.cancel()
      return lateToken()
    }

    const reply = await panel.redeem(code)

    expect((await failureOf(reply)).code).toBe('sign-in-ended')
  })
})

describe('a repeated exchange', () => {
  /** Two redemptions, of which the first waits for the service. */
  async function redeemTwice() {
    const code = await finishInBrowser(createVisitor(gateway), panel)
    let answer = (_reply: Response): void => undefined
    script.token = () => new Promise(resolve => (answer = resolve))
    const first = panel.redeem(code)
    await expect.poll(() => service.count('POST', tokenPath)).toBe(1)
    const reads = vi.spyOn(gateway.store, 'get')
    const second = panel.redeem(code)
    const replyKey = `sign-in-reply:${panel.id}`
    await expect.poll(() => reads.mock.calls).toContainEqual([replyKey])
    return { first, second, answer: () => answer(lateToken()) }
  }

  test('waits for the first one as long as the service may take', async () => {
    const { first, second, answer } = await redeemTwice()

    gateway.clock.move(64_000)
    answer()

    expect([(await first).status, (await second).status]).toEqual([200, 200])
  })

  test('waits no longer', async () => {
    const { first, second, answer } = await redeemTwice()

    gateway.clock.move(65_000)

    expect((await failureOf(await second)).code).toBe('timed-out')
    answer()
    expect((await first).status).toBe(200)
  })
})

function lateToken(): Response {
  return Response.json({
    access_token: '1/late',
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: '3/late'
  })
}
