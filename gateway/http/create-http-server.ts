import { createServer, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { reasonOf } from '../../contract/errors.ts'
import type { GatewayConfig } from '../core/config.ts'
import type { LogEntry } from '../core/core.ts'
import { failureBody, failureHeaders } from './answer-failures.ts'
import type { Connections } from './connections.ts'

export interface HttpServerParts {
  config: GatewayConfig
  handle: Parameters<typeof getRequestListener>[0]
  connections: Connections
  log: (entry: LogEntry) => void
}

/** A server that limits the duration of requests; not listening yet. */
export function createHttpServer({
  config,
  handle,
  connections,
  log
}: HttpServerParts): Server {
  const { head, request } = config.timeLimits
  const listener = getRequestListener(handle, { errorHandler })

  function errorHandler(thrown: unknown): Response {
    if (thrown instanceof RequestError) {
      return fail(400, 'bad-request', 'The request has an invalid URL.')
    }
    log({ event: 'bug', message: reasonOf(thrown), stack: stackOf(thrown) })
    return fail(500, 'internal', 'The gateway has a fault.')
  }

  const server = createServer({
    headersTimeout: head,
    requestTimeout: request,
    connectionsCheckingInterval: Math.ceil(Math.min(1000, head / 4)),
    // `errorHandler` answers requests without a host, like any invalid URL.
    requireHostHeader: false
  })
  connections.watch(server)
  server.on('request', (incoming, outgoing) => {
    // HTTP/1.0 does not require a host; health checks of some proxies omit it.
    if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost'
    if (connections.accept(incoming, outgoing)) {
      void listener(incoming, outgoing)
    }
  })
  // A server may ignore expectations other than 100-continue.
  server.on('checkExpectation', (incoming, outgoing) => {
    server.emit('request', incoming, outgoing)
  })
  return server
}

function fail(
  status: number,
  ...args: Parameters<typeof failureBody>
): Response {
  return Response.json(failureBody(...args), {
    status,
    headers: failureHeaders
  })
}

function stackOf(thrown: unknown): string | null {
  return thrown instanceof Error ? (thrown.stack ?? null) : null
}
