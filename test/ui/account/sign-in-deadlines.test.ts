import { expect, it } from 'vitest'
import { failWith } from '../memory-document.ts'
import { openPanel } from '../open-panel.ts'
import { never } from '../scripted-web.ts'
import {
  at,
  createGateway,
  createLateReply,
  granted,
  id
} from './small-gateway.ts'

const minute = 60_000
const tokenRoute = 'GET http://service.test/v2/user/access_token'

it('stops starting when the gateway does not answer, and can start again', async () => {
  const world = createGateway()
  world.web.on(`POST ${at('/sign-ins')}`, never)
  const { session, clock } = await openPanel(world)

  void session.startSignIn()
  await clock.advance(minute)
  const failed = session.$signIn.get()
  world.web.on(`POST ${at('/sign-ins')}`, () =>
    Response.json({ id, address: at(`/sign-in/${id}`), endsIn: 900 })
  )
  await session.startSignIn()

  expect(failed).toMatchObject({ step: 'failed', error: { code: 'timed-out' } })
  expect(session.$signIn.get().step).toBe('waiting')
})

it('gives up starting when Figma’s storage does not answer', async () => {
  const { session, clock, platform } = await openPanel(createGateway())
  const post = platform.post.bind(platform)
  platform.post = message => {
    if (message.kind !== 'call' || message.method !== 'saveText') post(message)
  }

  void session.startSignIn()
  await clock.advance(minute)

  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'timed-out' }
  })
})

it('can be cancelled while it starts, and ignores late replies', async () => {
  const world = createGateway()
  const late = createLateReply()
  world.web.on(`POST ${at('/sign-ins')}`, late.answer)
  const { session, clock, document } = await openPanel(world)
  void session.startSignIn()

  await session.cancelSignIn()
  late.arrive(Response.json({ id, address: at(`/sign-in/${id}`), endsIn: 900 }))
  await clock.advance(minute)

  expect(session.$signIn.get()).toEqual({ step: 'none' })
  expect(document.attempt).toBeNull()
  expect(document.opened).toEqual([])
})

it('stops waiting for a hanging gateway when the sign-in ends', async () => {
  const world = createGateway()
  const { session, clock } = await openPanel(world)
  await session.startSignIn()
  world.web.on(`GET ${at(`/sign-ins/${id}/status`)}`, never)

  await clock.advance(16 * minute)

  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended' }
  })
})

it('stops waiting for a gateway that never ends the sign-in', async () => {
  const { session, clock, platform } = await openPanel(createGateway())
  await session.startSignIn()
  platform.now = () => 0

  await clock.advance(25 * minute)

  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended' }
  })
})

it('returns to the code when the gateway hangs while redeeming', async () => {
  const world = createGateway()
  world.web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, never)
  const { session, clock } = await openPanel(world)
  await session.startSignIn()

  void session.redeemPairingCode('BCDFGH')
  const redeeming = session.$signIn.get().step
  await clock.advance(2 * minute)

  expect(redeeming).toBe('redeeming')
  expect(session.$signIn.get()).toMatchObject({
    step: 'waiting',
    error: { code: 'timed-out' }
  })
})

it('can be cancelled while it redeems, and ignores late replies', async () => {
  const world = createGateway()
  const late = createLateReply()
  world.web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, late.answer)
  const { session, clock, document } = await openPanel(world)
  await session.startSignIn()
  void session.redeemPairingCode('BCDFGH')
  await clock.advance(0)

  await session.cancelSignIn()
  late.arrive(Response.json({ ...granted, expiresIn: 3600 }))
  await clock.advance(minute)

  expect(session.$signIn.get()).toEqual({ step: 'none' })
  expect(session.$session.get()).toEqual({ state: 'out' })
  expect(document.session).toBeNull()
})

it('gives up on a pasted token when the service does not answer', async () => {
  const world = createGateway()
  world.web.on(tokenRoute, never)
  const { session, clock } = await openPanel(world)

  void session.pasteToken('v2/abc')
  const checking = session.$signIn.get().step
  await clock.advance(minute)

  expect(checking).toBe('checking-token')
  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'timed-out' }
  })
})

it('can be cancelled while it checks a token, and ignores late replies', async () => {
  const world = createGateway()
  const late = createLateReply()
  world.web.on(tokenRoute, late.answer)
  const { session, clock } = await openPanel(world)
  void session.pasteToken('v2/abc')
  await clock.advance(0)

  await session.cancelSignIn()
  late.arrive(Response.json({ user_id: '7', scopes: [] }))
  await clock.advance(minute)

  expect(session.$signIn.get()).toEqual({ step: 'none' })
  expect(session.$session.get()).toEqual({ state: 'out' })
})

it('stops waiting for a refresh that never ends', async () => {
  const world = createGateway()
  world.document.session = { ...granted, expiresAt: world.clock.now() }
  world.web.on(`POST ${at('/sessions/refresh')}`, never)
  world.web.on('GET http://service.test/v2/user/subscriptions', () =>
    Response.json({ message: 'Invalid access token' }, { status: 401 })
  )
  const { account, clock } = await openPanel(world)

  void account.fetchSubscriptions()
  await clock.advance(minute)

  expect(account.$subscriptions.get()).toMatchObject({
    state: 'failed',
    error: { code: 'timed-out' }
  })
})

it('signs out at once, and reports when the gateway could not be notified', async () => {
  const world = createGateway()
  world.document.session = granted
  world.web.on(`POST ${at('/sessions/end')}`, never)
  const { session, clock, document, notices } = await openPanel(world)

  void session.signOut()
  await clock.advance(0)
  expect(session.$session.get()).toEqual({ state: 'out' })
  await clock.advance(21_000)

  expect(document.session).toBeNull()
  expect(notices.$notices.get()[0]?.text).toMatch(
    /^Signed out on this computer.*within 30 days\.$/
  )
})

it('ends the session at the gateway even if the storage fails', async () => {
  const world = createGateway()
  world.document.session = granted
  world.document.before.saveText = failWith('storage-failed')
  world.web.on(
    `POST ${at('/sessions/end')}`,
    () => new Response(null, { status: 204 })
  )
  const { session, notices, web } = await openPanel(world)

  await session.signOut()

  expect(web.calls('/sessions/end')).toHaveLength(1)
  expect(notices.$notices.get()[0]?.kind).toBe('error')
})
