import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createWorld, openPanel } from './open-panel.ts'
import type { World } from './open-panel.ts'

const id = '0123456789abcdef0123456789abcdef'
const address = `http://gateway.test/sign-in/${id}`
const at = (route: string) => `http://gateway.test${route}`

const scopes = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view'
]

const granted = {
  accessToken: 'access-1',
  expiresAt: Date.parse('2026-03-01T13:00:00Z'),
  handle: 'sealed-1',
  userId: '7100001',
  userName: 'Designer Demo',
  scopes
}

/** A gateway whose sign-ins stay pending until a test says otherwise. */
function createGateway(): World & { gateway: { state: string } } {
  const world = createWorld()
  const gateway = { state: 'pending' }
  const { web, clock } = world
  web.on(`POST ${at('/sign-ins')}`, () =>
    Response.json({ id, address, endsAt: clock.now() + 900_000 })
  )
  web.on(`GET ${at(`/sign-ins/${id}/status`)}`, () =>
    Response.json({ state: gateway.state })
  )
  web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, () => Response.json(granted))
  web.on(
    `POST ${at(`/sign-ins/${id}/acknowledge`)}`,
    () => new Response(null, { status: 204 })
  )
  web.on(
    `POST ${at(`/sign-ins/${id}/cancel`)}`,
    () => new Response(null, { status: 204 })
  )
  return { ...world, gateway }
}

function refusal(status: number, code: string): Response {
  return Response.json({ error: { code, message: 'No.' } }, { status })
}

it('sends the hash of a verifier that it keeps to itself', async () => {
  const world = createGateway()
  const { session, document, web } = await openPanel(world)

  await session.startSignIn()

  const verifier = document.attempt?.verifier ?? ''
  const hash = createHash('sha256').update(verifier).digest('base64url')
  expect(verifier).toMatch(/^[\w-]{43}$/)
  expect(web.calls('/sign-ins')[0]?.json).toEqual({ challenge: hash })
  expect(session.$signIn.get()).toMatchObject({
    step: 'waiting',
    address,
    ready: false
  })
})

it('opens the page that the gateway named, and again when asked', async () => {
  const { session, document } = await openPanel(createGateway())

  await session.startSignIn()
  await session.openSignInPage()

  expect(document.opened).toEqual([address, address])
})

it('refuses a page that is not the gateway’s', async () => {
  const world = createGateway()
  world.web.on(`POST ${at('/sign-ins')}`, () =>
    Response.json({
      id,
      address: 'http://gateway.test.evil.test/',
      endsAt: world.clock.now() + 900_000
    })
  )
  const { session, document } = await openPanel(world)

  await session.startSignIn()

  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'address-refused' }
  })
  expect(document.attempt).toBeNull()
})

it('says when the browser shows the pairing code', async () => {
  const world = createGateway()
  const { session, clock } = await openPanel(world)
  await session.startSignIn()

  world.gateway.state = 'ready'
  await clock.advance(1500)

  expect(session.$signIn.get()).toMatchObject({ step: 'waiting', ready: true })
})

it('asks ever more rarely, at most every three seconds', async () => {
  const world = createGateway()
  const { session, clock, web } = await openPanel(world)
  await session.startSignIn()

  await clock.advance(1000)
  expect(web.calls(`/sign-ins/${id}/status`)).toHaveLength(1)
  await clock.advance(59_000)

  const asked = web.calls(`/sign-ins/${id}/status`).length
  expect(asked).toBeGreaterThanOrEqual(20)
  expect(asked).toBeLessThan(27)
})

it('stops asking when the sign-in was refused in the browser', async () => {
  const world = createGateway()
  const { session, clock, document, web } = await openPanel(world)
  await session.startSignIn()
  world.gateway.state = 'denied'
  await clock.advance(1500)
  const asked = web.calls(`/sign-ins/${id}/status`).length

  await clock.advance(20_000)

  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-denied' }
  })
  expect(web.calls(`/sign-ins/${id}/status`)).toHaveLength(asked)
  expect(document.attempt).toBeNull()
})

it('ends with its time even if the gateway is silent', async () => {
  const world = createGateway()
  const { session, clock } = await openPanel(world)
  await session.startSignIn()
  world.web.on(`GET ${at(`/sign-ins/${id}/status`)}`, () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )

  await clock.advance(904_000)

  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended' }
  })
})

it('signs in with the pairing code, then acknowledges', async () => {
  const world = createGateway()
  const { session, document, web, notices } = await openPanel(world)
  await session.startSignIn()
  const verifier = document.attempt?.verifier

  await session.redeemPairingCode('bcd fgh')

  expect(web.calls(`/sign-ins/${id}/redeem`)[0]?.json).toEqual({
    verifier,
    code: 'BCDFGH'
  })
  expect(session.$session.get()).toMatchObject({
    state: 'in',
    userName: 'Designer Demo',
    canLicense: true,
    canSeeHistory: true,
    source: 'sign-in'
  })
  expect(document.session).toEqual(granted)
  expect(document.attempt).toBeNull()
  expect(web.calls(`/sign-ins/${id}/acknowledge`)[0]?.json).toEqual({
    verifier
  })
  expect(notices.$notices.get()[0]).toMatchObject({
    text: 'Signed in as Designer Demo.',
    action: { text: 'Not you?' }
  })
})

