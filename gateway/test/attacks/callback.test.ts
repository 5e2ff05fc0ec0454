import { beforeEach, describe, expect, test } from 'vitest'
import { redirectBack, confirmIn } from '../finish-in-browser.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'
import { createVisitor, pairingCodeOf } from '../visitor.ts'

const tokenPath = '/v2/oauth/access_token'

let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  service = scriptedService()
  gateway = openGateway({ fetch: service.fetch })
})

describe('an attacker who sends a victim the way back from the service', () => {
  test('ends the sign-in and shows no code', async () => {
    const panel = await beginSignIn(gateway)
    const state = await confirmIn(createVisitor(gateway), panel)

    const page = await redirectBack(createVisitor(gateway), state)

    expect(page.status).toBe(403)
    expect(page.text).not.toContain('<output')
    expect(await panel.status()).toBe('ended')
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ event: 'sign-in-other-browser' })
    )
  })

  test('is refused although the victim has a cookie of another sign-in', async () => {
    const attacker = createVisitor(gateway)
    const victim = createVisitor(gateway)
    const state = await confirmIn(attacker, await beginSignIn(gateway))
    await confirmIn(victim, await beginSignIn(gateway))

    const page = await redirectBack(victim, state)

    expect(page.status).toBe(403)
  })

  test('cannot use a state twice', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)
    const first = pairingCodeOf(await redirectBack(visitor, state))

    const replay = await redirectBack(visitor, state, { code: 'injected-code' })

    expect(replay.status).toBe(410)
    await panel.redeem(first)
    const [exchange] = service.arrived.filter(one => one.path === tokenPath)
    expect(exchange?.body).toContain('code=service-code')
  })

  test('cannot use a state that a newer link replaced', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const older = await confirmIn(visitor, panel)
    const newer = await confirmIn(visitor, panel)

    const pages = [
      await redirectBack(visitor, older),
      await redirectBack(visitor, newer)
    ]

    expect(pages.map(page => page.status)).toEqual([410, 200])
  })
})

describe('an attacker who mixes sign-ins up', () => {
  test('cannot cross two of one browser', async () => {
    const [one, two] = [await beginSignIn(gateway), await beginSignIn(gateway)]
    const visitor = createVisitor(gateway)
    const [stateOne, stateTwo] = [
      await confirmIn(visitor, one),
      await confirmIn(visitor, two)
    ]
    const pageTwo = await redirectBack(visitor, stateTwo, { code: 'code-two' })
    const pageOne = await redirectBack(visitor, stateOne, { code: 'code-one' })

    const crossed = await one.redeem(pairingCodeOf(pageTwo))
    await one.redeem(pairingCodeOf(pageOne))

    expect(crossed.status).toBe(403)
    const bodies = service.arrived.filter(({ path }) => path === tokenPath)
    expect(bodies.map(({ body }) => /code-\w+/.exec(body)?.[0])).toEqual([
      'code-one'
    ])
  })

  test('does not stop a service that names itself', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)
    const fields = { code: 'x'.repeat(2048), iss: 'http://localhost:4402' }

    const page = await redirectBack(visitor, state, fields)

    expect((await panel.redeem(pairingCodeOf(page))).status).toBe(200)
  })

  test.each([
    'https://evil.example',
    'blob:http://localhost:4402',
    'https://localhost:4402',
    'http://localhost:44021',
    'localhost',
    ''
  ])('is refused with the issuer %s', async iss => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)

    const page = await redirectBack(visitor, state, {
      code: 'service-code',
      iss
    })

    expect(page.status).toBe(403)
    expect(await panel.status()).toBe('ended')
  })
})

describe('an attacker who adds a code to a refusal of the service', () => {
  test.each([
    ['with a code', { error: 'server_error', code: 'service-code' }],
    ['with the code first', { code: 'service-code', error: 'server_error' }],
    ['without words', { error: '', code: 'service-code' }],
    ['alone', { error: 'temporarily_unavailable' }],
    ['with an empty code instead', { code: '' }],
    ['with an endless code instead', { code: 'x'.repeat(2049) }]
  ])('%s ends the sign-in as refused', async (_, fields) => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)

    const page = await redirectBack(visitor, state, fields)

    expect(page.text).toContain('Couldn’t sign you in')
    expect(await panel.status()).toBe('ended')
  })

  test('cannot turn a denial into a success', async () => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)
    const fields = { error: 'access_denied', code: 'service-code' }

    const page = await redirectBack(visitor, state, fields)

    expect(page.text).toContain('Access denied')
    expect(await panel.status()).toBe('denied')
  })
})

describe('an attacker who adds a parameter twice', () => {
  test.each([
    'code=service-code&code=injected-code',
    'code=service-code&error=&error=x',
    'code=service-code&iss=http://localhost:4402&iss=https://evil.example'
  ])('is refused: %s', async query => {
    const panel = await beginSignIn(gateway)
    const visitor = createVisitor(gateway)
    const state = await confirmIn(visitor, panel)

    const page = await visitor.open(`/callback?state=${state}&${query}`)

    expect(page.status).toBe(403)
    expect(await panel.status()).toBe('ended')
  })
})
