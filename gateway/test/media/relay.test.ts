import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

  test('sends no credentials and no headers of the caller', async () => {
    await gateway.send(`/media?url=${encodeURIComponent(`${origin}/a`)}`, {
      headers: {
        Authorization: 'Bearer 1/x',
        Cookie: 'a=b',
        Range: 'bytes=0-1,5-9'
      }
    })

    expect(Object.keys(headersSent[0] ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent'
    ])
  })
})

describe('the media relay refuses', () => {
  test.each([
    'https://evil.example/a.jpg',
    'http://localhost:1/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'not an address',
    ''
  ])('the address %s', async address => {
    expect(await codeOf(address)).toBe('address-refused')
    expect(headersSent).toEqual([])
  })

  test('an address that only looks like a listed one', async () => {
    const { port } = new URL(origin)
    const tricks = [
      `blob:${origin}/a.jpg`,
      `BLOB:${origin}/a.jpg`,
      `blob:blob:${origin}/a.jpg`,
      `filesystem:${origin}/temporary/a.jpg`,
      `view-source:${origin}/a.jpg`,
      `javascript:${origin}/a.jpg`,
      `ws://localhost:${port}/a.jpg`,
      `//localhost:${port}/a.jpg`,
      `http:/localhost:${port}/a.jpg`,
      `http:\\\\localhost:${port}\\a.jpg`,
      `${origin}\\@evil.example/a.jpg`,
      `${origin}@evil.example/a.jpg`,
      `${origin}.evil.example/a.jpg`,
      `${origin}1/a.jpg`,
      ` ${origin}/a.jpg`,
      `\u0000${origin}/a.jpg`,
      `ht\ntp://localhost:${port}/a.jpg`,
      `http://localhost.:${port}/a.jpg`,
      `http://ⓛocalhost:${port}/a.jpg`,
      `http://127.1:${port}/a.jpg`,
      `http://localhost:${port}@evil.example/`,
      `http://user:word@localhost:${port}/`,
      `http://localhost.evil.example:${port}/`,
      `https://localhost:${port}/`
    ]

    for (const trick of tricks) {
      expect(await codeOf(trick)).toBe('address-refused')
    }
    expect(headersSent).toEqual([])
  })

  test.each([
    ['a private network', ['10.0.0.5']],
    ['this machine', ['127.0.0.1']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['an IPv6 network', ['fd00::1']],
    ['a wrapped address', ['::ffff:10.0.0.1']],
    ['one private address of several', ['93.184.216.34', '192.168.1.1']]
  ])('a listed host that resolves to %s', async (_, addresses) => {
    const media = ['https://images.example.com']
    const at = open({
      config: { media },
      lookup: async () =>
        addresses.map(address => ({
          address,
          family: address.includes(':') ? 6 : 4
        }))
    })

    expect(await codeOf('https://images.example.com/a.jpg', at)).toBe(
      'address-refused'
    )
  })

  test('to resolve a host twice', async () => {
    let times = 0
    const at = open({
      config: { media: [origin] },
      lookup: async () => {
        times += 1
        const address = times === 1 ? '127.0.0.1' : '10.0.0.5'
        return [{ address, family: 4 }]
      }
    })

    const response = await preview(`${origin}/a.jpg`, at)

    expect(response.status).toBe(200)
    await response.arrayBuffer()
    expect(times).toBe(1)
  })

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