it('lets a wrong pairing code be corrected', async () => {
  const world = createGateway()
  const redeem = `POST ${at(`/sign-ins/${id}/redeem`)}`
  world.web.on(redeem, () => refusal(403, 'pairing-code-wrong'))
  const { session } = await openPanel(world)
  await session.startSignIn()
  await session.redeemPairingCode('BCDFGG')
  expect(session.$signIn.get()).toMatchObject({
    step: 'waiting',
    error: { code: 'pairing-code-wrong' }
  })
  world.web.on(redeem, () => Response.json(granted))

  await session.redeemPairingCode('BCDFGH')

  expect(session.$session.get().state).toBe('in')
})

it('asks again when the reply with the session was lost', async () => {
  const world = createGateway()
  let tries = 0
  world.web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, () => {
    tries += 1
    if (tries < 3) throw new TypeError('Failed to fetch')
    return Response.json(granted)
  })
  const { session, clock } = await openPanel(world)
  await session.startSignIn()

  const done = session.redeemPairingCode('BCDFGH')
  await clock.until(() => session.$session.get().state === 'in')
  await done

  expect(tries).toBe(3)
})

it('ends a sign-in that the gateway gave up', async () => {
  const world = createGateway()
  world.web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, () =>
    refusal(410, 'sign-in-ended')
  )
  const { session, document } = await openPanel(world)
  await session.startSignIn()

  await session.redeemPairingCode('BCDFGH')

  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended' }
  })
  expect(document.attempt).toBeNull()
})

it('resumes a sign-in after the panel was closed', async () => {
  const world = createGateway()
  const first = await openPanel(world)
  await first.session.startSignIn()
  first.close()

  const { session, clock } = await openPanel(world)
  expect(session.$signIn.get()).toMatchObject({ step: 'waiting', address })
  await session.redeemPairingCode('BCDFGH')
  await clock.advance(0)

  expect(session.$session.get().state).toBe('in')
})

it('forgets a sign-in whose time is over when it starts', async () => {
  const world = createGateway()
  const verifier = 'v'.repeat(43)
  const endsAt = world.clock.now() - 1
  world.document.attempt = { id, verifier, address, endsAt }

  const { session, clock, document } = await openPanel(world)
  await clock.advance(0)

  expect(session.$signIn.get()).toEqual({ step: 'none' })
  expect(document.attempt).toBeNull()
})

it('does not resume a sign-in of another gateway', async () => {
  const world = createGateway()
  const endsAt = world.clock.now() + 60_000
  const other = 'http://elsewhere.test/sign-in'
  const verifier = 'v'.repeat(43)
  world.document.attempt = { id, verifier, address: other, endsAt }

  const { session, clock } = await openPanel(world)
  await clock.advance(5000)

  expect(session.$signIn.get()).toEqual({ step: 'none' })
})

it('tells the gateway when the person gives up', async () => {
  const world = createGateway()
  const { session, document, web, clock } = await openPanel(world)
  await session.startSignIn()
  const verifier = document.attempt?.verifier

  await session.cancelSignIn()
  await clock.advance(10_000)

  expect(session.$signIn.get()).toEqual({ step: 'none' })
  expect(document.attempt).toBeNull()
  expect(web.calls(`/sign-ins/${id}/cancel`)[0]?.json).toEqual({ verifier })
  expect(web.calls(`/sign-ins/${id}/status`)).toHaveLength(0)
})

it('stays signed in until closed when the session cannot be saved', async () => {
  const world = createGateway()
  world.document.before.saveSession = () => {
    throw new Error('full')
  }
  const { session, notices } = await openPanel(world)
  await session.startSignIn()

  await session.redeemPairingCode('BCDFGH')

  expect(session.$session.get().state).toBe('in')
  expect(notices.$notices.get().map(({ kind }) => kind)).toContain('error')
})

it('signs out here and at the gateway', async () => {
  const world = createGateway()
  world.document.session = granted
  world.web.on(
    `POST ${at('/sessions/end')}`,
    () => new Response(null, { status: 204 })
  )
  const { session, document, web, notices } = await openPanel(world)

  await session.signOut()

  expect(session.$session.get()).toEqual({ state: 'out' })
  expect(document.session).toBeNull()
  expect(web.calls('/sessions/end')[0]?.json).toEqual({ handle: 'sealed-1' })
  expect(notices.$notices.get()[0]?.text).toMatch(/within an hour/)
})
