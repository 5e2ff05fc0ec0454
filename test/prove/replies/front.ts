import { createServer, request as send } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '../../listen.ts'
import { brokenPicture } from './broken-pictures.ts'

/** A reply as it is sent. */
export interface RawReply {
  status: number
  type: string
  body: string | Uint8Array
  /** The connection ends in the middle of the body. */
  isCut?: boolean
  /** Added to the usual headers, or replacing them. */
  headers?: Record<string, string>
}

/** A reply to send instead of the server's. */
export interface Override {
  /** Matches paths such as `/v2/images/search`. */
  path: RegExp
  reply: RawReply
}

/** Stands between the panel and both gateway and service. */
export interface Front {
  gateway: string
  service: string
  /** Sets the servers that other requests are forwarded to. */
  forwardTo(ends: { gateway: string; service: string }): void
  /** Replaces all overrides. */
  answer(instead: readonly Override[]): void
  /** Number of overridden replies since the last `answer`. */
  readonly answered: number
  /** Resolves at the first overridden reply, or after a timeout. */
  asked(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds; reached only when the panel never sends the request. */
const timeout = 60_000

/** Prefix of the paths of broken pictures. */
export const picturePath = '/broken/'

export async function openFront(): Promise<Front> {
  let ends = { gateway: '', service: '' }
  let all: readonly Override[] = []
  let answered = 0
  let notify = () => {}
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname.startsWith(picturePath)) {
      return answerWith(reply, brokenPicture(url.pathname))
    }
    const path = url.pathname.replace(/^\/api(?=\/v2\/)/, '')
    const isCount = url.searchParams.get('per_page') === '0'
    const found = all.find(one => one.path.test(path))
    if (found && !isCount && request.method !== 'OPTIONS') {
      request.resume()
      answered += 1
      notify()
      return answerWith(reply, found.reply)
    }
    const isGateway = request.headers.host?.startsWith('localhost')
    return pass(request, reply, isGateway ? ends.gateway : ends.service)
  })
  const port = await listen(server)
  return {
    gateway: `http://localhost:${port}`,
    service: `http://127.0.0.1:${port}`,
    forwardTo: given => void (ends = given),
    answer(instead) {
      all = instead
      answered = 0
    },
    get answered() {
      return answered
    },
    asked: () =>
      new Promise(resolve => {
        const late = setTimeout(resolve, timeout)
        notify = () => {
          clearTimeout(late)
          resolve()
        }
        if (answered > 0) notify()
      }),
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    }
  }
}

function answerWith(reply: ServerResponse, raw: RawReply): void {
  const body = Buffer.from(raw.body)
  reply.writeHead(raw.status, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Date, Retry-After',
    'Cache-Control': 'no-store',
    'Content-Type': raw.type,
    'Content-Length': raw.isCut ? body.length + 100 : body.length,
    ...raw.headers
  })
  if (!raw.isCut) return void reply.end(body)
  reply.write(body, () => reply.destroy())
}

function pass(
  request: IncomingMessage,
  reply: ServerResponse,
  origin: string
): void {
  const { method } = request
  const address = new URL(request.url ?? '/', origin)
  const headers = { ...request.headers, host: address.host }
  const onward = send(address, { method, headers }, got => {
    reply.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(reply)
  })
  onward.on('error', () => reply.destroy())
  request.pipe(onward)
}
