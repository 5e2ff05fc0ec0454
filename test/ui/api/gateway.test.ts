import { expect, it } from 'vitest'
import { addresses, createWorld, openPanel } from '../open-panel.ts'
import { granted, id } from '../account/small-gateway.ts'

const ready = `GET ${addresses.gateway}/ready`
const health = `GET ${addresses.gateway}/health`

async function open() {
  const panel = await openPanel(createWorld())
  const { checkGateway } = await import('../../../ui/api/gateway.ts')
  return { ...panel, checkGateway }
}

function failure(status: number, code: string): Response {
  return Response.json({ error: { code, message: 'No.' } }, { status })
}

it('asks a gateway whether its store works', async () => {
  const { web, checkGateway } = await open()
  web.on(ready, () => Response.json({ ok: true, epoch: 'one' }))

  expect(await checkGateway()).toBe('one')
})

it('asks one of 0.1 for its health', async () => {
  const { web, checkGateway } = await open()
  web.on(ready, () => failure(404, 'not-found'))
  web.on(health, () => Response.json({ ok: true, epoch: 'two' }))

  expect(await checkGateway()).toBe('two')
})

it('asks one of 0.1 for its health though no page may read its 404', async () => {
  const { web, checkGateway } = await open()
  web.on(ready, () => Promise.reject(new TypeError('Failed to fetch')))
  web.on(health, () => Response.json({ ok: true, epoch: 'two' }))

  expect(await checkGateway()).toBe('two')
})

it('reports a lost request to a current one as no answer', async () => {
  const { web, checkGateway } = await open()
  web.on(ready, () => Promise.reject(new TypeError('Failed to fetch')))
  web.on(health, () => Response.json({ ok: true, version: 2 }))

  await expect(checkGateway()).rejects.toMatchObject({
    code: 'gateway-unreachable'
  })
})

it('gets no store from one that only reports its health', async () => {
  const { web, checkGateway } = await open()
  web.on(ready, () => new Response('Not here', { status: 404 }))
  web.on(health, () => Response.json({ ok: true, version: 2 }))

  expect(await checkGateway()).toBe('')
})

it('treats one whose store fails as unreachable', async () => {
  const { web, checkGateway } = await open()
  web.on(ready, () => failure(503, 'gateway-unreachable'))

  await expect(checkGateway()).rejects.toMatchObject({
    code: 'gateway-unreachable'
  })
  expect(web.calls('/health')).toEqual([])
})

it('keeps a pasted token that only a proxy refuses', async () => {
  const world = createWorld()
  world.document.session = { ...granted, handle: null, expiresAt: null }
  const { web, session } = await openPanel(world)
  const { withBearer } = await import('../../../ui/api/bearer.ts')
  const { fetchPurchase } = await import('../../../ui/api/gateway.ts')
  web.on(
    `GET ${addresses.gateway}/purchases/${id}`,
    () => new Response('A proxy', { status: 401 })
  )

  const asked = withBearer(bearer => fetchPurchase(id, bearer))

  await expect(asked).rejects.toMatchObject({ code: 'gateway-unreachable' })
  expect(session.$session.get().state).toBe('in')
})
