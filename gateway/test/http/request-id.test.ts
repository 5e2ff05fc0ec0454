import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { GatewayError } from '../../../contract/gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { finishInBrowser } from '../finish-in-browser.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import { attemptId, itemOf, licensePath, purchase } from '../purchase.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'
import { createVisitor } from '../visitor.ts'

const proxy = '10.0.0.1'
const header = 'X-Request-Id'
const ownId = /^[0-9a-f]{16}$/

let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  service = scriptedService({ get: () => Response.json({ data: [] }) })
  gateway = openGateway({ fetch: service.fetch, config: { proxies: [proxy] } })
})

function idsInLog(): unknown[] {
  return gateway.log.map(({ id }) => id)
}

describe('the id of a request', () => {
  test.each(['/health', '/nowhere', '/sign-in/ab', '/api/v2/images/search'])(
    'is returned with %s, and logged',
    async path => {
      const reply = await gateway.send(path)

      const id = reply.headers.get(header)
      expect(id).toMatch(ownId)
      expect(idsInLog()).toEqual([id])
    }
  )

  test('is another one for each request', async () => {
    const replies = [await gateway.send('/health'), await gateway.send('/x')]

    const [one, other] = replies.map(({ headers }) => headers.get(header))
    expect(one).not.toBe(other)
  })

  test('is in the body of a failure', async () => {
    const reply = await gateway.post('/sessions/refresh', { handle: 'x' })

    const { error } = v.parse(GatewayError, await reply.json())
    expect(error.id).toBe(reply.headers.get(header))
  })

  test('can be read by the panel', async () => {
    const reply = await gateway.send('/health', { headers: { Origin: 'null' } })

    expect(reply.headers.get('Access-Control-Expose-Headers')).toContain(header)
  })

  test('is in all lines that the request causes', async () => {
    const panel = await beginSignIn(gateway)
    await finishInBrowser(createVisitor(gateway), panel)
    gateway.log.length = 0

    const reply = await panel.redeem('BCDFGH')

    const id = reply.headers.get(header)
    expect(gateway.log.map(({ event }) => event)).toEqual([
      'pairing-code-wrong',
      'request'
    ])
    expect(idsInLog()).toEqual([id, id])
  })

  test('is sent to the service', async () => {
    const search = await gateway.send('/api/v2/images/search?query=cat')
    const bought = await purchase(gateway, attemptId('a'), [itemOf('101')])

    const sent = service.arrived.map(one => [one.path, one.headers.get(header)])
    expect(sent).toEqual([
      ['/v2/images/search', search.headers.get(header)],
      ['/v2/user/access_token', bought.headers.get(header)],
      [licensePath, bought.headers.get(header)]
    ])
  })
})

describe('an id in a request', () => {
  test('is taken from a listed proxy', async () => {
    const headers = { [header]: 'from-Proxy_7', 'X-Forwarded-For': '192.0.2.1' }

    const reply = await gateway.send('/health', { headers }, proxy)

    expect(reply.headers.get(header)).toBe('from-Proxy_7')
  })

  test('is ignored from all others', async () => {
    const init = { headers: { [header]: 'from-Client' } }

    const reply = await gateway.send('/health', init, '192.0.2.1')

    expect(reply.headers.get(header)).toMatch(ownId)
  })

  test.each([
    'short',
    'a'.repeat(65),
    'two words',
    '<b>bold</b>',
    'é'.repeat(9)
  ])('is ignored if it is %s', async id => {
    const headers = { [header]: id, 'X-Forwarded-For': '192.0.2.1' }

    const reply = await gateway.send('/health', { headers }, proxy)

    expect(reply.headers.get(header)).toMatch(ownId)
  })
})
