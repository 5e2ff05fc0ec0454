import { expect, it } from 'vitest'
import { openPanel } from '../open-panel.ts'
import { at, createGateway, granted, id, refusal } from './small-gateway.ts'

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
    canSeeSubscriptions: true,
    source: 'sign-in'
  })
  expect(document.session).toEqual(granted)
  expect(document.attempt).toBeNull()
  expect(web.calls(`/sign-ins/${id}/acknowledge`)[0]?.json).toEqual({
    verifier
  })
  expect(notices.$notices.get()[0]).toMatchObject({
    text: 'Signed in as Designer Demo',
    action: { text: 'Not you?' }
  })
})

it('no longer says who is signed in when the session has ended', async () => {
  const world = createGateway()
  const { session, notices } = await openPanel(world)
  const { setActiveSession } = await import('../../../ui/api/bearer.ts')
  await session.startSignIn()
  await session.redeemPairingCode('BCDFGH')
  const before = notices.$notices.get().map(({ text }) => text)

  setActiveSession(null)

  expect(before).toContain('Signed in as Designer Demo')
  expect(notices.$notices.get()).toEqual([])
})

it('reads letters typed with a Japanese keyboard', async () => {
  const world = createGateway()
  const { session, web } = await openPanel(world)
  await session.startSignIn()

  await session.redeemPairingCode('ｂｃｄ　ＦＧＨ')

  expect(web.calls(`/sign-ins/${id}/redeem`)[0]?.json).toMatchObject({
    code: 'BCDFGH'
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

it('keeps waiting when the code was entered before the browser was done', async () => {
  const world = createGateway()
  world.web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, () =>
    refusal(409, 'sign-in-pending')
  )
  const { session } = await openPanel(world)
  await session.startSignIn()

  await session.redeemPairingCode('BCDFGH')

  expect(session.$signIn.get()).toMatchObject({
    step: 'waiting',
    ready: false,
    error: { code: 'sign-in-pending' }
  })
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

it.each([401, 403, 404, 410, 502])(
  'asks again when a proxy answers with %i',
  async status => {
    const world = createGateway()
    let tries = 0
    world.web.on(`POST ${at(`/sign-ins/${id}/redeem`)}`, () => {
      tries += 1
      if (tries < 3) return new Response('A proxy', { status })
      return Response.json(granted)
    })
    const { session, clock } = await openPanel(world)
    await session.startSignIn()

    const done = session.redeemPairingCode('BCDFGH')
    await clock.until(() => session.$session.get().state === 'in')
    await done

    expect(tries).toBe(3)
  }
)

it('ends a sign-in that the gateway ended', async () => {
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

it('stays signed in until closed when the session cannot be saved', async () => {
  const world = createGateway()
  world.document.before.saveText = input => {
    if ('key' in input && input.key === 'session') throw new Error('full')
  }
  const { session, notices } = await openPanel(world)
  await session.startSignIn()

  await session.redeemPairingCode('BCDFGH')

  expect(session.$session.get().state).toBe('in')
  expect(notices.$notices.get().map(({ kind }) => kind)).toContain('error')
})
