import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { startGateway } from '../../gateway/server.ts'
import { defaultTimeLimits } from '../../gateway/time-limits.ts'
import {
  beginJpeg,
  dripJpeg,
  openMediaHost,
  type MediaHost
} from './media-host.ts'
import { failureOf, openGateway, type TestGateway } from './open-gateway.ts'
import { scriptedService } from './scripted-service.ts'

let host: MediaHost
let gateway: TestGateway

afterEach(() => host.close())

async function open(
  answer: Parameters<typeof openMediaHost>[0],
  limits: Partial<typeof defaultTimeLimits> = {}
): Promise<void> {
  host = await openMediaHost(answer)
  gateway = openGateway({
    fetch: scriptedService().fetch,
    config: {
      media: [host.origin],
      timeLimits: { ...defaultTimeLimits, ...limits }
    }
  })
}

function pathOf(file: string): string {
  return `/media?url=${encodeURIComponent(`${host.origin}/${file}`)}`
}

describe('the media relay lets a host go', () => {
  test('when only the head was asked for', async () => {
    await open(beginJpeg)

    const heads = await Promise.all(
      Array.from({ length: 20 }, () =>
        gateway.send(pathOf('a.jpg'), { method: 'HEAD' })
      )
    )

    expect(heads.map(({ status }) => status)).toEqual(heads.map(() => 200))
    expect(heads[0]?.headers.get('Content-Type')).toBe('image/jpeg')
    expect(heads[0]?.body).toBeNull()
    await host.isLeft()
  })

  test('when it has answered with a failure that does not end', async () => {
    await open((_request, response) => {
      response.writeHead(404)
      response.write('no')
    })

    const response = await gateway.send(pathOf('a.jpg'))

    expect(response.status).toBe(404)
    await host.isLeft()
  })

  test('when the client stops to read', async () => {
    await open(beginJpeg)

    const response = await gateway.send(pathOf('a.jpg'))
    await response.body?.cancel()

    expect(response.status).toBe(200)
    await host.isLeft()
  })

  test('when the client hangs up before there is a reply', async () => {
    const client = new AbortController()
    await open(() => client.abort())

    const response = await gateway.send(pathOf('a.jpg'), {
      signal: client.signal
    })

    expect((await failureOf(response)).code).toBe('bad-request')
    await host.isLeft()
  })
})

describe('the media relay gives up', () => {
  test('a preview that comes a byte at a time', async () => {
    await open(dripJpeg, { preview: 60 })

    const response = await gateway.send(pathOf('a.jpg'))

    await expect(response.arrayBuffer()).rejects.toThrow('took too long')
    await host.isLeft()
  })

  test('a licensed file that comes a byte at a time', async () => {
    await open(dripJpeg, { preview: 1, file: 60 })

    const response = await gateway.post('/media', { url: `${host.origin}/a` })

    await expect(response.arrayBuffer()).rejects.toThrow('took too long')
    await host.isLeft()
  })

  test('a file that a client does not read', async () => {
    await open(
      (_request, response) => {
        response.writeHead(200)
        const more = () => {
          while (
            response.write(Buffer.alloc(65_536, '\xff\xd8\xff', 'latin1'))
          );
          response.once('drain', more)
        }
        more()
      },
      { preview: 60 }
    )

    const response = await gateway.send(pathOf('a.jpg'))
    await host.isLeft()

    await expect(response.arrayBuffer()).rejects.toThrow('took too long')
  })

  test('a head that comes a byte at a time', async () => {
    await open(() => {}, { preview: 60 })
    host.server.removeAllListeners('request')
    host.server.on('request', ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Long: ')
      const drip = setInterval(() => socket.write('7'), 5)
      socket.on('close', () => clearInterval(drip))
    })

    const response = await gateway.send(pathOf('a.jpg'))

    expect(await failureOf(response)).toEqual({
      status: 504,
      code: 'timed-out'
    })
    await host.isLeft()
  })

  test('a host that is silent', async () => {
    await open(() => {}, { mediaHead: 30 })

    const response = await gateway.send(pathOf('a.jpg'))

    expect((await failureOf(response)).code).toBe('timed-out')
    await host.isLeft()
  })

  test('a name that takes too long to look up', async () => {
    await open(() => {}, { preview: 30 })
    const { config } = gateway
    const { fetch } = scriptedService()
    gateway = openGateway({
      fetch,
      config,
      lookup: () => new Promise(() => {})
    })

    const response = await gateway.send(pathOf('a.jpg'))

    expect((await failureOf(response)).code).toBe('timed-out')
  })
})

describe('a listening gateway', () => {
  test('keeps no connection for clients that have left', async () => {
    await open((request, response) => {
      if (request.url !== '/silent.jpg') beginJpeg(request, response)
    })
    const { config } = gateway
    const running = await startGateway({ config, port: 0, log: () => {} })
    const address = running.url + pathOf('silent.jpg')
    const port = Number(new URL(running.url).port)

    await fetch(running.url + pathOf('a.jpg'), { method: 'HEAD' })
    const client = connect(port, '127.0.0.1')
    client.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await expect.poll(() => host.arrived).toContain('GET /silent.jpg')
    client.destroy()

    await host.isLeft()
    await running.close()
  })
})
