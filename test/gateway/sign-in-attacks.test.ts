import { beforeEach, describe, expect, test } from 'vitest'
import { comeBack, confirmIn, finishInBrowser } from './finish-in-browser.ts'
import { failureOf, openGateway, type TestGateway } from './open-gateway.ts'
import { beginSignIn } from './panel-side.ts'
import {
  goodDetails,
  scriptedService,
  type Script,
  type ScriptedService
} from './scripted-service.ts'
import { createVisitor, linkOf, pairingCodeOf } from './visitor.ts'

const tokenPath = '/v2/oauth/access_token'

let service: ScriptedService
let gateway: TestGateway

beforeEach(() => open())

function open(script: Script = {}): void {
  service = scriptedService(script)
  gateway = openGateway({ fetch: service.fetch })
}

function another(code: string): string {
  return code.startsWith('B') ? `C${code.slice(1)}` : `B${code.slice(1)}`
}

describe('address opened by another person', () => {
  test('gives the attacker nothing without the code that person sees', async () => {
    const attacker = await beginSignIn(gateway)
    const victim = createVisitor(gateway)

    const code = await finishInBrowser(victim, attacker)
    const guess = await attacker.redeem(another(code))

    expect((await failureOf(guess)).code).toBe('pairing-code-wrong')
    expect(service.count('POST', tokenPath)).toBe(0)
  })

  test('shows the code to nobody but the browser that confirmed', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    const page = await createVisitor(gateway).open(panel.page)

    expect(page.status).toBe(403)
    expect(page.text).toContain('another browser')
    expect(page.text).not.toContain(code)
  })

  test('leaves the sign-in to the browser that confirmed first', async () => {
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

  test('changes nothing by being opened', async () => {
    const panel = await beginSignIn(gateway)

    await createVisitor(gateway).open(panel.page)
    await createVisitor(gateway).open(panel.page)

    expect(await panel.status()).toBe('pending')
    const code = await finishInBrowser(createVisitor(gateway), panel)
    expect((await panel.redeem(code)).status).toBe(200)
  })

  test('says who asks, for what, and when not to go on', async () => {
    const panel = await beginSignIn(gateway)

    const { text } = await createVisitor(gateway).open(panel.page)

    expect(text).toContain('only if you just pressed')
    expect(text).toContain('uses up downloads')
    expect(text).not.toContain('<script')
  })
})

describe('wrong code', () => {
  test('is refused, and the right one works after it', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    const wrong = await panel.redeem(another(code))
    const right = await panel.redeem(code)

    expect(await failureOf(wrong)).toEqual({
      status: 403,
      code: 'pairing-code-wrong'
    })
    expect(right.status).toBe(200)
  })

  test('sent twice by the browser counts once', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    for (let times = 0; times < 7; times += 1) await panel.redeem(another(code))

    expect((await panel.redeem(code)).status).toBe(200)
  })
})

describe('brute-forced code', () => {
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

  test('gets no further when all guesses are sent at once', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    const guesses = Array.from({ length: 40 }, (_, index) =>
      [index % 20, Math.floor(index / 20)]
        .map(letter => 'BCDFGHJKLMNPQRSTVWXZ'.charAt(letter).repeat(3))
        .join('')
    ).filter(guess => guess !== code)

    await Promise.all(guesses.map(guess => panel.redeem(guess)))

    expect((await failureOf(await panel.redeem(code))).code).toBe(
      'sign-in-ended'
    )
  })

  test('is stopped by the limit of the client address', async () => {
    const panel = await beginSignIn(gateway)

    let last = 0
    for (let times = 0; times < 61; times += 1) {
      last = (await panel.redeem('BCDFGH')).status
    }

    expect(last).toBe(429)
  })
})

describe('replayed code', () => {
  test('is worth nothing after the panel has its session', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    await panel.redeem(code)
    await panel.acknowledge()

    const replay = await panel.redeem(code)

    expect((await failureOf(replay)).code).toBe('sign-in-ended')
    expect(service.count('POST', tokenPath)).toBe(1)
  })

  test('is worth nothing a minute later without acknowledgement', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    await panel.redeem(code)

    gateway.clock.move(60_001)

    expect((await failureOf(await panel.redeem(code))).code).toBe(
      'sign-in-ended'
    )
  })

  test('is worth nothing when the time of the code is over', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    gateway.clock.move(270_001)

    expect((await failureOf(await panel.redeem(code))).code).toBe(
      'sign-in-ended'
    )
    expect(await panel.status()).toBe('ended')
  })
})

describe('two redeems at once', () => {
  test('exchange the code once and get the same session', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    const replies = await Promise.all(
      Array.from({ length: 7 }, () => panel.redeemed(code))
    )

    expect(new Set(replies.map(reply => reply.accessToken)).size).toBe(1)
    expect(service.count('POST', tokenPath)).toBe(1)
  })

  test('do so on two instances with one store', async () => {
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

describe('lost hand-over reply', () => {
  test('can be asked for again for a minute', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    const lost = await panel.redeemed(code)

    gateway.clock.move(59_000)
    const again = await panel.redeemed(code)

    expect(again).toEqual(lost)
    expect(service.count('POST', tokenPath)).toBe(1)
  })

  test('cannot be asked for by who lacks the verifier', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)
    await panel.redeem(code)

    const thief = await panel.redeem(code, 'x'.repeat(43))

    expect((await failureOf(thief)).code).toBe('pairing-code-wrong')
  })
})

