import { gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { jpeg } from '../media-host.ts'
import { useMediaRelay } from '../use-media-relay.ts'

const page = '<!doctype html><script>1</script>'

const relay = useMediaRelay()
const { answerWith, preview, codeOf } = relay

test('passes files on while the store is down', async () => {
  const count = vi.spyOn(relay.gateway.store, 'count')
  count.mockRejectedValue(new Error('The store is down.'))

  const reply = await preview()

  expect(reply.status).toBe(200)
})

describe('the media relay', () => {
  test('serves previews by GET', async () => {
    const response = await preview()

    const { headers } = response
    expect(Buffer.from(await response.arrayBuffer()).equals(jpeg)).toBe(true)
    expect(headers.get('Content-Type')).toBe('image/jpeg')
    expect(headers.get('Content-Length')).toBe(String(jpeg.length))
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox/)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('serves licensed files by POST, which must not be cached', async () => {
    const url = `${relay.host.origin}/b?key=1`

    const response = await relay.gateway.post('/media', { url })

    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const bytes = await response.arrayBuffer()
    expect(bytes.byteLength).toBe(jpeg.length)
  })
})

describe('the media relay refuses', () => {
  test('a compressed reply, which it did not ask for', async () => {
    answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' })
      response.end(gzipSync(page))
    })

    expect(await codeOf()).toBe('service-failed')
  })

  test('a file whose declared length is too large', async () => {
    answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Length': 51 * 1024 * 1024 })
      response.write(jpeg)
    })

    expect(await codeOf()).toBe('image-too-large')
  })

  test('a file that exceeds the maximum while it is read', async () => {
    answerWith((_request, response) => {
      response.writeHead(200)
      const more = () => {
        while (response.write(jpeg));
        response.once('drain', more)
      }
      more()
    })

    const response = await preview()

    await expect(response.arrayBuffer()).rejects.toThrow('larger than 50 MB')
  })

  test('an incomplete file', async () => {
    answerWith((request, response) => {
      response.writeHead(200, { 'Content-Length': jpeg.length })
      response.write(jpeg.subarray(0, 20_000), () => request.socket.destroy())
    })

    const response = await preview()

    await expect(response.arrayBuffer()).rejects.toThrow('is incomplete')
  })

  test('a host that does not listen', async () => {
    relay.host.close()

    expect(await codeOf()).toBe('service-failed')
  })
})
