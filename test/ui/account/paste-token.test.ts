import { expect, it } from 'vitest'
import { createWorld, openPanel } from '../open-panel.ts'

const tokenRoute = 'GET http://service.test/v2/user/access_token'
const userRoute = 'GET http://service.test/v2/user'

function createService(details: object) {
  const world = createWorld()
  world.web.on(tokenRoute, () => Response.json(details))
  world.web.on(userRoute, () =>
    Response.json({ id: '7', username: 'dee', full_name: ' Dee &amp; Example' })
  )
  return world
}

const all = ['user.view', 'licenses.create', 'licenses.view', 'purchases.view']

it('signs in with a token and shows when it ends', async () => {
  const details = { user_id: '7', scopes: all, expires_in: 3600 }
  const world = createService(details)
  const { session, document, clock, web } = await openPanel(world)

  await session.pasteToken('  Bearer v2/abc= \n')

  const sent = web.calls('/v2/user/access_token')[0]
  expect(sent?.headers.get('Authorization')).toBe('Bearer v2/abc=')
  expect(session.$session.get()).toMatchObject({
    state: 'in',
    userName: 'Dee & Example',
    source: 'token',
    canLicense: true,
    expiresAt: clock.now() + 3_600_000
  })
  expect(document.session).toMatchObject({
    accessToken: 'v2/abc=',
    handle: null
  })
})

it('shows what a token lacks the scopes for', async () => {
  const details = { user_id: '7', username: 'dee', scopes: ['licenses.view'] }
  const { session, notices } = await openPanel(createService(details))

  await session.pasteToken('v2/abc')

  expect(session.$session.get()).toMatchObject({
    userName: 'dee',
    canLicense: false,
    canSeeHistory: true,
    canSeeSubscriptions: false,
    expiresAt: null
  })
  const texts = notices.$notices.get().map(({ text }) => text)
  expect(texts).toContain(
    'With this sign-in you can’t license or see your subscriptions. ' +
      'Missing: licenses.create, purchases.view.'
  )
})

it('refuses a token unknown to the service', async () => {
  const world = createService({})
  world.web.on(tokenRoute, () =>
    Response.json({ message: 'Invalid access token' }, { status: 401 })
  )
  const { session, document } = await openPanel(world)

  await session.pasteToken('v2/abc')

  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'token-invalid' }
  })
  expect(document.session).toBeNull()
})

it('refuses a token that belongs to no person', async () => {
  const world = createService({ scopes: [] })
  const { session } = await openPanel(world)

  await session.pasteToken('v2/abc')

  expect(session.$signIn.get()).toMatchObject({
    error: { code: 'token-invalid' }
  })
})

it('sends no request for a text that cannot be a token', async () => {
  const { session, web } = await openPanel(createWorld())

  await session.pasteToken('two words')

  expect(session.$signIn.get()).toMatchObject({
    error: { code: 'token-invalid' }
  })
  expect(web.calls()).toEqual([])
})

it('greets nobody who has signed out', async () => {
  const details = { user_id: '7', username: 'dee', scopes: all }
  const { session, notices } = await openPanel(createService(details))
  await session.pasteToken('v2/abc')

  await session.signOut()

  const texts = notices.$notices.get().map(({ text }) => text)
  expect(texts).toEqual([expect.stringMatching(/^Signed out/)])
})
