import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  failureOf,
  openGateway,
  type GatewaySetting,
  type TestGateway
} from '../open-gateway.ts'
import { listen } from '../../../test/listen.ts'
import { scriptedService } from '../scripted-service.ts'

const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(50_000, 7)
])

const page = '<!doctype html><script>1</script>'

let server: Server
let origin: string
let gateway: TestGateway
let serve: RequestListener
let headersSent: Record<string, unknown>[]

beforeEach(async () => {
  headersSent = []
  serve = (_request, response) => {
    response.writeHead(200, { 'Content-Length': jpeg.length })
    response.end(jpeg)
  }
  server = createServer((request, response) => {
    headersSent.push(request.headers)
    serve(request, response)
  })
  origin = `http://localhost:${await listen(server)}`
  gateway = open({ config: { media: [origin] } })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function open(setting: Partial<GatewaySetting>): TestGateway {
  return openGateway({ fetch: scriptedService().fetch, ...setting })
}

function preview(address: string, at = gateway): Promise<Response> {
  return at.send(`/media?url=${encodeURIComponent(address)}`)
}

async function codeOf(address: string, at = gateway): Promise<string> {
  return (await failureOf(await preview(address, at))).code
}

test('passes files on while the store is down', async () => {
  const count = vi.spyOn(gateway.store, 'count')
  count.mockRejectedValue(new Error('The store is down.'))

  const reply = await preview(`${origin}/small.jpg`)

  expect(reply.status).toBe(200)
})

describe('the media relay', () => {
  test('serves previews by GET', async () => {
    const response = await preview(`${origin}/a.jpg`)

    const { headers } = response
    expect(Buffer.from(await response.arrayBuffer()).equals(jpeg)).toBe(true)
    expect(headers.get('Content-Type')).toBe('image/jpeg')
    expect(headers.get('Content-Length')).toBe(String(jpeg.length))
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox/)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('serves licensed files by POST, which must not be cached', async () => {
    const response = await gateway.post('/media', { url: `${origin}/b?key=1` })

    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const bytes = await response.arrayBuffer()
    expect(bytes.byteLength).toBe(jpeg.length)
  })
})

describe('the media relay refuses', () => {
  test('a compressed reply, which it did not ask for', async () => {
    serve = (_request, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' })
      response.end(gzipSync(page))
    }

    expect(await codeOf(`${origin}/a.jpg`)).toBe('service-failed')
  })

  test('a file whose declared length is too large', async () => {
    serve = (_request, response) => {
      response.writeHead(200, { 'Content-Length': 51 * 1024 * 1024 })
      response.write(jpeg)
    }

    expect(await codeOf(`${origin}/a.jpg`)).toBe('image-too-large')
  })

  test('a file that exceeds the maximum while it is read', async () => {
    serve = (_request, response) => {
      response.writeHead(200)
      const more = () => {
        while (response.write(jpeg));
        response.once('drain', more)
      }
      more()
    }

    const response = await preview(`${origin}/a.jpg`)

    await expect(response.arrayBuffer()).rejects.toThrow('larger than 50 MB')
  })

  test('an incomplete file', async () => {
    serve = (request, response) => {
      response.writeHead(200, { 'Content-Length': jpeg.length })
      response.write(jpeg.subarray(0, 20_000), () => request.socket.destroy())
    }

    const response = await preview(`${origin}/a.jpg`)

    await expect(response.arrayBuffer()).rejects.toThrow('is incomplete')
  })

  test('a host that does not listen', async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')

    expect(await codeOf(`${origin}/a.jpg`)).toBe('service-failed')
  })
})
