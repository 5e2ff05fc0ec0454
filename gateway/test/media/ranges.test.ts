import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMediaHost, type MediaHost } from '../media-host.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

const video = fileOf('\0\0\0\x20ftypisom')

function fileOf(head: string): Buffer {
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(90_000, 7)])
}

let file: Buffer

let host: MediaHost
let serve: RequestListener
let ranges: (string | undefined)[]
let gateway: TestGateway

beforeEach(async () => {
  file = video
  ranges = []
  serve = servePart
  host = await openMediaHost((request, response) => {
    ranges.push(request.headers.range)
    serve(request, response)
  })
  gateway = openGateway({
    fetch: scriptedService().fetch,
    config: { media: [host.origin] }
  })
})
afterEach(() => host.close())

const changedAt = 'Thu, 01 Jan 2026 00:00:00 GMT'

const servePart: RequestListener = (request, response) => {
  const [, from = '', to = ''] =
    /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from === '') {
    response.end(file)
    return
  }
  const end = to === '' ? file.length - 1 : Number(to)
  const part = file.subarray(Number(from), end + 1)
  response.writeHead(206, {
    'Content-Length': part.length,
    'Content-Range': `bytes ${from}-${end}/${file.length}`,
    ETag: '"1"',
    'Last-Modified': changedAt
  })
  response.end(part)
}

function get(range: string): Promise<Response> {
  const url = encodeURIComponent(`${host.origin}/a.mp4`)
  return gateway.send(`/media?url=${url}`, { headers: { Range: range } })
}

function serveRange(contentRange: string): void {
  serve = (_request, response) => {
    response.writeHead(206, { 'Content-Range': contentRange })
    response.end(video.subarray(0, 100))
  }
}

describe('the media relay passes on', () => {
  test.each([
    ['video/mp4', '\0\0\0\x20ftypisom'],
    ['audio/mpeg', 'ID3\x04\0\0\0\0'],
    ['audio/ogg', 'OggS\0\x02\0\0']
  ])('the start of a file of %s', async (type, head) => {
    file = fileOf(head)

    const response = await get('bytes=0-999')

    const { status, headers } = response
    expect(status).toBe(206)
    expect(headers.get('Content-Range')).toBe(`bytes 0-999/${file.length}`)
    expect(headers.get('Content-Type')).toBe(type)
    expect(headers.get('ETag')).toBe('"1"')
    expect(headers.get('Last-Modified')).toBe(changedAt)
    expect((await response.arrayBuffer()).byteLength).toBe(1000)
  })

  test('the rest of a licensed file', async () => {
    const response = await gateway.send('/media', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Range: 'bytes=80000-'
      },
      body: JSON.stringify({ url: `${host.origin}/a.mp4?key=1` })
    })

    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.status).toBe(206)
    expect(response.headers.get('Content-Type')).toBe(
      'application/octet-stream'
    )
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain(
      'Content-Range'
    )
    expect(bytes.equals(video.subarray(80_000))).toBe(true)
  })

  test('the whole file of a host that knows no ranges', async () => {
    serve = (_request, response) => void response.end(video)

    const response = await get('bytes=80000-')

    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Range')).toBeNull()
    expect((await response.arrayBuffer()).byteLength).toBe(video.length)
  })
})

test.each([
  'bytes=0-1,5-9',
  'bytes=-500',
  'items=0-1',
  'bytes=a-b',
  `bytes=${'1'.repeat(20)}-`
])('the media relay takes %s for the whole file', async range => {
  const response = await get(range)

  await response.arrayBuffer()
  expect(response.status).toBe(200)
  expect(ranges).toEqual([undefined])
})

describe('the media relay refuses', () => {
  test.each([
    'bytes 0-99/90012',
    'bytes 60-99/90012',
    'bytes 50-10/90012',
    'bytes 50-149/*',
    'bytes 50-149/100',
    ''
  ])('the other part %s', async contentRange => {
    serveRange(contentRange)

    const { code } = await failureOf(await get('bytes=50-'))

    expect(code).toBe('service-failed')
  })

  test('a part that nobody requested', async () => {
    serveRange('bytes 0-99/90012')

    const { code } = await failureOf(await get('items=0-1'))

    expect(code).toBe('service-failed')
  })

  test('a part of a file that is too large', async () => {
    serveRange(`bytes 50-149/${51 * 1024 * 1024}`)

    const { code } = await failureOf(await get('bytes=50-'))

    expect(code).toBe('image-too-large')
  })

  test('a part beyond the end', async () => {
    serve = (_request, response) => {
      response.writeHead(416, { 'Content-Range': `bytes */${video.length}` })
      response.end()
    }

    const { code } = await failureOf(await get('bytes=99999-'))

    expect(code).toBe('bad-request')
  })
})
