import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMediaHost, type MediaHost } from '../media-host.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

const ascii = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n'
const binary = '\xc5\xd0\xd3\xc6\x1e\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'

let text: string
let host: MediaHost
let gateway: TestGateway

beforeEach(async () => {
  host = await openMediaHost((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    response.end(Buffer.from(text, 'latin1'))
  })
  const config = { media: [host.origin] }
  gateway = openGateway({ fetch: scriptedService().fetch, config })
})

afterEach(() => host.close())

test.each([ascii, binary])('relays an EPS as a licensed file', async file => {
  text = file

  const response = await gateway.post('/media', { url: `${host.origin}/a` })

  const { headers } = response
  expect(headers.get('Content-Type')).toBe('application/postscript')
  expect(headers.get('Content-Disposition')).toBe('attachment')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.toString('latin1')).toBe(file)
})

test.each([ascii, binary])('relays no EPS as a preview', async file => {
  text = file

  const url = encodeURIComponent(`${host.origin}/a`)
  const { code } = await failureOf(await gateway.send(`/media?url=${url}`))

  expect(code).toBe('image-unreadable')
})

test('relays no other text as a licensed file', async () => {
  text = '%PDF-1.7\n1 0 obj <</Type /Catalog>>'

  const reply = await gateway.post('/media', { url: `${host.origin}/a` })

  expect((await failureOf(reply)).code).toBe('image-unreadable')
})
