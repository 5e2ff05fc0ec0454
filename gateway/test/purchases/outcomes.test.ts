import { beforeEach, describe, expect, test } from 'vitest'
import { freePorts } from '../../../test/free-ports.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  lookAt,
  outcomesOf,
  purchase,
  readPurchase
} from '../purchase.ts'
import {
  scriptedService,
  type Script,
  type ScriptedService
} from '../scripted-service.ts'

const attempt = attemptId('a')
const file = { url: 'http://localhost:4402/media/licensed/1' }

let service: ScriptedService
let gateway: TestGateway

beforeEach(() => open(undefined))

function open(license: Script['license']): void {
  service = scriptedService(license ? { license } : {})
  gateway = openGateway({ fetch: service.fetch })
}

function buy(...assetIds: string[]): Promise<Response> {
  return purchase(gateway, attempt, assetIds.map(itemOf))
}

function failing(fields: object): Script['license'] {
  return () => {
    throw Object.assign(new TypeError('fetch failed'), fields)
  }
}

describe('a purchase', () => {
  test('is paid when the service returns a file', async () => {
    const reply = await readPurchase(await buy('101'))

    expect(reply).toEqual({
      attempt,
      items: [
        {
          assetId: '101',
          outcome: 'paid',
          charge: 1,
          download: file.url,
          reason: null
        }
      ]
    })
  })

  test('is sent as one request with the attempt as its note', async () => {
    await purchase(gateway, attempt, [
      itemOf('101'),
      { ...itemOf('102'), size: 'small', editorialAcknowledged: true }
    ])

    const sent = service.arrived.filter(({ path }) => path === licensePath)
    const metadata = { other: `Cleared ${attempt}` }
    const common = { subscription_id: 's1', format: 'jpg', metadata }
    expect(sent.map(({ body }): unknown => JSON.parse(body))).toEqual([
      {
        images: [
          { image_id: '101', size: 'huge', ...common },
          {
            image_id: '102',
            size: 'small',
            editorial_acknowledgement: true,
            ...common
          }
        ]
      }
    ])
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer 1/bearer')
    expect(sent[0]?.headers.get('User-Agent')).toMatch(/^Cleared-Gateway\//)
  })

  test('has an outcome per asset', async () => {
    open(() =>
      Response.json({
        data: [
          { image_id: '101', download: file, allotment_charge: 0 },
          { image_id: '102', error: 'Media unavailable' },
          { image_id: '103', download: file, error: 'Odd' },
          { image_id: '104' },
          { image_id: '105', download: file, allotment_charge: 1 },
          { image_id: '105', error: 'Twice' }
        ]
      })
    )

    const reply = await buy('101', '102', '103', '104', '105', '106')

    expect(await outcomesOf(reply)).toEqual({
      '101': 'paid',
      '102': 'refused',
      '103': 'unknown',
      '104': 'unknown',
      '105': 'unknown',
      '106': 'unknown'
    })
  })

  test('keeps the service’s message for a refusal', async () => {
    const error = 'Subscription is unusable'
    open(() => Response.json({ data: [{ image_id: '101', error }] }))

    const { items } = await readPurchase(await buy('101'))

    expect(items[0]).toMatchObject({ outcome: 'refused', reason: error })
  })
})

describe('a certain refusal', () => {
  test.each([400, 401, 402, 403, 404, 422, 429])(
    'is %i in the API’s own shape',
    async status => {
      open(() => Response.json({ message: 'No' }, { status }))

      const { items } = await readPurchase(await buy('101'))

      expect(items[0]).toMatchObject({ outcome: 'refused', reason: 'No' })
    }
  )

  test.each([
    ['refused', { cause: { code: 'ECONNREFUSED', syscall: 'connect' } }],
    ['without a name', { cause: { code: 'ENOTFOUND' } }],
    ['that never opened', { cause: { code: 'UND_ERR_CONNECT_TIMEOUT' } }],
    ['late to open', { cause: { code: 'ETIMEDOUT', syscall: 'connect' } }],
    ['with a foreign certificate', { cause: { code: 'CERT_HAS_EXPIRED' } }],
    [
      'refused at each address',
      {
        cause: new AggregateError([
          { code: 'ECONNREFUSED' },
          { code: 'ENETUNREACH' }
        ])
      }
    ]
  ])('is a connection %s', async (_, fields) => {
    open(failing(fields))

    expect(await outcomesOf(await buy('101'))).toEqual({ '101': 'not-sent' })
  })

  test('is a connection that cannot be opened', async () => {
    const { fetch } = scriptedService()
    const [port] = await freePorts(1)
    const closed = `http://localhost:${port}`
    const mixed: typeof fetch = (input, init) => {
      const { method, url } = new Request(input, init)
      return method === 'POST'
        ? globalThis.fetch(closed + new URL(url).pathname, init)
        : fetch(input, init)
    }
    gateway = openGateway({ fetch: mixed })

    expect(await outcomesOf(await buy('101'))).toEqual({ '101': 'not-sent' })
  })
})

describe('a refusal because of too many requests', () => {
  const date = 'Wed, 15 Jan 2031 12:00:00 GMT'

  test.each([
    ['30', 30],
    ['Wed, 15 Jan 2031 12:00:30 GMT', 30],
    ['0', 0],
    ['99999', 3600],
    ['soon', 10],
    [undefined, 10]
  ])('with Retry-After "%s" says %i seconds', async (wait, seconds) => {
    const headers = { Date: date, ...(wait && { 'Retry-After': wait }) }
    open(() => Response.json({ message: 'Slow' }, { status: 429, headers }))

    const { items } = await readPurchase(await buy('101'))
    const later = await readPurchase(await lookAt(gateway, attempt))

    const expected = { outcome: 'refused', retryAfter: seconds }
    expect(items[0]).toMatchObject(expected)
    expect(later.items[0]).toMatchObject(expected)
  })

  test('is none with any other status', async () => {
    const headers = { 'Retry-After': '30' }
    open(() => Response.json({ message: 'No' }, { status: 403, headers }))

    const { items } = await readPurchase(await buy('101'))

    expect(items[0]).not.toHaveProperty('retryAfter')
  })

  test.each([
    [429, '<h1>Slow down</h1>'],
    [503, '{"message":"Slow down"}'],
    [429, '{"message":"Slow","data":[{"image_id":"101"}]}']
  ])('is uncertain with %i and %s', async (status, body) => {
    const headers = { 'Retry-After': '30' }
    open(() => new Response(body, { status, headers }))

    const { items } = await readPurchase(await buy('101'))

    expect(items[0]).toMatchObject({ outcome: 'unknown' })
    expect(items[0]).not.toHaveProperty('retryAfter')
  })
})

describe('an unknown outcome', () => {
  test.each([408, 409, 500, 502, 503, 504, 302, 201, 204])(
    'follows from a %i',
    async status => {
      const body = status === 204 ? null : JSON.stringify({ message: 'No' })
      open(() => new Response(body, { status }))

      expect(await outcomesOf(await buy('101'))).toEqual({ '101': 'unknown' })
    }
  )

  test.each([
    ['a page', '<html>Welcome</html>'],
    ['half of it', '{"data":[{"image_id":"101","downl'],
    ['no list', '{"data":"none"}'],
    ['nothing', '']
  ])('follows from a 200 with %s', async (_, body) => {
    open(() => new Response(body, { status: 200 }))

    expect(await outcomesOf(await buy('101'))).toEqual({ '101': 'unknown' })
  })

  test.each([401, 403, 404, 407, 413, 429])(
    'follows from a %i that is not the service’s',
    async status => {
      open(() => new Response('<h1>No</h1>', { status }))

      expect(await outcomesOf(await buy('101'))).toEqual({ '101': 'unknown' })
    }
  )

  test.each([
    ['a cut', { cause: { code: 'ECONNRESET', syscall: 'read' } }],
    ['a closed socket', { cause: { code: 'UND_ERR_SOCKET' } }],
    ['a time-out', { name: 'TimeoutError' }],
    ['a late read', { cause: { code: 'ETIMEDOUT', syscall: 'read' } }],
    [
      'addresses that failed differently',
      {
        cause: new AggregateError([
          { code: 'ECONNREFUSED' },
          { code: 'ECONNRESET' }
        ])
      }
    ],
    ['anything else', {}]
  ])('follows from %s', async (_, fields) => {
    open(failing(fields))

    expect(await outcomesOf(await buy('101'))).toEqual({ '101': 'unknown' })
  })

  test('follows from an incomplete reply', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":['))
        controller.error(new TypeError('terminated'))
      }
    })
    open(() => new Response(body, { status: 200 }))

    expect(await outcomesOf(await buy('101'))).toEqual({ '101': 'unknown' })
  })
})
