import { beforeEach, expect, test } from 'vitest'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'

let service: ScriptedService
let gateway: TestGateway
let asked: string

beforeEach(() => {
  asked = ''
  service = scriptedService({
    get: ({ pathname, search }) => {
      asked = pathname + search
      return Response.json({ data: [] })
    }
  })
  gateway = openGateway({ fetch: service.fetch })
})

/** Whatever the order of its parameters. */
function inOrder(address: string): string[] {
  const [path = '', query = ''] = address.split('?')
  return [path, ...query.split('&').toSorted()]
}

test.each([
  '/v2/user',
  '/v2/user/access_token',
  '/v2/user/subscriptions',
  '/v2/images/licenses',
  '/v2/images/licenses/e1/downloads',
  '/v2/oauth/authorize',
  '/v2/images/collections',
  '/v2/images/collections/550000101',
  '/v2/images/collections/550000101/items',
  '/v2/images/collections/550000101?share_code=team-picks',
  '/v2/images/updated',
  '/v2/images/U0123456789abcdef01234567/similar',
  '/v2/videos/collections/1',
  '/v2/audio/licenses',
  '/v2/audio/licenses/e1/downloads',
  '/v2/audio/collections/1',
  '/v2/images/1/../licenses',
  '/v2/images/%2e%2e%2fuser',
  '/v2/images/1%2Flicenses',
  '/v2/images/1/',
  '/v2//images/1',
  '/v2/reseller/products',
  '/v2/images/',
  '/v1/images/search',
  '/'
])('an attacker who asks the relay for %s gets nothing', async path => {
  const response = await gateway.send(`/api${path}`)

  expect((await failureOf(response)).code).toBe('not-found')
  expect(service.arrived).toEqual([])
})

test.each([
  ['POST', '/v2/images/licenses'],
  ['POST', '/v2/images'],
  ['POST', '/v2/images/collections'],
  ['POST', '/v2/images/collections/1/items'],
  ['PUT', '/v2/images/collections/1/items'],
  ['DELETE', '/v2/images/collections/1'],
  ['DELETE', '/v2/images/collections/1/items'],
  ['PATCH', '/v2/images/search']
])('an attacker who sends %s %s gets nothing', async (method, path) => {
  const response = await gateway.send(`/api${path}`, { method })

  expect(response.status).toBe(404)
  expect(service.arrived).toEqual([])
})

test.each([
  '/v2/images/1/similar?page=2&per_page=12&view=full',
  '/v2/images/recommendations?id=1&id=2&max_items=5&safe=false',
  '/v2/images/search/popular/queries?language=de&image_type=photo',
  '/v2/images/categories?language=ja',
  '/v2/audio/instruments?language=ja',
  '/v2/audio/search?moods=Calm&moods=Warm&bpm_from=80&sort=bpm&sort_order=asc',
  '/v2/audio?id=1&id=2&view=full',
  '/v2/audio/1?view=full',
  '/v2/images/collections/featured?asset_hint=2x&type=photo&type=vector',
  '/v2/images/collections/featured/1?embed=share_url',
  '/v2/images/collections/featured/1/items?page=1&per_page=150',
  '/v2/contributors/1100201',
  '/v2/contributors/1100201/collections?sort=item_count',
  '/v2/contributors/1100201/collections/7',
  '/v2/contributors/1100201/collections/7/items?per_page=50&sort=oldest'
])('relays %s once', async path => {
  const response = await gateway.send(`/api${path}`)

  expect(response.status).toBe(200)
  expect(inOrder(asked)).toEqual(inOrder(path))
  expect(service.arrived).toHaveLength(1)
})
