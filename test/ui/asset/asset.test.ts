import { imageRef } from '../../image-ref.ts'
import { expect, it } from 'vitest'
import { assetOf } from '../asset-of.ts'
import { imageRecord } from '../image-record.ts'
import { createWorld, openPanel } from '../open-panel.ts'
import { never } from '../scripted-web.ts'

const open = 'GET http://gateway.test/api/v2/images/1'
const own = 'GET http://service.test/v2/images/1'

const contributors = 'GET http://gateway.test/api/v2/contributors'

const session = {
  accessToken: 'token',
  expiresAt: null,
  handle: null,
  userId: '7',
  userName: 'Dee',
  scopes: []
}

async function openPanelWithAuthors(world = createWorld()) {
  world.web.on(contributors, () => Response.json({ data: [] }))
  return openPanel(world)
}

it('shows the list’s record at once, then the whole asset', async () => {
  const { asset, view, web } = await openPanelWithAuthors()
  web.on(open, () => Response.json(imageRecord('1', { keywords: ['peak'] })))

  view.openView({
    name: 'asset',
    assetId: '1',
    mediaType: 'image',
    known: assetOf('1')
  })

  expect(asset.$asset.get()).toMatchObject({ state: 'ready', full: false })
  await expect
    .poll(() => asset.$asset.get())
    .toMatchObject({
      state: 'ready',
      full: true,
      asset: { keywords: ['peak'] }
    })
  expect(web.calls()[0]?.url.searchParams.get('view')).toBe('full')
})

it('asks the service itself which sizes a signed-in person may license', async () => {
  const world = createWorld()
  world.document.session = session
  const { asset, web } = await openPanelWithAuthors(world)
  web.on(own, () => Response.json(imageRecord('1')))

  await asset.openAsset(imageRef('1'))

  const [call] = web.calls('/v2/images/1')
  expect(call?.headers.get('Authorization')).toBe('Bearer token')
  expect(asset.$asset.get()).toMatchObject({ state: 'ready', full: true })
})

it('shows the public record when the service does not answer', async () => {
  const world = createWorld()
  world.document.session = session
  const { asset, web } = await openPanelWithAuthors(world)
  web.on(own, () => new Response('', { status: 500 }))
  web.on(open, () => Response.json(imageRecord('1')))

  await asset.openAsset(imageRef('1'))

  expect(asset.$asset.get()).toMatchObject({ state: 'ready', full: true })
})

it('asks no other endpoint for a removed asset', async () => {
  const world = createWorld()
  world.document.session = session
  const { asset, web } = await openPanelWithAuthors(world)
  web.on(own, () => new Response('', { status: 404 }))

  await asset.openAsset(imageRef('1'))

  expect(asset.$asset.get()).toMatchObject({ error: { code: 'not-found' } })
  expect(web.calls('/api/v2/images/1')).toEqual([])
})

it('asks the service with the person’s token when the gateway is down', async () => {
  const world = createWorld()
  world.document.session = session
  const { search, web } = await openPanel(world)
  web.on('GET http://gateway.test/api/v2/images/search', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )
  web.on('GET http://service.test/v2/images/search', () =>
    Response.json({ data: [imageRecord('1')], total_count: 1 })
  )

  await search.search('peak')

  const [call] = web.calls('/v2/images/search')
  expect(call?.headers.get('Authorization')).toBe('Bearer token')
  expect(search.$search.get()).toMatchObject({ state: 'ready', total: 1 })
})

it('reports a removed asset, and retries on request', async () => {
  const { asset, web } = await openPanelWithAuthors()
  web.on(open, () => Response.json({ message: 'Not Found' }, { status: 404 }))
  await asset.openAsset(imageRef('1'))
  expect(asset.$asset.get()).toMatchObject({
    state: 'failed',
    ref: imageRef('1'),
    error: { code: 'not-found' }
  })
  web.on(open, () => Response.json(imageRecord('1')))

  await asset.retryAsset()

  expect(asset.$asset.get()).toMatchObject({ state: 'ready' })
})

it('shows the asset opened last, not the one loaded last', async () => {
  const { asset, web } = await openPanelWithAuthors()
  web.on(open, never)
  web.on('GET http://gateway.test/api/v2/images/2', () =>
    Response.json(imageRecord('2'))
  )
  const first = asset.openAsset(imageRef('1'))

  await asset.openAsset(imageRef('2'))
  await first

  expect(asset.$asset.get()).toMatchObject({ asset: { assetId: '2' } })
})

it('shows the same after a return, without a request', async () => {
  const { asset, view, web } = await openPanelWithAuthors()
  const second = 'GET http://gateway.test/api/v2/images/2'
  web.on(open, () => Response.json(imageRecord('1')))
  web.on(second, () => Response.json(imageRecord('2')))
  await asset.openAsset(imageRef('1'))
  await asset.openAsset(imageRef('2'))

  view.goBack()

  expect(asset.$asset.get()).toMatchObject({
    full: true,
    asset: { assetId: '1' }
  })
  view.openTab('file')
  view.openTab('search')
  expect(asset.$asset.get()).toMatchObject({
    full: true,
    asset: { assetId: '1' }
  })
  expect(web.calls('/api/v2/images/1')).toHaveLength(1)
})

it('continues a pending request after a return', async () => {
  const { asset, view, web } = await openPanelWithAuthors()
  web.on(open, never)
  web.on('GET http://gateway.test/api/v2/images/2', () =>
    Response.json(imageRecord('2'))
  )
  void asset.openAsset(imageRef('1'))
  await asset.openAsset(imageRef('2'))
  web.on(open, () => Response.json(imageRecord('1')))

  view.goBack()

  expect(asset.$asset.get()).toEqual({
    state: 'loading',
    ref: imageRef('1')
  })
  await expect
    .poll(() => asset.$asset.get())
    .toMatchObject({ full: true, asset: { assetId: '1' } })
})

it('keeps an asset visible that cannot be loaded in another language, until the connection is back', async () => {
  const { asset, settings, online, web } = await openPanelWithAuthors()
  web.on(open, () => Response.json(imageRecord('1')))
  await asset.openAsset(imageRef('1'))
  const before = asset.$asset.get()

  web.on(open, () => Promise.reject(new TypeError('Failed to fetch')))
  settings.setLanguage('de')
  await expect.poll(() => web.calls('/api/v2/images/1').length).toBe(2)
  web.on(open, ({ url }) =>
    Response.json(
      imageRecord('1', { description: url.searchParams.get('language') })
    )
  )
  const offline = asset.$asset.get()
  online.$reconnectedAt.set(1)

  expect(offline).toBe(before)
  await expect
    .poll(() => asset.$asset.get())
    .toMatchObject({ asset: { description: 'de' } })
})

it('shows the list’s record while offline, and the whole asset once online', async () => {
  const { asset, online, view, web } = await openPanelWithAuthors()
  web.on(open, () => Promise.reject(new TypeError('Failed to fetch')))
  online.$isOnline.set(false)

  view.openView({
    name: 'asset',
    assetId: '1',
    mediaType: 'image',
    known: assetOf('1')
  })
  await asset.openAsset(imageRef('1'))
  const offline = asset.$asset.get()
  web.on(open, () => Response.json(imageRecord('1')))
  online.$isOnline.set(true)
  online.$reconnectedAt.set(1)

  expect(offline).toMatchObject({ state: 'ready', full: false })
  await expect.poll(() => asset.$asset.get()).toMatchObject({ full: true })
})
