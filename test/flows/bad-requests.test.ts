import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses, openStack } from './set-up/open-stack.ts'
import { loadPanel } from './set-up/load-panel.ts'
import type { OpenStack } from './set-up/open-stack.ts'

let stack: OpenStack

beforeAll(async () => {
  stack = await openStack({ loadPanel })
})

afterAll(() => stack.close())

const everything = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view'
]

interface Call {
  path: string
  token?: string
  body?: string
}

async function ask(base: string, { path, token, body }: Call) {
  const headers = new Headers({ 'User-Agent': 'A test', Origin: 'null' })
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const init = { headers, ...(body === undefined ? {} : { body }) }
  const method = body === undefined ? 'GET' : 'POST'
  const reply = await stack.network.direct(
    new Request(base + path, { ...init, method })
  )
  return { status: reply.status, text: await reply.text() }
}

const { service, gateway } = addresses

it.each([
  'sort=upwards',
  'per_page=501',
  'per_page=many',
  'page=-1',
  'orientation=diagonal',
  'image_type=hologram',
  'safe=perhaps',
  'added_date=yesterday'
])(
  'explains why it refuses %s, directly and through the gateway',
  async query => {
    const path = `/v2/images/search?query=cat&${query}`
    const token = stack.service.makeToken('designer', everything)

    const straight = await ask(service, { path, token })
    const relayed = await ask(gateway, { path: `/api${path}` })

    const [name = ''] = query.split('=')
    expect([straight.status, relayed.status]).toEqual([400, 400])
    expect(straight.text).toContain(name)
    expect(relayed.text).toContain(name)
  }
)

it.each(['', '{', '[]', '"images"', '{"images": {}}', '{"images": [7]}'])(
  'refuses the body %j and licenses nothing',
  async body => {
    const token = stack.service.makeToken('designer', everything)

    const straight = await ask(service, {
      path: '/v2/images/licenses',
      token,
      body
    })
    const gated = await ask(gateway, { path: '/purchases', token, body })

    expect([straight.status, gated.status]).toEqual([400, 400])
    expect(JSON.parse(straight.text)).toMatchObject({
      message: expect.stringMatching(/\w/)
    })
    expect(JSON.parse(gated.text)).toMatchObject({
      error: { code: 'bad-request' }
    })
  }
)

it('refuses to license with a token that may not', async () => {
  const token = stack.service.makeToken('designer', ['user.view'])
  const body = JSON.stringify({ images: [{ image_id: '370383766' }] })

  const { status, text } = await ask(service, {
    path: '/v2/images/licenses',
    token,
    body
  })

  expect(status).toBe(403)
  expect(JSON.parse(text)).toMatchObject({
    message: expect.stringMatching(/\w/)
  })
})

it.each(['/v2/user', '/v2/user/subscriptions', '/v2/images/licenses'])(
  'shows nothing of %s to an invalid token',
  async path => {
    const { status, text } = await ask(service, { path, token: 'v2/forged' })

    expect(status).toBe(401)
    expect(text).not.toContain('Designer')
  }
)

it.each([
  '/v2/user',
  '/v2/images/licenses',
  '/v2/oauth/access_token',
  '/v2/images/search/../licenses',
  '/v2/images/%2e%2e/user'
])('does not relay unlisted requests: %s', async path => {
  const before = stack.network.asked.length

  const { status } = await ask(gateway, { path: `/api${path}` })

  expect([400, 403, 404]).toContain(status)
  expect(stack.network.asked.length - before).toBe(1)
})
