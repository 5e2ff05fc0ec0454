import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePorts } from '../../../../test/free-ports.ts'
import { endpoints } from '../../../../contract/api/endpoints.ts'
import { studio } from '../../accounts/demo-accounts.ts'
import type { Service } from '../../create-service.ts'
import { startService, type RunningService } from '../../server.ts'
import { createBrowser } from '../browser.ts'
import { mediaKinds, type MediaKind } from '../licensing/media-kinds.ts'
import { apiClient, type ApiClient, type Sent } from '../open-service.ts'
import { testBase } from '../test-addresses.ts'

let port: number
let running: RunningService
let service: Service
let client: ApiClient
let token: string | undefined
let tried: string[]

beforeAll(async () => {
  ;[port = 0] = await freePorts(1)
  running = await startService({
    data: ':memory:',
    port,
    baseUrl: testBase,
    assets: 600
  })
  service = { ...running.service, fetch: sendOverHttp }
  const { clientId, clientSecret } = service.application
  client = apiClient(service, `Basic ${btoa(`${clientId}:${clientSecret}`)}`)
})
afterAll(() => running.close())

function sendOverHttp(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const address = new URL(pathname + search, `http://localhost:${port}`)
  const sent = new Request(address, request)
  sent.headers.set('Accept-Encoding', 'identity')
  return fetch(sent, { redirect: 'manual' })
}

const Ids = v.union([
  v.object({ data: v.array(v.object({ id: v.string() })) }),
  v.object({ id: v.string() })
])

/** Does an operation such as `GET /v2/user`; its reply must be exact. */
async function done(name: string, sent: Sent = {}): Promise<unknown> {
  const entry = endpoints.find(one => `${one.method} ${one.path}` === name)
  if (!entry) throw new Error(`${name} is no operation`)
  tried.push(name)
  return client.ask(entry, { ...(token !== undefined && { token }), ...sent })
}

/** The same; returns the id of the reply, or of its first record. */
async function idFrom(name: string, sent?: Sent): Promise<string> {
  const reply = v.parse(Ids, await done(name, sent))
  const id = 'data' in reply ? reply.data[0]?.id : reply.id
  if (id === undefined) throw new Error(`${name} lists nothing`)
  return id
}

async function signIn(): Promise<void> {
  const { clientId, clientSecret } = service.application
  const scopes = new Set(endpoints.flatMap(({ scope }) => scope ?? []))
  const code = await createBrowser(service).authorize({
    username: studio,
    scope: [...scopes].join(' '),
    clientId
  })
  tried.push('GET /v2/oauth/authorize')
  const json = {
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: 'authorization_code',
    code
  }
  const reply = await done('POST /v2/oauth/access_token', { json })
  token = v.parse(v.object({ access_token: v.string() }), reply).access_token
}

/** Finds, licenses, downloads and collects assets of a kind. */
async function tryMedium(kind: MediaKind): Promise<void> {
  const { list, key, query, contentType } = kind
  const base = `/v2/${list}`
  const [id = '', other = ''] = kind.ids
  const view = 'full'
  await idFrom(`GET ${base}/search`, { query: { view } })
  expect(await idFrom(`GET ${base}`, { query: { id, view } })).toBe(id)
  expect(await idFrom(`GET ${base}/{id}`, { path: { id } })).toBe(id)
  const json = { [list]: [{ [key]: id }] }
  await done(`POST ${base}/licenses`, { query, json })
  const license = await idFrom(`GET ${base}/licenses`, { query: { [key]: id } })
  const reply = await done(`POST ${base}/licenses/{id}/downloads`, {
    path: { id: license },
    json: {}
  })
  const { url } = v.parse(v.object({ url: v.string() }), reply)
  const file = await client.send(url)
  expect(file.headers.get('content-type')).toBe(contentType)
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  await tryCollections(`${base}/collections`, [id, other])
}

async function tryCollections(base: string, ids: string[]): Promise<void> {
  const items = ids.map(id => ({ id }))
  const json = { name: 'All of them' }
  const id = await idFrom(`POST ${base}`, { json })
  const path = { id }
  await done(`POST ${base}/{id}/items`, { path, json: { items } })
  await done(`DELETE ${base}/{id}/items`, { path, query: { item_id: ids } })
  await done(`PUT ${base}/{id}/items`, { path, json: { items } })
  expect(ids).toContain(await idFrom(`GET ${base}/{id}/items`, { path }))
  await done(`POST ${base}/{id}`, { path, json })
  await done(`GET ${base}/{id}`, { path })
  expect(await idFrom(`GET ${base}`)).toBe(id)
  await done(`DELETE ${base}/{id}`, { path })
}

async function tryDiscovery(): Promise<void> {
  const [{ ids: images }, { ids: films }] = mediaKinds
  const image = { id: images[0] ?? '' }
  const film = { id: films[0] ?? '' }
  const picture = await sharp({
    create: { width: 16, height: 16, channels: 3, background: '#204060' }
  })
    .png()
    .toBuffer()
  await idFrom('GET /v2/images/{id}/similar', { path: image })
  await idFrom('GET /v2/images/recommendations', { query: image })
  await done('GET /v2/images/search/popular/queries')
  await idFrom('GET /v2/images/categories')
  await done('GET /v2/images/updated', { query: { interval: '9 DAY' } })
  await idFrom('POST /v2/images', {
    json: { base64_image: picture.toString('base64') }
  })
  const featured = '/v2/images/collections/featured'
  const id = await idFrom(`GET ${featured}`)
  await done(`GET ${featured}/{id}`, { path: { id } })
  await idFrom(`GET ${featured}/{id}/items`, { path: { id } })
  await idFrom('GET /v2/videos/{id}/similar', { path: film })
  await idFrom('GET /v2/videos/categories')
  await done('GET /v2/videos/updated', { query: { interval: '9 DAY' } })
  await done('GET /v2/audio/genres')
  await done('GET /v2/audio/instruments')
  await done('GET /v2/audio/moods')
}

async function tryPeople(): Promise<void> {
  const base = '/v2/contributors'
  const id = '1100201'
  expect(await idFrom(`GET ${base}`, { query: { id } })).toBe(id)
  const author = { contributor_id: id }
  await done(`GET ${base}/{contributor_id}`, { path: author })
  const sets = `${base}/{contributor_id}/collections`
  const set = await idFrom(`GET ${sets}`, { path: author })
  const path = { ...author, id: set }
  await done(`GET ${sets}/{id}`, { path })
  await idFrom(`GET ${sets}/{id}/items`, { path })

  const user = await idFrom('GET /v2/user')
  await done('GET /v2/user/access_token')
  await idFrom('GET /v2/user/subscriptions')
  const fresh = { email: 'new@example.com', password: 'long-enough' }
  await idFrom('POST /v2/user', { json: fresh })
  const product = await idFrom('GET /v2/reseller/products')
  await idFrom('POST /v2/reseller/activations', {
    json: { product_id: product, user_id: user }
  })
  await done('GET /v2/test')
  await done('GET /v2/test/validate', { query: { id: 7, tag: ['a', 'b'] } })
}

test('one token is enough for every operation in all three media', async () => {
  tried = []

  await signIn()
  for (const kind of mediaKinds) await tryMedium(kind)
  await tryDiscovery()
  await tryPeople()

  const names = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(names.filter(name => !tried.includes(name))).toEqual([])
  expect(new Set(tried).size).toBe(names.length)
})
