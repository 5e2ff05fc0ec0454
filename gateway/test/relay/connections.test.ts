import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { defaultTimeLimits } from '../../core/time-limits.ts'
import { openMediaHost, type MediaHost } from '../media-host.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'

const searchPath = '/api/v2/images/search'

let service: MediaHost

afterEach(() => service.close())

/** A gateway whose service answers over a socket. */
async function open(
  answer: RequestListener,
  limit = defaultTimeLimits.service
): Promise<TestGateway> {
  service = await openMediaHost(answer)
  return openGateway({
    fetch,
    config: {
      service: service.origin,
      timeLimits: { ...defaultTimeLimits, service: limit }
    }
  })
}

const begin: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"data":[')
}

describe('the relay disconnects from the service', () => {
  test('when its reply arrives one byte at a time', async () => {
    const gateway = await open((request, response) => {
      begin(request, response)
      const drip = setInterval(() => response.write(' '), 5)
      request.socket.on('close', () => clearInterval(drip))
    }, 60)

    const reply = await gateway.send(searchPath)

    expect(await failureOf(reply)).toEqual({ status: 504, code: 'timed-out' })
    await service.isLeft()
  })

  test('when its reply is too large', async () => {
    const gateway = await open((request, response) => {
      begin(request, response)
      const more = () => {
        while (response.write(Buffer.alloc(65_536, ' ')));
        response.once('drain', more)
      }
      more()
    })

    const reply = await gateway.send(searchPath)

    expect((await failureOf(reply)).code).toBe('reply-unreadable')
    await service.isLeft()
  })

  test('when the client disconnects during the reply', async () => {
    const client = new AbortController()
    const gateway = await open((request, response) => {
      begin(request, response)
      client.abort()
    })

    const reply = await gateway.send(searchPath, { signal: client.signal })

    expect((await failureOf(reply)).code).toBe('bad-request')
    await service.isLeft()
  })
})

test('HEAD returns the head of GET without a body', async () => {
  const gateway = await open((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end('{"data":[]}')
  })

  const reply = await gateway.send(searchPath, { method: 'HEAD' })

  expect(reply.status).toBe(200)
  expect(reply.headers.get('Content-Length')).toBe('11')
  expect(reply.body).toBeNull()
})

test('repeats a request once whose connection was closed', async () => {
  let left = 1
  const gateway = await open((request, response) => {
    if (left-- > 0) {
      request.socket.destroy()
      return
    }
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end('{"data":[]}')
  })

  const reply = await gateway.send(searchPath)

  expect(reply.status).toBe(200)
  expect(service.arrived).toHaveLength(2)
})

test('says that the service failed when it closes every connection', async () => {
  const gateway = await open(request => request.socket.destroy())

  const reply = await gateway.send(searchPath)

  expect((await failureOf(reply)).code).toBe('service-failed')
  expect(service.arrived).toHaveLength(2)
})
