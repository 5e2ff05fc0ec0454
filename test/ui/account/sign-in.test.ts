import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { openPanel } from '../open-panel.ts'
import { address, at, createGateway, granted, id } from './small-gateway.ts'

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

it('notices when the browser shows the pairing code', async () => {
  const world = createGateway()
  const { session, clock } = await openPanel(world)
  await session.startSignIn()

  world.gateway.state = 'ready'
  await clock.advance(1500)

  expect(session.$signIn.get()).toMatchObject({ step: 'waiting', ready: true })
})

it('asks less and less often, at least every three seconds', async () => {
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

it('notifies the gateway when the person cancels', async () => {
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
