import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'
import {
  getRequestListener,
  RequestError,
  type Http2Bindings,
  type HttpBindings
} from '@hono/node-server'
import {
  createService,
  type Service,
  type ServiceOptions
} from './create-service.ts'
import { ConnectionCut } from './faults/faults.ts'
import { refuseBrokenRequests } from './http/refuse-broken-requests.ts'

export interface ServerOptions extends Omit<ServiceOptions, 'baseUrl'> {
  /** 0 for a free port. */
  port: number
  /** A loopback name or address; any other only without demo accounts. */
  hostname?: string | undefined
  /** The public address; by default http://localhost with the port. */
  baseUrl?: string | undefined
}

export interface RunningService {
  url: string
  service: Service
  /**
   * Resolves when no request is in flight, not even for clients that have
   * disconnected.
   */
  idle(): Promise<void>
  /** Waits for requests in flight, then stops. */
  close(): Promise<void>
}

type Bindings = HttpBindings | Http2Bindings

const loopback = ['localhost', '127.0.0.1', '::1']
/** Milliseconds, like the next. */
const closeTimeout = 2000
const sweep = 20

/**
 * Starts the reference service on a port; without demo accounts also for other
 * machines.
 */
export async function startService(
  options: ServerOptions
): Promise<RunningService> {
  const { hostname = '127.0.0.1', port, hasDemo = true } = options
  const { log = () => undefined } = options
  if (hasDemo && !loopback.includes(hostname)) {
    throw new Error(
      `The service is for this machine only: ${hostname} is not a loopback address. Use 127.0.0.1, or leave the demo accounts out with --no-demo.`
    )
  }
  let opening: Promise<Service> | undefined
  const inFlight = new Set<Promise<Response>>()
  const listener = getRequestListener(
    (request, bindings) => {
      const reply = answer(opening, request, bindings).finally(() =>
        inFlight.delete(reply)
      )
      inFlight.add(reply)
      return reply
    },
    {
      overrideGlobalObjects: false,
      errorHandler: error => answerFailure(error, log)
    }
  )
  // The listener refuses a missing host like an invalid one.
  const server = createServer(
    { requireHostHeader: false },
    (incoming, outgoing) => void listener(incoming, outgoing)
  )
  refuseBrokenRequests(server)
  const taken = await listen(server, port, hostname)
  const url = options.baseUrl ?? `http://localhost:${taken}`
  try {
    opening = createService({ ...options, baseUrl: url })
    const service = await opening
    const idle = async () => {
      while (inFlight.size > 0) await Promise.allSettled(inFlight)
    }
    const close = async () => {
      await stop(server)
      await Promise.race([
        idle(),
        wait(closeTimeout, undefined, { ref: false })
      ])
      service.close()
    }
    return { url, service, idle, close }
  } catch (error) {
    await stop(server)
    throw error
  }
}

async function listen(
  server: Server,
  port: number,
  hostname: string
): Promise<number> {
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, hostname, listening)
  })
  const { port: taken } = server.address() as AddressInfo // a TCP server has one
  return taken
}

/** Waits a limited time for requests in flight. */
function stop(server: Server): Promise<void> {
  return new Promise(stopped => {
    const timer = setTimeout(() => {
      server.closeAllConnections()
    }, closeTimeout)
    // Browsers keep idle connections open.
    const sweeper = setInterval(() => {
      server.closeIdleConnections()
    }, sweep)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(sweeper)
      stopped()
    })
    server.closeIdleConnections()
  })
}

async function answer(
  opening: Promise<Service> | undefined,
  request: Request,
  { incoming }: Bindings
): Promise<Response> {
  const service = await opening
  if (!service) return new Response(null, { status: 503 })
  try {
    return await service.fetch(request)
  } catch (error) {
    if (!(error instanceof ConnectionCut)) throw error
    incoming.socket.destroy()
    return new Response(null, { status: 500 }) // the connection is closed
  }
}

/**
 * For an invalid address or host, a failed start, or a bug; logs the last two.
 */
function answerFailure(error: unknown, log: (line: string) => void): Response {
  if (error instanceof RequestError) {
    return Response.json(
      { message: 'Host or address is invalid' },
      { status: 400 }
    )
  }
  log(JSON.stringify({ error: inspect(error) }))
  return Response.json({ message: 'Internal Server Error' }, { status: 500 })
}
