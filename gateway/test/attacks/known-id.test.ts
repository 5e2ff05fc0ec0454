import { beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { GatewayError, gatewayRoutes } from '../../../contract/gateway.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import {
  redirectBack,
  confirmIn,
  finishInBrowser
} from '../finish-in-browser.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { beginSignIn, type StartedSignIn } from '../begin-sign-in.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'
import { createVisitor, wrongCode } from '../visitor.ts'

let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  service = scriptedService()
  gateway = openGateway({ fetch: service.fetch })
})

describe('an attacker who only knows the id', () => {
  const strangers = Array.from({ length: 12 }, (_, index) =>
    String.fromCharCode(97 + index).repeat(43)
  )

  test('cannot end a sign-in by guessing codes', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    for (const [index, verifier] of strangers.entries()) {
      await panel.redeem('BCDFGHJKLMNP'.slice(index).padEnd(6, 'B'), verifier)
    }
    const own = await panel.redeem(wrongCode(code))

    const { error } = v.parse(GatewayError, await own.json())
    expect(error).toMatchObject({ code: 'pairing-code-wrong', triesLeft: 4 })
    expect((await panel.redeem(code)).status).toBe(200)
  })

  test('cannot write to the store', async () => {
    const store = createSqliteStore(':memory:', gateway.clock.now)
    const kept: string[] = []
    gateway = openGateway({
      fetch: service.fetch,
      store: {
        ...store,
        claim: (key, ...rest) => {
          kept.push(key)
          return store.claim(key, ...rest)
        }
      }
    })
    const panel = await beginSignIn(gateway)
    await finishInBrowser(createVisitor(gateway), panel)

    for (const verifier of strangers) await panel.redeem('BCDFGH', verifier)

    expect(kept.filter(key => key.startsWith('guess'))).toEqual([])
  })

  test.each(['opened', 'ready', 'denied', 'granted'] as const)(
    'receives the same reply about one that is %s as about none',
    async state => {
      const panel = await beginSignIn(gateway)
      await bringTo(panel, state)
      const [verifier = ''] = strangers
      const none = 'f'.repeat(32)

      for (const step of ['redeem', 'acknowledge', 'cancel'] as const) {
        const body = { verifier, ...(step === 'redeem' && { code: 'BCDFGH' }) }
        const replies = await Promise.all(
          [panel.id, none].map(id =>
            gateway.post(gatewayRoutes[step](id), body)
          )
        )
        const [ofOne, ofNone] = await Promise.all(replies.map(failureOf))
        expect(ofOne).toEqual(ofNone)
      }
      const after = { opened: 'pending', denied: 'denied' } as const
      expect(await panel.status()).toBe(
        state === 'opened' || state === 'denied' ? after[state] : 'ready'
      )
    }
  )

  async function bringTo(panel: StartedSignIn, state: string): Promise<void> {
    if (state === 'opened') return
    const visitor = createVisitor(gateway)
    if (state === 'denied') {
      const error = 'access_denied'
      await redirectBack(visitor, await confirmIn(visitor, panel), { error })
      return
    }
    const code = await finishInBrowser(visitor, panel)
    if (state === 'granted') await panel.redeem(code)
  }
})

describe('a code entered before the browser is done', () => {
  test('uses up no guess', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    for (const guess of ['BBBBBB', 'CCCCCC', 'DDDDDD', 'FFFFFF', 'GGGGGG']) {
      expect((await failureOf(await panel.redeem(guess))).code).toBe(
        'sign-in-pending'
      )
      await confirmIn(visitor, panel)
    }

    const code = await finishInBrowser(visitor, panel)

    expect((await panel.redeem(code)).status).toBe(200)
  })
})

describe('an attacker who spells a verifier differently', () => {
  test('is refused although the bytes are the same', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    const bytes = Buffer.from(panel.verifier, 'base64url')
    const alphabet =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const others = Array.from(alphabet)
      .map(letter => panel.verifier.slice(0, -1) + letter)
      .filter(
        one =>
          one !== panel.verifier && Buffer.from(one, 'base64url').equals(bytes)
      )
    expect(others).toHaveLength(3)

    for (const verifier of others) {
      expect((await failureOf(await panel.redeem(code, verifier))).code).toBe(
        'sign-in-ended'
      )
    }
  })
})
