import { expect, it } from 'vitest'
import { imageRecord, listReply } from '../image-record.ts'
import { openPanel } from '../open-panel.ts'
import {
  at,
  createGateway,
  createLateReply,
  granted,
  id,
  refusal
} from './small-gateway.ts'

const minute = 60_000
const year = 365 * 24 * 60 * minute
const listRoute = 'GET http://service.test/v2/user/subscriptions'
const refreshRoute = `POST ${at('/sessions/refresh')}`

it.each([16 * minute, 65 * minute, 10 * year, -16 * minute, -year])(
  'signs in with a clock that is %i ms ahead of the gateway’s',
  async behind => {
    const world = createGateway()
    world.gateway.behind = behind
    const { session, clock, document } = await openPanel(world)

    await session.startSignIn()
    const waiting = session.$signIn.get()
    await session.redeemPairingCode('BCDFGH')

    expect(waiting).toMatchObject({
      step: 'waiting',
      endsAt: clock.now() + 15 * minute
    })
    expect(session.$session.get().state).toBe('in')
    expect(document.session?.expiresAt).toBe(clock.now() + 60 * minute)
  }
)

it.each([16 * minute, -16 * minute])(
  'accepts a gateway of 0.1 (%i ms ahead)',
  async behind => {
    const world = createGateway()
    Object.assign(world.gateway, { behind, isOld: true })
    const { session, clock, document } = await openPanel(world)

    await session.startSignIn()
    const waiting = session.$signIn.get()
    await session.redeemPairingCode('BCDFGH')

    expect(waiting).toMatchObject({ endsAt: clock.now() + 15 * minute })
    expect(document.session).toMatchObject({ expiresAt: null })
  }
)

it.each([
  { endsIn: -1 },
  { endsIn: 1e12 },
  { endsIn: 'soon' },
  { endsIn: null }
])('ignores the time %j', async odd => {
  const world = createGateway()
  world.web.on(`POST ${at('/sign-ins')}`, () =>
    Response.json({ id, address: at(`/sign-in/${id}`), ...odd })
  )
  const { session, clock } = await openPanel(world)

  await session.startSignIn()

  expect(session.$signIn.get()).toMatchObject({
    step: 'waiting',
    endsAt: clock.now() + 15 * minute
  })
})

it.each([1e300, 1e12])(
  'limits a token lifetime of %d seconds',
  async expiresIn => {
    const world = createGateway()
    world.web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, () =>
      Response.json({ ...granted, expiresIn })
    )
    const { session, clock, document } = await openPanel(world)
    await session.startSignIn()

    await session.redeemPairingCode('BCDFGH')

    expect(document.session?.expiresAt).toBe(clock.now() + 24 * 60 * minute)
  }
)

it('continues a sign-in after the clock was set ahead', async () => {
  const world = createGateway()
  const { session, clock, platform } = await openPanel(world)
  await session.startSignIn()
  platform.now = () => clock.now() + 65 * minute

  await clock.advance(10_000)
  expect(session.$signIn.get().step).toBe('waiting')
  world.gateway.state = 'ready'
  await clock.advance(5000)

  expect(session.$signIn.get()).toMatchObject({ step: 'waiting', ready: true })
})

it('resumes a sign-in for at most a quarter of an hour', async () => {
  const world = createGateway()
  const verifier = 'v'.repeat(43)
  const endsAt = world.clock.now() + year // the clock was wrong then
  world.document.attempt = { id, verifier, address: at('/sign-in/1'), endsAt }

  const { session, clock } = await openPanel(world)

  expect(session.$signIn.get()).toMatchObject({
    step: 'waiting',
    endsAt: clock.now() + 15 * minute
  })
})

/**
 * A service that accepts only this token, and the session saved at the start.
 */
function createSession(expiresAt: number | null, valid = 'access-1') {
  const world = createGateway()
  world.document.session = { ...granted, expiresAt }
  world.web.on(listRoute, ({ headers }) =>
    headers.get('Authorization') === `Bearer ${valid}`
      ? listReply([{ id: 's1' }])
      : Response.json({ message: 'Invalid access token' }, { status: 401 })
  )
  return world
}

