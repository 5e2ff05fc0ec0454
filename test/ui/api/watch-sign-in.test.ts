import { expect, it } from 'vitest'
import { openPanel } from '../open-panel.ts'
import { at, createGateway, id, refusal } from '../account/small-gateway.ts'

const minute = 60_000
const statusRoute = `GET ${at(`/sign-ins/${id}/status`)}`

async function startSignIn() {
  const panel = await openPanel(createGateway())
  await panel.session.startSignIn()
  return panel
}

it.each([401, 403, 404, 410, 502])(
  'keeps waiting when a proxy answers %i in place of the gateway',
  async status => {
    const { session, web, clock } = await startSignIn()
    web.on(statusRoute, () => new Response('A proxy', { status }))
    await clock.advance(minute)
    const silent = session.$signIn.get()

    web.on(statusRoute, () => Response.json({ state: 'ready' }))
    await clock.advance(minute)

    expect(silent).toMatchObject({ step: 'waiting', ready: false })
    expect(session.$signIn.get()).toMatchObject({
      step: 'waiting',
      ready: true
    })
  }
)

it('ends at the deadline when only a proxy answers', async () => {
  const { session, web, clock } = await startSignIn()
  web.on(statusRoute, () => new Response('A proxy', { status: 404 }))

  await clock.advance(14 * minute)
  const before = session.$signIn.get()
  await clock.advance(2 * minute)

  expect(before.step).toBe('waiting')
  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended' }
  })
})

it('ends when the gateway itself does not know the sign-in', async () => {
  const { session, web, clock } = await startSignIn()
  web.on(statusRoute, () => refusal(404, 'not-found'))

  await clock.advance(minute)

  expect(session.$signIn.get()).toMatchObject({
    step: 'failed',
    error: { code: 'sign-in-ended' }
  })
})
