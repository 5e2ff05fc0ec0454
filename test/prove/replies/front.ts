import { createServer, request as send } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '../../listen.ts'
import { brokenPicture } from './broken-pictures.ts'

/** A reply as it goes over the line. */
export interface RawReply {
  status: number
  type: string
  body: string | Uint8Array
  /** The connection ends in the middle of the body. */
  isCut?: boolean
  /** Beside the usual ones, or in their place. */
  headers?: Record<string, string>
}

/** What is answered instead of what the other side says. */
export interface Override {
  /** Of the path, such as `/v2/images/search`. */
  path: RegExp
  reply: RawReply
}

/** Stands between the panel and both gateway and service. */
export interface Front {
  gateway: string
  service: string
  /** Where requests go that are answered as ever. */
  leadTo(ends: { gateway: string; service: string }): void
  /** From now on; without any all is as ever. */
  answer(instead: readonly Override[]): void
  /** How many were answered by something else since then. */
  readonly answered: number
  /** Resolves when there was one, or nobody asked for a while. */
  asked(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds: only what is never asked for takes so long. */
const patience = 60_000

/** Paths of broken pictures begin so. */
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
    leadTo: given => void (ends = given),
    answer(instead) {
      all = instead
      answered = 0
    },
    get answered() {
      return answered
    },
    asked: () =>
      new Promise(resolve => {
        const late = setTimeout(resolve, patience)
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
