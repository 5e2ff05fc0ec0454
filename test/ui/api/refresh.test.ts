import { imageRef } from '../../image-ref.ts'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../contract/session.ts'
import { failWith } from '../memory-document.ts'
import { createWorld, openPanel } from '../open-panel.ts'
import { listReply } from '../image-record.ts'

const listRoute = 'GET http://service.test/v2/user/subscriptions'
const refreshRoute = 'POST http://gateway.test/sessions/refresh'
const hour = 3_600_000

/** A service that accepts only the newest token. */
function createSession(lifetime = hour) {
  const world = createWorld()
  const state = { valid: 'token-1' }
  const session: Session = {
    accessToken: 'token-1',
    expiresAt: world.clock.now() + lifetime,
    handle: 'handle-1',
    userId: '7',
    userName: 'Dee',
    scopes: ['user.view', 'purchases.view']
  }
  world.document.session = session
  world.web.on(listRoute, ({ headers }) =>
    headers.get('Authorization') === `Bearer ${state.valid}`
      ? listReply([{ id: 's1' }])
      : Response.json({ message: 'Invalid access token' }, { status: 401 })
  )
  world.web.on(refreshRoute, () => Response.json(renewed(state.valid)))
  const renewed = (accessToken: string): Session => ({
    ...session,
    accessToken,
    expiresAt: world.clock.now() + hour,
    handle: 'handle-2'
  })
  return { world, state, renewed }
}

it('refreshes a refused token once and repeats the request', async () => {
  const { world, state } = createSession()
  const { account, document, web } = await openPanel(world)
  state.valid = 'token-2'

  await account.fetchSubscriptions()

  expect(account.$subscriptions.get()).toMatchObject({ state: 'ready' })
  expect(web.calls('/sessions/refresh').map(({ json }) => json)).toEqual([
    { handle: 'handle-1' }
  ])
  expect(document.session).toMatchObject({
    accessToken: 'token-2',
    handle: 'handle-2'
  })
})

it('refreshes before a token ends', async () => {
  const { world, state } = createSession(30_000)
  const { account, web } = await openPanel(world)
  state.valid = 'token-2'

  await account.fetchSubscriptions()

  expect(web.calls('/v2/user/subscriptions')).toHaveLength(1)
  expect(account.$subscriptions.get()).toMatchObject({ state: 'ready' })
})

it('refreshes once for requests that are made together', async () => {
  const { world, state } = createSession(30_000)
  const { account, asset, web } = await openPanel(world)
  web.on('GET http://service.test/v2/images/1', () =>
    Response.json({ message: 'Not Found' }, { status: 404 })
  )
  state.valid = 'token-2'

  await Promise.all([
    account.fetchSubscriptions(),
    asset.openAsset(imageRef('1'))
  ])

  expect(web.calls('/sessions/refresh')).toHaveLength(1)
})

it('uses the session that another window has refreshed', async () => {
  const { world, state, renewed } = createSession()
  const { account, document, web } = await openPanel(world)
  state.valid = 'token-9'
  document.session = renewed('token-9')

  await account.fetchSubscriptions()

  expect(web.calls('/sessions/refresh')).toHaveLength(0)
  expect(account.$subscriptions.get()).toMatchObject({ state: 'ready' })
})

it('reads once more when its handle was used by another window', async () => {
  const { world, state, renewed } = createSession()
  const { account, document, web, session } = await openPanel(world)
  state.valid = 'token-9'
  web.on(refreshRoute, () => {
    document.session = renewed('token-9')
    const error = { code: 'session-expired', message: 'Over.' }
    return Response.json({ error }, { status: 401 })
  })

  await account.fetchSubscriptions()

  expect(session.$session.get().state).toBe('in')
  expect(account.$subscriptions.get()).toMatchObject({ state: 'ready' })
})

it('signs out with a notice when the session has ended', async () => {
  const { world, state } = createSession()
  const { account, document, web, session, notices } = await openPanel(world)
  state.valid = 'nobody'
  web.on(refreshRoute, () => {
    const error = { code: 'session-expired', message: 'Over.' }
    return Response.json({ error }, { status: 401 })
  })

  await account.fetchSubscriptions()

  expect(session.$session.get()).toEqual({ state: 'out' })
  expect(document.session).toBeNull()
  expect(notices.$notices.get()[0]).toMatchObject({
    text: 'Your sign-in has expired. Sign in again.',
    action: { text: 'Sign in' }
  })
})

it('stays signed in while the gateway cannot be reached', async () => {
  const { world, state } = createSession()
  const { account, web, session, document } = await openPanel(world)
  state.valid = 'token-2'
  web.on(refreshRoute, () => Promise.reject(new TypeError('Failed to fetch')))

  await account.fetchSubscriptions()

  expect(account.$subscriptions.get()).toMatchObject({
    state: 'failed',
    error: { code: 'gateway-unreachable' }
  })
  expect(session.$session.get().state).toBe('in')
  expect(document.session?.accessToken).toBe('token-1')
})

it.each([401, 403, 404, 502])(
  'stays signed in when a proxy answers a refresh with %i',
  async status => {
    const { world, state } = createSession()
    const { account, web, session, document } = await openPanel(world)
    state.valid = 'token-2'
    web.on(refreshRoute, () => new Response('A proxy', { status }))

    await account.fetchSubscriptions()

    expect(account.$subscriptions.get()).toMatchObject({
      state: 'failed',
      error: { code: 'gateway-unreachable' }
    })
    expect(session.$session.get().state).toBe('in')
    expect(document.session?.accessToken).toBe('token-1')
  }
)

it('continues with a session that cannot be saved, and reports it', async () => {
  const { world, state } = createSession()
  const { account, document, notices } = await openPanel(world)
  state.valid = 'token-2'
  document.before.saveText = failWith('storage-full')

  await account.fetchSubscriptions()

  expect(account.$subscriptions.get()).toMatchObject({ state: 'ready' })
  expect(notices.$notices.get()).toMatchObject([{ kind: 'error' }])
})

it('follows another window that signed out', async () => {
  const { world, state } = createSession()
  const { account, session, document, web } = await openPanel(world)
  state.valid = 'nobody'
  document.session = null

  await account.fetchSubscriptions()

  expect(session.$session.get()).toEqual({ state: 'out' })
  expect(web.calls('/sessions/refresh')).toHaveLength(0)
})

describe('a request that may not be repeated', () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch'))

  it('is not sent with a token that seems over and cannot be refreshed', async () => {
    const { world } = createSession(-1000)
    await openPanel(world)
    const { withBearer } = await import('../../../ui/api/bearer.ts')
    world.web.on(refreshRoute, down)
    let sent = 0

    const done = withBearer(async () => (sent += 1), {
      mayRepeat: false,
      mustBeFresh: true
    })

    await expect(done).rejects.toMatchObject({ code: 'gateway-unreachable' })
    expect(sent).toBe(0)
  })

  it('stays refused, however the refresh after it ends', async () => {
    const { world } = createSession()
    await openPanel(world)
    const { withBearer } = await import('../../../ui/api/bearer.ts')
    const { ClearedError } = await import('../../../contract/errors.ts')
    world.web.on(refreshRoute, down)
    const refuse = () =>
      Promise.reject(new ClearedError('signed-out', 'No.', { status: 401 }))

    const done = withBearer(refuse, { mayRepeat: false })

    await expect(done).rejects.toMatchObject({
      code: 'signed-out',
      data: { status: 401 }
    })
  })
})
