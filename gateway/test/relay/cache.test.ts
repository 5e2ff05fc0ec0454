import { describe, expect, test } from 'vitest'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

const searchPath = '/api/v2/images/search'
const minute = 60_000

let gateway: TestGateway
let asked: Headers[]

function open(answer: (headers: Headers) => Response): void {
  asked = []
  const service = scriptedService({
    get: (_url, sent) => {
      asked.push(sent)
      return answer(sent)
    }
  })
  gateway = openGateway({ fetch: service.fetch })
}

/** Answers with these headers, whatever is asked. */
function openWith(headers: Record<string, string>): void {
  open(() => Response.json({ data: [] }, { headers }))
}

async function controlOf(headers: Record<string, string>): Promise<unknown> {
  openWith(headers)
  return (await gateway.send(searchPath)).headers.get('Cache-Control')
}

describe("the relay's cache", () => {
  const headers = { 'Cache-Control': 'max-age=60', ETag: '"one"' }

  test('answers as long as the service allows', async () => {
    openWith(headers)
    await gateway.send(`${searchPath}?query=sea`)

    gateway.clock.move(59_000)
    const second = await gateway.send(`${searchPath}?query=sea`)
    gateway.clock.move(1000)
    await gateway.send(`${searchPath}?query=sea`)

    expect(second.headers.get('Cache-Control')).toBe('private, max-age=1')
    expect(asked.map(sent => sent.get('If-None-Match'))).toEqual([
      null,
      '"one"'
    ])
  })

  test('asks the service again when a panel reloads', async () => {
    let count = 0
    open(() => Response.json({ data: [(count += 1)] }, { headers }))
    await gateway.send(searchPath)

    const reloaded = await gateway.send(searchPath, {
      headers: { 'Cache-Control': 'no-cache' }
    })
    const next = await gateway.send(searchPath)

    expect(await reloaded.json()).toEqual({ data: [2] })
    expect(await next.json()).toEqual({ data: [2] })
    expect(asked).toHaveLength(2)
  })

  test.each(['"one"', 'W/"one"'])('answers 304 to who has %s', async tag => {
    openWith(headers)

    const response = await gateway.send(searchPath, {
      headers: { 'If-None-Match': tag }
    })

    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  })

  test('separates languages and queries', async () => {
    openWith(headers)

    await gateway.send(searchPath, { headers: { 'Accept-Language': 'de' } })
    await gateway.send(searchPath, { headers: { 'Accept-Language': 'fr' } })
    await gateway.send(`${searchPath}?query=sea`)

    expect(asked).toHaveLength(3)
  })

  test('stores no refusals', async () => {
    open(() =>
      Response.json({ message: 'Not Found' }, { status: 404, headers })
    )

    await gateway.send(searchPath)
    await gateway.send(searchPath)

    expect(asked).toHaveLength(2)
  })
})

const now = 'Thu, 15 Jan 2026 12:00:00 GMT'
const inAMinute = 'Thu, 15 Jan 2026 12:01:00 GMT'

describe('a reply is stored for everyone', () => {
  test.each<[seconds: number, headers: Record<string, string>]>([
    [60, { 'Cache-Control': 'max-age=60' }],
    [60, { 'Cache-Control': 'public, max-age=60, must-revalidate' }],
    [60, { 'Cache-Control': 'private, max-age=60' }],
    [60, { 'Cache-Control': 'PRIVATE,max-age=60' }],
    [60, { 'Cache-Control': 'Public, MAX-AGE=60' }],
    [60, { 'Cache-Control': 'max-age="60"' }],
    [60, { 'Cache-Control': ',, max-age=60 ,' }],
    [60, { 'Cache-Control': 'max-age=60, max-age=3600' }],
    [60, { 'Cache-Control': 's-maxage=60, max-age=0' }],
    [60, { 'Cache-Control': 'max-age=3600, S-MaxAge=60' }],
    [
      60,
      { 'Cache-Control': 'no-store-ever, max-age=60, x="private, no-store"' }
    ],
    [60, { 'Cache-Control': 'max-age=60', Vary: 'Accept-Language, Cookie' }],
    [60, { 'Cache-Control': 'public, max-age=60', 'Set-Cookie': 'a=b' }],
    [60, { 'Cache-Control': 'max-age=60', Pragma: 'no-cache' }],
    [60, { 'Cache-Control': 'max-age=60', Expires: '0', Date: now }],
    [10, { 'Cache-Control': 'max-age=60', Age: '50' }],
    [60, { 'Cache-Control': 'max-age=60', Age: 'long' }],
    [3600, { 'Cache-Control': `max-age=${'9'.repeat(400)}` }],
    // Years away from the gateway's clock, which does not matter.
    [
      60,
      {
        Date: now.replace('2026', '2031'),
        Expires: inAMinute.replace('2026', '2031')
      }
    ],
    [60, { Date: 'Thursday, 15-Jan-26 12:00:00 GMT', Expires: inAMinute }],
    [60, { Date: 'Thu Jan 15 12:00:00 2026', Expires: inAMinute }]
  ])('for %i seconds: %j', async (seconds, headers) => {
    openWith(headers)
    await gateway.send(searchPath)

    gateway.clock.move(seconds * 1000 - 1)
    await gateway.send(searchPath)
    const before = asked.length
    gateway.clock.move(1)
    await gateway.send(searchPath)

    expect([before, asked.length]).toEqual([1, 2])
  })
})

