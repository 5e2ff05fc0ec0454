import { beforeEach, describe, expect, test } from 'vitest'
import { finishInBrowser } from '../finish-in-browser.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'
import { createVisitor, linkOf, wrongCode } from '../visitor.ts'

const tokenPath = '/v2/oauth/access_token'

let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  service = scriptedService()
  gateway = openGateway({ fetch: service.fetch })
})

describe('an attacker who sends the address of a sign-in to a victim', () => {
  test('gets nothing without the code that the victim sees', async () => {
    const attacker = await beginSignIn(gateway)
    const victim = createVisitor(gateway)

    const code = await finishInBrowser(victim, attacker)
    const guess = await attacker.redeem(wrongCode(code))

    expect((await failureOf(guess)).code).toBe('pairing-code-wrong')
    expect(service.count('POST', tokenPath)).toBe(0)
  })

  test('sees no code in another browser', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    const page = await createVisitor(gateway).open(panel.page)

    expect(page.status).toBe(403)
    expect(page.text).toContain('another browser')
    expect(page.text).not.toContain(code)
  })

  test('cannot confirm after the victim', async () => {
    const panel = await beginSignIn(gateway)
    const [first, second] = [createVisitor(gateway), createVisitor(gateway)]
    const firstPage = await first.open(panel.page)
    const secondPage = await second.open(panel.page)

    const confirmed = await first.submit(firstPage, panel.id)
    const late = await second.submit(secondPage, panel.id)

    expect(linkOf(confirmed).origin).toBe('http://localhost:4402')
    expect(late.status).toBe(403)
    expect(late.text).not.toContain('state=')
  })

  test('changes nothing by opening it', async () => {
    const panel = await beginSignIn(gateway)

    await createVisitor(gateway).open(panel.page)
    await createVisitor(gateway).open(panel.page)

    expect(await panel.status()).toBe('pending')
    const code = await finishInBrowser(createVisitor(gateway), panel)
    expect((await panel.redeem(code)).status).toBe(200)
  })

  test('leads the victim to a page that warns and says what is asked', async () => {
    const panel = await beginSignIn(gateway)

    const { text } = await createVisitor(gateway).open(panel.page)

    expect(text).toContain('only if you just pressed')
    expect(text).toContain('uses downloads')
    expect(text).not.toContain('<script')
  })
})

describe('a person who mistypes the code', () => {
  test('may type the right one next', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    const wrong = await panel.redeem(wrongCode(code))
    const right = await panel.redeem(code)

    expect(await failureOf(wrong)).toEqual({
      status: 403,
      code: 'pairing-code-wrong'
    })
    expect(right.status).toBe(200)
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ event: 'pairing-code-wrong', left: 4 })
    )
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ event: 'signed-in' })
    )
  })

  test('is counted once when the browser repeats the request', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    for (let times = 0; times < 7; times += 1)
      await panel.redeem(wrongCode(code))

    expect((await panel.redeem(code)).status).toBe(200)
  })
})

describe('an attacker who guesses the code', () => {
  test('ends the sign-in with the fifth guess', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    const guesses = ['BBBBBB', 'CCCCCC', 'DDDDDD', 'FFFFFF', 'GGGGGG']

    const codes: string[] = []
    for (const guess of guesses) {
      codes.push((await failureOf(await panel.redeem(guess))).code)
    }

    expect(codes).toEqual([
      ...Array.from({ length: 4 }, () => 'pairing-code-wrong'),
      'sign-in-ended'
    ])
    expect((await failureOf(await panel.redeem(code))).code).toBe(
      'sign-in-ended'
    )
    expect(service.count('POST', tokenPath)).toBe(0)
  })

  test('does not get more guesses by simultaneous requests', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    const guesses = Array.from({ length: 40 }, (_, index) =>
      [index % 20, Math.floor(index / 20)]
        .map(letter => 'BCDFGHJKLMNPQRSTVWXZ'.charAt(letter).repeat(3))
        .join('')
    ).filter(guess => guess !== code)

    const replies = await Promise.all(
      [...guesses, code].map(guess => panel.redeem(guess))
    )

    expect(replies.filter(reply => reply.ok)).toEqual([])
    expect(service.count('POST', tokenPath)).toBe(0)
    expect(await panel.status()).toBe('ended')
  })

  test('is stopped by the rate limit of the client address', async () => {
    const panel = await beginSignIn(gateway)

    let last = 0
    for (let times = 0; times < 61; times += 1) {
      last = (await panel.redeem('BCDFGH')).status
    }

    expect(last).toBe(429)
  })
})

describe('an attacker who replays the code', () => {
  test('is refused after the panel has its session', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    await panel.redeem(code)
    await panel.acknowledge()

    const replay = await panel.redeem(code)

    expect((await failureOf(replay)).code).toBe('sign-in-ended')
    expect(service.count('POST', tokenPath)).toBe(1)
  })

  test('is refused after a minute without acknowledgement', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    await panel.redeem(code)

    gateway.clock.move(60_001)

    expect((await failureOf(await panel.redeem(code))).code).toBe(
      'sign-in-ended'
    )
  })

  test('is not refused before it expires', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    gateway.clock.move(269_999)

    expect((await panel.redeem(code)).status).toBe(200)
  })

  test('is refused after the code expired', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    gateway.clock.move(270_000)

    expect((await failureOf(await panel.redeem(code))).code).toBe(
      'sign-in-ended'
    )
    expect(await panel.status()).toBe('ended')
  })
})

describe('an attacker who redeems at the same moment', () => {
  test('causes no second exchange of the code', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    const replies = await Promise.all(
      Array.from({ length: 7 }, () => panel.redeemed(code))
    )

    expect(new Set(replies.map(reply => reply.accessToken)).size).toBe(1)
    expect(service.count('POST', tokenPath)).toBe(1)
  })

  test('causes none on another instance either', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    const { store, clock } = gateway
    const second = openGateway({ fetch: service.fetch, store, clock })
    const proof = { verifier: panel.verifier, code }

    const replies = await Promise.all([
      panel.redeem(code),
      second.post(`/sign-ins/${panel.id}/redeem`, proof)
    ])

    expect(replies.map(reply => reply.status)).toEqual([200, 200])
    expect(await replies[0]?.text()).toBe(await replies[1]?.text())
    expect(service.count('POST', tokenPath)).toBe(1)
  })
})

describe('a lost reply with the session', () => {
  test('can be repeated for a minute', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    const lost = await panel.redeemed(code)

    gateway.clock.move(59_000)
    const again = await panel.redeemed(code)

    expect(again).toEqual({ ...lost, expiresIn: 3600 - 59 })
    expect(service.count('POST', tokenPath)).toBe(1)
  })

  test('cannot be repeated without the verifier', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    await panel.redeem(code)

    const thief = await panel.redeem(code, 'x'.repeat(43))

    expect((await failureOf(thief)).code).toBe('sign-in-ended')
  })
})

describe('an attacker who stole one half', () => {
  test('gets nothing for the verifier without the code', async () => {
    const panel = await beginSignIn(gateway)
    await finishInBrowser(createVisitor(gateway), panel)

    const reply = await panel.redeem('')

    expect((await failureOf(reply)).code).toBe('pairing-code-wrong')
    expect(service.count('POST', tokenPath)).toBe(0)
  })

  test('gets nothing for the code without the verifier', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    const reply = await panel.redeem(code, 'x'.repeat(43))

    expect((await failureOf(reply)).code).toBe('sign-in-ended')
    expect(service.count('POST', tokenPath)).toBe(0)
  })
})
