import { beforeEach, describe, expect, test } from 'vitest'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'

const searchPath = '/api/v2/images/search?query=sea'

interface Call {
  signal: AbortSignal
  answer: (response: Response) => void
  fail: (error: Error) => void
}

let gateway: TestGateway
/** Requests that arrived at the service, unanswered until the test does. */
let calls: Call[]

beforeEach(() => {
  calls = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { signal } = new Request(input, init)
    return new Promise((answer, fail) => {
      calls.push({ signal, answer, fail })
      signal.addEventListener('abort', () => fail(new Error('Aborted')))
    })
  }
  gateway = openGateway({ fetch })
})

function found(control?: string): Response {
  const headers = control === undefined ? {} : { 'Cache-Control': control }
  return Response.json({ data: ['sea'] }, { headers })
}

function search(times: number, init?: RequestInit): Promise<Response>[] {
  return Array.from({ length: times }, () => gateway.send(searchPath, init))
}

async function arrived(count: number): Promise<void> {
  await expect.poll(() => calls.length, { interval: 5 }).toBe(count)
}

/** Lets everything that waits for nothing from outside happen. */
function settled(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

describe('identical requests', () => {
  test.each([
    'public, max-age=60',
    'private, max-age=3600',
    'no-store',
    's-maxage=0',
    undefined
  ])('reach the service once: %s', async control => {
    const clients = search(100)
    await settled()
    await arrived(1)
    calls[0]?.answer(found(control))

    const replies = await Promise.all(clients)

    const bodies = await Promise.all(replies.map(reply => reply.json()))
    expect(bodies).toEqual(bodies.map(() => ({ data: ['sea'] })))
    expect(calls).toHaveLength(1)
  })

  test('share refusals and failures, but not with later requests', async () => {
    const refused = search(2)
    await arrived(1)
    calls[0]?.answer(Response.json({ message: 'Slow' }, { status: 429 }))
    const failed = (await Promise.all(refused)).map(({ status }) => status)
    const broken = search(2)
    await arrived(2)
    calls[1]?.fail(new TypeError('fetch failed'))
    const codes = await Promise.all((await Promise.all(broken)).map(failureOf))
    const [later] = search(1)
    await arrived(3)
    calls[2]?.answer(found())

    expect(failed).toEqual([429, 429])
    expect(codes.map(({ code }) => code)).toEqual([
      'service-failed',
      'service-failed'
    ])
    expect((await later)?.status).toBe(200)
  })

  test('are separate for each language', async () => {
    const clients = ['de', 'fr'].flatMap(language =>
      search(2, { headers: { 'Accept-Language': language } })
    )
    await settled()
    await arrived(2)
    calls.forEach(call => call.answer(found()))

    const replies = await Promise.all(clients)

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(calls).toHaveLength(2)
  })

  test('continue when the first client disconnects', async () => {
    const client = new AbortController()
    const [left] = search(1, { signal: client.signal })
    await arrived(1)
    const [stays] = search(1)
    await settled()

    client.abort()
    expect((await left)?.status).toBe(400)
    calls[0]?.answer(found())

    expect((await stays)?.status).toBe(200)
    expect(calls).toHaveLength(1)
  })

  test('are aborted when all clients have disconnected', async () => {
    const clients = [new AbortController(), new AbortController()]
    const left = clients.flatMap(({ signal }) => search(1, { signal }))
    await settled()
    await arrived(1)

    clients.forEach(client => client.abort())
    await Promise.all(left)
    const [later] = search(1)
    await arrived(2)
    calls[1]?.answer(found())

    expect(calls[0]?.signal.aborted).toBe(true)
    expect((await later)?.status).toBe(200)
  })
})

describe('clients of one reply', () => {
  test('get the same bytes of a long one', async () => {
    const clients = search(2)
    await arrived(1)
    const data = 'x'.repeat(100_000)
    const headers = { 'Cache-Control': 'max-age=60' }
    calls[0]?.answer(Response.json({ data }, { headers }))
    const replies = [...(await Promise.all(clients)), ...search(1)]

    const memory = await Promise.all(
      replies.map(async reply => {
        const read = await (await reply).body?.getReader().read()
        return read?.value?.buffer
      })
    )

    expect(new Set(memory).size).toBe(1)
    expect(memory[0]).toBeInstanceOf(ArrayBuffer)
  })
})