it.each([-minute, -65 * minute, -year, year])(
  'uses a token that seems to end in %i ms while the gateway is down',
  async left => {
    const world = createSession(Date.parse('2026-03-01T12:00:00Z') + left)
    world.web.on(refreshRoute, () => Promise.reject(new TypeError('Failed')))
    const { account, session, web } = await openPanel(world)

    await account.fetchSubscriptions()
    await account.fetchSubscriptions()

    expect(account.$subscriptions.get()).toMatchObject({ state: 'ready' })
    expect(session.$session.get().state).toBe('in')
    expect(web.calls('/sessions/refresh')).toHaveLength(1)
  }
)

it('refreshes once with a clock that was set ahead, not before each request', async () => {
  const past = Date.parse('2026-03-01T12:00:00Z') - 5 * minute
  const { account, web, document, clock } = await openPanel(createSession(past))

  await account.fetchSubscriptions()
  await account.fetchSubscriptions()

  expect(web.calls('/sessions/refresh')).toHaveLength(1)
  expect(document.session?.expiresAt).toBe(clock.now() + 60 * minute)
})

it('tries a pasted token that seems expired', async () => {
  const past = Date.parse('2026-03-01T12:00:00Z') - 5 * minute
  const world = createSession(past)
  world.document.session = { ...granted, handle: null, expiresAt: past }
  const { account, session } = await openPanel(world)

  await account.fetchSubscriptions()

  expect(account.$subscriptions.get()).toMatchObject({ state: 'ready' })
  expect(session.$session.get().state).toBe('in')
})

it('signs out when the service refuses a pasted token', async () => {
  const world = createSession(null, 'another')
  world.document.session = { ...granted, handle: null }
  const { account, session, document } = await openPanel(world)

  await account.fetchSubscriptions()

  expect(session.$session.get()).toEqual({ state: 'out' })
  expect(document.session).toBeNull()
})

it('searches past a gateway that is down with a clock 65 minutes ahead', async () => {
  const past = Date.parse('2026-03-01T12:00:00Z') - 5 * minute
  const world = createSession(past)
  const down = () => Promise.reject(new TypeError('Failed to fetch'))
  world.web.on(refreshRoute, down)
  world.web.on(`GET ${at('/api/v2/images/search')}`, down)
  world.web.on('GET http://service.test/v2/images/search', () =>
    listReply([imageRecord('1')], { total_count: 1 })
  )
  const { search } = await openPanel(world)

  await search.search('lake')

  expect(search.$search.get().state).toBe('ready')
})

it('keeps the newest session of a window that cannot save it', async () => {
  const past = Date.parse('2026-03-01T12:00:00Z') - 5 * minute
  const world = createSession(past)
  const handles = ['sealed-2', 'sealed-3', 'sealed-4']
  world.web.on(refreshRoute, () => {
    const handle = handles.shift() ?? ''
    const accessToken = `access-for-${handle}`
    return Response.json({ ...granted, accessToken, handle, expiresIn: 30 })
  })
  world.document.before.saveText = () => {
    throw new Error('full')
  }
  const { account, web } = await openPanel(world)

  for (let times = 0; times < 3; times += 1) await account.fetchSubscriptions()

  const sent = web.calls('/sessions/refresh').map(({ json }) => json)
  expect(sent.slice(0, 3)).toEqual([
    { handle: 'sealed-1' },
    { handle: 'sealed-2' },
    { handle: 'sealed-3' }
  ])
})

it('stays signed out when a refresh was in flight', async () => {
  const past = Date.parse('2026-03-01T12:00:00Z') - 5 * minute
  const world = createSession(past)
  const late = createLateReply()
  world.web.on(refreshRoute, late.answer)
  world.web.on(
    `POST ${at('/sessions/end')}`,
    () => new Response(null, { status: 204 })
  )
  const { account, session, clock, document } = await openPanel(world)
  const fetched = account.fetchSubscriptions()
  await clock.advance(0)

  await session.signOut()
  late.arrive(
    Response.json({ ...granted, accessToken: 'new', expiresIn: 3600 })
  )
  await fetched

  expect(session.$session.get()).toEqual({ state: 'out' })
  expect(document.session).toBeNull()
})

it('ends when the gateway reports it, not by its own clock', async () => {
  const world = createSession(Date.parse('2026-03-01T12:00:00Z') - year)
  world.web.on(refreshRoute, () => refusal(401, 'session-expired'))
  const { account, session } = await openPanel(world)

  await account.fetchSubscriptions()

  expect(session.$session.get()).toEqual({ state: 'out' })
})