describe('a reply is not stored', () => {
  test.each<Record<string, string>>([
    {},
    { 'Cache-Control': '' },
    { 'Cache-Control': 'public' },
    { 'Cache-Control': 'no-store, max-age=60' },
    { 'Cache-Control': 'No-Store, max-age=60' },
    { 'Cache-Control': 'no-cache, max-age=60' },
    { 'Cache-Control': 'no-cache="Set-Cookie", max-age=60' },
    { 'Cache-Control': 'private' },
    { 'Cache-Control': 's-maxage=0, max-age=60' },
    { 'Cache-Control': 's-maxage=soon, max-age=60' },
    { 'Cache-Control': 'max-age=0' },
    { 'Cache-Control': 'max-age=-1' },
    { 'Cache-Control': 'max-age=1.5' },
    { 'Cache-Control': 'max-age=60s' },
    { 'Cache-Control': 'max-age=' },
    { 'Cache-Control': 'max-age' },
    { 'Cache-Control': 'max-age=60, max-age=0' },
    { 'Cache-Control': 'x="max-age=60"' },
    { 'Cache-Control': 'max-age=60', Vary: '*' },
    { 'Cache-Control': 'max-age=60', Vary: 'Accept, *' },
    { 'Cache-Control': 'max-age=60', Age: '60' },
    { 'Cache-Control': 'max-age=60', Age: '9'.repeat(400) },
    { 'Cache-Control': 'max-age=60', 'Set-Cookie': 'a=b' },
    { 'Cache-Control': 'max-age=0', Expires: inAMinute, Date: now },
    { Pragma: 'no-cache', Expires: inAMinute, Date: now },
    { Expires: '0', Date: now },
    { Expires: inAMinute },
    { Expires: inAMinute, Date: 'today' },
    { Expires: now, Date: inAMinute },
    { Expires: '2026-01-15T12:01:00Z', Date: now },
    { 'Last-Modified': 'Thu, 15 Jan 2015 12:00:00 GMT', Date: now }
  ])('%j', async headers => {
    openWith(headers)

    await gateway.send(searchPath)
    await gateway.send(searchPath)

    expect(asked).toHaveLength(2)
  })
})

describe('the caller’s own cache', () => {
  test.each([
    ['private, max-age=60', 'private, max-age=60'],
    ['s-maxage=60, max-age=5', 'private, max-age=5'],
    ['s-maxage=60', 'no-cache'],
    ['no-cache, max-age=60', 'no-cache'],
    ['no-store', 'no-store'],
    ['', 'no-cache']
  ])('gets for "%s": %s', async (given, expected) => {
    expect(await controlOf({ 'Cache-Control': given })).toBe(expected)
  })

  test('gets the remaining lifetime', async () => {
    const headers = { 'Cache-Control': 'max-age=60', Age: '20' }

    expect(await controlOf(headers)).toBe('private, max-age=40')
  })

  test('stores nothing that varies with everything', async () => {
    const headers = { 'Cache-Control': 'max-age=60', Vary: '*' }

    expect(await controlOf(headers)).toBe('no-cache')
  })
})

describe('a stale reply that is revalidated', () => {
  const first = { 'Cache-Control': 'max-age=60', ETag: '"one"' }

  function openConfirming(confirmed: Record<string, string>): void {
    open(sent =>
      sent.has('If-None-Match')
        ? new Response(null, { status: 304, headers: confirmed })
        : Response.json({ data: ['kept'] }, { headers: first })
    )
  }

  async function becomeStale(): Promise<void> {
    await gateway.send(searchPath)
    gateway.clock.move(minute)
  }

  test.each([
    {},
    { ETag: '"one"' },
    { ETag: 'W/"one"' },
    { 'Cache-Control': 'max-age=120' }
  ])('is used like a new one: %j', async confirmed => {
    openConfirming(confirmed)
    await becomeStale()

    const second = await gateway.send(searchPath)
    gateway.clock.move(minute - 1)
    await gateway.send(searchPath)

    expect(await second.json()).toEqual({ data: ['kept'] })
    expect(asked).toHaveLength(2)
  })

  test.each([
    { 'Cache-Control': 'no-store' },
    { 'Set-Cookie': 'a=b' },
    { Vary: '*' }
  ])('is no longer cached after %j', async confirmed => {
    openConfirming(confirmed)
    await becomeStale()

    const second = await gateway.send(searchPath)
    await gateway.send(searchPath)

    expect(await second.json()).toEqual({ data: ['kept'] })
    expect(asked.map(sent => sent.get('If-None-Match'))).toEqual([
      null,
      '"one"',
      null
    ])
  })

  test('is not used when the 304 has another tag', async () => {
    openConfirming({ ETag: '"two"' })
    await becomeStale()

    const second = await gateway.send(searchPath)
    const third = await gateway.send(searchPath)

    expect((await failureOf(second)).code).toBe('reply-unreadable')
    expect(await third.json()).toEqual({ data: ['kept'] })
  })
})