describe('stolen verifier without code', () => {
  test('is not enough', async () => {
    const panel = await beginSignIn(gateway)
    await finishInBrowser(createVisitor(gateway), panel)

    const reply = await panel.redeem('')

    expect((await failureOf(reply)).code).toBe('pairing-code-wrong')
    expect(service.count('POST', tokenPath)).toBe(0)
  })

  test('nor is the code without the verifier', async () => {
    const panel = await beginSignIn(gateway)
    const code = await finishInBrowser(createVisitor(gateway), panel)

    const reply = await panel.redeem(code, 'x'.repeat(43))

    expect((await failureOf(reply)).code).toBe('pairing-code-wrong')
    expect(service.count('POST', tokenPath)).toBe(0)
  })
})

describe('state from another browser', () => {
  test('ends the sign-in and shows no code', async () => {
    const panel = await beginSignIn(gateway)
    const state = await confirmIn(createVisitor(gateway), panel)

    const page = await comeBack(createVisitor(gateway), state)

    expect(page.status).toBe(403)
    expect(page.text).not.toContain('<output')
    expect(await panel.status()).toBe('ended')
  })

  test('with the cookie of another sign-in is refused, too', async () => {
    const attacker = createVisitor(gateway)
    const victim = createVisitor(gateway)
    const state = await confirmIn(attacker, await beginSignIn(gateway))
    await confirmIn(victim, await beginSignIn(gateway))

    const page = await comeBack(victim, state)

    expect(page.status).toBe(403)
  })

  test('used a second time leads nowhere', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)
    const first = pairingCodeOf(await comeBack(visitor, state))

    const replay = await comeBack(visitor, state, { code: 'injected-code' })

    expect(replay.status).toBe(410)
    await panel.redeem(first)
    const [exchange] = service.arrived.filter(one => one.path === tokenPath)
    expect(exchange?.body).toContain('code=service-code')
  })

  test('that was replaced by a newer link leads nowhere', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const older = await confirmIn(visitor, panel)
    const newer = await confirmIn(visitor, panel)

    const pages = [
      await comeBack(visitor, older),
      await comeBack(visitor, newer)
    ]

    expect(pages.map(page => page.status)).toEqual([410, 200])
  })
})

describe('mix-up', () => {
  test('of two sign-ins in one browser is impossible', async () => {
    const [one, two] = [await beginSignIn(gateway), await beginSignIn(gateway)]
    const visitor = createVisitor(gateway)
    const [stateOne, stateTwo] = [
      await confirmIn(visitor, one),
      await confirmIn(visitor, two)
    ]
    const pageTwo = await comeBack(visitor, stateTwo, { code: 'code-two' })
    const pageOne = await comeBack(visitor, stateOne, { code: 'code-one' })

    const crossed = await one.redeem(pairingCodeOf(pageTwo))
    await one.redeem(pairingCodeOf(pageOne))

    expect(crossed.status).toBe(403)
    const bodies = service.arrived.filter(({ path }) => path === tokenPath)
    expect(bodies.map(({ body }) => /code-\w+/.exec(body)?.[0])).toEqual([
      'code-one'
    ])
  })

  test('of two services is refused by the issuer', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)

    const page = await comeBack(visitor, state, {
      code: 'service-code',
      iss: 'https://evil.example'
    })

    expect(page.status).toBe(403)
    expect(await panel.status()).toBe('ended')
  })
})

describe('service answering a token', () => {
  test.each([
    ['of another client', { client_id: 'client-2' }, 'token-invalid'],
    ['of no client', { client_id: undefined }, 'token-invalid'],
    ['of a contributor', { realm: 'contributor' }, 'token-invalid'],
    ['of nobody', { user_id: undefined }, 'token-invalid'],
    ['that never expires', { expires_in: null }, 'token-invalid'],
    ['without scopes', { scopes: ['user.view'] }, 'token-lacks-scope']
  ])('%s is refused', async (_, odd, code) => {
    open({ details: () => Response.json({ ...goodDetails, ...odd }) })
    const panel = await beginSignIn(gateway)
    const pairing = await finishInBrowser(createVisitor(gateway), panel)

    const reply = await panel.redeem(pairing)

    expect((await failureOf(reply)).code).toBe(code)
    expect(await panel.status()).toBe('ended')
  })

  test.each([
    ['without an end', {}],
    ['with an end of years', { expires_in: 1e9, refresh_token: '3/r' }],
    ['without a refresh token', { expires_in: 3600 }]
  ])('%s is refused before it is used', async (_, fields) => {
    const reply = { access_token: 'v2/x', token_type: 'Bearer', ...fields }
    open({ token: () => Response.json(reply) })
    const panel = await beginSignIn(gateway)
    const pairing = await finishInBrowser(createVisitor(gateway), panel)

    const { code } = await failureOf(await panel.redeem(pairing))

    expect(code).toBe('token-invalid')
    expect(service.count('GET', '/v2/user/access_token')).toBe(0)
  })

  test.each([
    [400, 'sign-in-refused'],
    [401, 'gateway-credentials'],
    [429, 'rate-limited'],
    [500, 'service-failed']
  ])('request with %i ends the sign-in', async (status, code) => {
    const body = { message: 'no', error: 'invalid_grant' }
    open({ token: () => Response.json(body, { status }) })
    const panel = await beginSignIn(gateway)
    const pairing = await finishInBrowser(createVisitor(gateway), panel)

    expect((await failureOf(await panel.redeem(pairing))).code).toBe(code)
    expect(await panel.status()).toBe('ended')
  })
})
