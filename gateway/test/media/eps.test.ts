import { expect, test } from 'vitest'
import { failureOf } from '../open-gateway.ts'
import { useMediaRelay } from '../use-media-relay.ts'

const ascii = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n'
const binary = '\xc5\xd0\xd3\xc6\x1e\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'

const relay = useMediaRelay()

function serve(text: string): void {
  relay.answerWith((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    response.end(Buffer.from(text, 'latin1'))
  })
}

function licensedFile(): Promise<Response> {
  return relay.gateway.post('/media', { url: `${relay.host.origin}/a` })
}

test.each([ascii, binary])('relays an EPS as a licensed file', async file => {
  serve(file)

  const response = await licensedFile()

  const { headers } = response
  expect(headers.get('Content-Type')).toBe('application/postscript')
  expect(headers.get('Content-Disposition')).toBe('attachment')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.toString('latin1')).toBe(file)
})

test.each([ascii, binary])('relays no EPS as a preview', async file => {
  serve(file)

  expect(await relay.codeOf()).toBe('image-unreadable')
})

test('relays no other text as a licensed file', async () => {
  serve('%PDF-1.7\n1 0 obj <</Type /Catalog>>')

  expect((await failureOf(await licensedFile())).code).toBe('image-unreadable')
})
