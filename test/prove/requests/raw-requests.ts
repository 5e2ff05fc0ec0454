import { randomFrom, type Random } from '../../../dev/catalog/assets/random.ts'
import { badRequests, type Wish } from './bad-requests.ts'
import { clip, type BadRequest } from './bad-request.ts'

/** Bytes to send over a connection to an HTTP server. */
export interface RawRequest {
  kind: string
  /** Method and path of the intended operation. */
  operation: string
  bytes: Uint8Array
  /** The connection ends although the bytes may announce more. */
  endsEarly: boolean
  /** The bytes are a complete request. */
  isWhole: boolean
}

const lines: [string, ...string[]] = [
  'GET /v2/user HTTP/9.9',
  'GET /v2/user',
  'get /v2/user HTTP/1.1',
  ' /v2/user HTTP/1.1',
  'GET  HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT example.com:443 HTTP/1.1',
  'TRACE /v2/user HTTP/1.1',
  'GET //v2//user HTTP/1.1',
  'GET /../../../../etc/passwd HTTP/1.1',
  'GET /v2/images/../../../etc/passwd HTTP/1.1',
  'GET /media/..%2f..%2f..%2fetc/passwd HTTP/1.1',
  'GET /media/%2e%2e/%2e%2e/preview.jpg HTTP/1.1',
  'GET /v2/images/%00 HTTP/1.1',
  'GET /v2/images/\u00ff\u00fe HTTP/1.1',
  'GET /v2/images/\u0000 HTTP/1.1',
  'GET http://[::1/v2/user HTTP/1.1',
  'GET http://example.com/v2/user HTTP/1.1',
  'GET ?query HTTP/1.1',
  'GET /v2/user?%zz#%zz HTTP/1.1',
  `GET /v2/images/${'x'.repeat(20_000)} HTTP/1.1`,
  `${'X'.repeat(20_000)} / HTTP/1.1`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  ''
]

const headers: [string, ...string[]] = [
  'Host: [',
  'Host: a b',
  'Host: ../..',
  'Host: \u00ff',
  'Host: localhost:99999',
  'Host: user@localhost',
  'Host:',
  'Host: x\r\nHost: y',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 1\r\nContent-Length: 2',
  'Content-Length: 3\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
  'Transfer-Encoding: chunked\r\n\r\nffffffff\r\nabc',
  'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  'Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
  'Expect: the unexpected',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ',
  ': nothing',
  'A b: c',
  'X-Nul: \u0000',
  'X-Folded: a\r\n b',
  `X-Long: ${'x'.repeat(20_000)}`,
  Array.from({ length: 3000 }, (_, index) => `X-${index}: 1`).join('\r\n')
]

/** Bad requests as bytes, some malformed as HTTP, which follow from the seed. */
export function* rawRequests(wish: Wish): Generator<RawRequest, undefined> {
  let turn = 0
  for (const request of badRequests({ ...wish, seed: wish.seed + 1 })) {
    turn += 1
    const random = randomFrom(wish.seed * 1_000_003 + turn)
    yield { operation: request.operation, ...toRaw(request, turn, random) }
  }
}

/** The bytes in a readable form. */
export function describeRaw({ bytes, endsEarly }: RawRequest): string {
  const text = clip(JSON.stringify(Buffer.from(bytes).toString('latin1')))
  return endsEarly ? `${text}, and no more` : text
}

function toRaw(
  request: BadRequest,
  turn: number,
  random: Random
): Omit<RawRequest, 'operation'> {
  switch (turn % 4) {
    case 0:
      return {
        kind: 'socket: request lines',
        bytes: toBytes(random.pick(lines), ['Host: localhost']),
        endsEarly: random.chance(0.5),
        isWhole: false
      }
    case 1:
      return {
        kind: 'socket: headers',
        bytes: toBytes(lineOf(request), [random.pick(headers)]),
        // They may announce more than they send.
        endsEarly: true,
        isWhole: false
      }
    case 2: {
      const bytes = encode(request)
      const length = random.integer(1, bytes.length - 1)
      const kind = 'socket: cut in the middle'
      const half = bytes.subarray(0, length)
      return { kind, bytes: half, endsEarly: true, isWhole: false }
    }
    default:
      return {
        kind: 'socket: whole requests',
        bytes: encode(request),
        endsEarly: random.chance(0.2),
        isWhole: true
      }
  }
}

function lineOf({ method, address }: BadRequest): string {
  return `${method} ${address} HTTP/1.1`
}

function encode(request: BadRequest): Uint8Array {
  const body = Buffer.from(request.body ?? '')
  const given = Object.entries(request.headers).map(
    ([name, value]) => `${name}: ${value}`
  )
  const head = ['Host: localhost', `Content-Length: ${body.length}`, ...given]
  return Buffer.concat([toBytes(lineOf(request), head), body])
}

function toBytes(line: string, fields: string[]): Uint8Array {
  const text = [line, ...fields, 'Connection: close', '', ''].join('\r\n')
  return Buffer.from(text, 'latin1')
}
