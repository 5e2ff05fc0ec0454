import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { startGateway } from '../../server.ts'
import { defaultTimeLimits } from '../../core/time-limits.ts'
import {
  beginJpeg,
  dripJpeg,
  jpeg,
  openMediaHost,
  type MediaHost
} from '../media-host.ts'
import {
  failureOf,
  openGateway,
  type GatewaySetting,
  type TestGateway
} from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

let host: MediaHost
let gateway: TestGateway
/** Milliseconds of the limits that began, and the end of the last one. */
let limits: number[]
let expire: () => void

afterEach(() => host.close())

async function open(
  answer: RequestListener,
  setting: Partial<GatewaySetting> = {}
): Promise<void> {
  host = await openMediaHost(answer)
  limits = []
  gateway = openGateway({
    fetch: scriptedService().fetch,
    timeout: limit => {
      limits.push(limit)
      const timer = new AbortController()
      expire = () => timer.abort(new DOMException('Over', 'TimeoutError'))
      return timer.signal
    },
    ...setting,
    config: { media: [host.origin], ...setting.config }
  })
}

function pathOf(file: string): string {
  return `/media?url=${encodeURIComponent(`${host.origin}/${file}`)}`
}

describe('the media relay disconnects from a host', () => {
  test('after a HEAD request', async () => {
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

  test('after a failure with an endless body', async () => {
    await open((_request, response) => {
      response.writeHead(404)
      response.write('no')
    })

    const response = await gateway.send(pathOf('a.jpg'))

    expect(response.status).toBe(404)
    await host.isLeft()
  })

  test('when the client stops reading', async () => {
    await open(beginJpeg)

    const response = await gateway.send(pathOf('a.jpg'))
    await response.body?.cancel()

    expect(response.status).toBe(200)
    await host.isLeft()
  })

  test('when the client disconnects before the reply', async () => {
    const client = new AbortController()
    await open(() => client.abort())

    const response = await gateway.send(pathOf('a.jpg'), {
      signal: client.signal
    })

    expect((await failureOf(response)).code).toBe('bad-request')
    await host.isLeft()
  })
})

describe('the media relay aborts', () => {
  test('a preview after a minute, even while it still receives bytes', async () => {
    await open(dripJpeg)
    const response = await gateway.send(pathOf('a.jpg'))
    const reading = response.arrayBuffer()

    expire()

    await expect(reading).rejects.toThrow('took too long')
    expect(limits).toEqual([60_000])
    await host.isLeft()
  })

  test('a licensed file after ten minutes', async () => {
    await open(dripJpeg)
    const response = await gateway.post('/media', { url: `${host.origin}/a` })
    const reading = response.arrayBuffer()

    expire()

    await expect(reading).rejects.toThrow('took too long')
    expect(limits).toEqual([600_000])
    await host.isLeft()
  })

  test('a file that the client does not read', async () => {
    await open((_request, response) => {
      response.writeHead(200)
      const more = () => {
        while (response.write(jpeg));
        response.once('drain', more)
      }
      more()
    })
    const response = await gateway.send(pathOf('a.jpg'))

    expire()
    await host.isLeft()

    await expect(response.arrayBuffer()).rejects.toThrow('took too long')
  })

  test('a head that arrives one byte at a time', async () => {
    await open(({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Long: ')
      const drip = setInterval(() => socket.write('7'), 5)
      socket.on('close', () => clearInterval(drip))
      expire()
    })

    const response = await gateway.send(pathOf('a.jpg'))

    expect(await failureOf(response)).toEqual({
      status: 504,
      code: 'timed-out'
    })
    await host.isLeft()
  })

  test('a host that is silent', async () => {
    const timeLimits = { ...defaultTimeLimits, mediaHead: 30 }
    await open(() => {}, { config: { timeLimits } })

    const response = await gateway.send(pathOf('a.jpg'))

    expect((await failureOf(response)).code).toBe('timed-out')
    await host.isLeft()
  })

  test('a name that takes too long to look up', async () => {
    await open(() => {}, {
      lookup: () => {
        expire()
        return new Promise(() => {})
      }
    })

    const response = await gateway.send(pathOf('a.jpg'))

    expect((await failureOf(response)).code).toBe('timed-out')
  })
})

describe('a listening gateway', () => {
  test('closes connections of clients that disconnected', async () => {
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
