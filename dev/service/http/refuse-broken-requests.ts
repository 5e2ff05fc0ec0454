import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type Refusal = [status: number, message: string, more?: Record<string, string>]

const common = {
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  Connection: 'close'
}

/**
 * Answers requests that Node cannot parse with a JSON message, like all other
 * refusals.
 */
export function refuseBrokenRequests(server: Server): void {
  const replies = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, reply) => replies.set(socket, reply))
  server.on('checkExpectation', (_, reply) => {
    reply.writeHead(417, common)
    reply.end(bodyOf('Only "100-continue" can be expected'))
  })
  server.on('clientError', (error, socket) => {
    const reply = replies.get(socket)
    const isAnswering = reply?.headersSent === true && !reply.writableFinished
    if (!socket.writable || isAnswering) socket.destroy(error)
    else socket.end(toText(refusalOf(error)), () => socket.destroy())
  })
}

function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  switch (code ?? '') {
    case 'HPE_INVALID_METHOD':
      return [
        405,
        'Method Not Allowed',
        { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' }
      ]
    case 'HPE_HEADER_OVERFLOW':
      return [431, 'Address and headers are larger than 16 kB']
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, 'The request did not arrive in time']
    default:
      return [400, 'The request is not as HTTP says']
  }
}

function toText([status, message, more]: Refusal): string {
  const body = bodyOf(message)
  const headers = { ...common, ...more, 'Content-Length': body.length }
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body
  ].join('\r\n')
}

function bodyOf(message: string): string {
  return JSON.stringify({ message })
}
