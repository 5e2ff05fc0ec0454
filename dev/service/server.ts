import type { AddressInfo } from 'node:net'
import {
  createAdaptorServer,
  type Http2Bindings,
  type HttpBindings
} from '@hono/node-server'
import {
  createService,
  type Service,
  type ServiceOptions
} from './create-service.ts'

export interface ServerOptions extends Omit<ServiceOptions, 'baseUrl'> {
  /** 0 takes a free one. */
  port: number
  /** A loopback name or address. */
  hostname?: string | undefined
  /** How others reach it; by default http://localhost with the port. */
  baseUrl?: string | undefined
}

export interface RunningService {
  url: string
  service: Service
  /** Lets running requests end, then stops. */
  close(): Promise<void>
}

type Bindings = HttpBindings | Http2Bindings

const loopback = ['localhost', '127.0.0.1', '::1']
const patience = 2000

/** Starts the reference service on a port of this machine only. */
export async function startService(
  options: ServerOptions
): Promise<RunningService> {
  const { hostname = '127.0.0.1', port } = options
  if (!loopback.includes(hostname)) {
    throw new Error(
      `The service is for this machine only: ${hostname} is not a loopback address. Use 127.0.0.1.`
    )
  }
  let opened: (service: Service) => void = () => undefined
  const opening = new Promise<Service>(resolve => {
    opened = resolve
  })
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: async (request: Request, bindings: Bindings) => {
      const service = await opening
      return answer(service, request, bindings)
    }
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, hostname, listening)
  })
  const { port: taken } = server.address() as AddressInfo // it listens on TCP
  const url = options.baseUrl ?? `http://localhost:${taken}`
  const service = await createService({ ...options, baseUrl: url })
  opened(service)

  async function close(): Promise<void> {
    await new Promise<void>(closed => {
      const impatient = setTimeout(() => cutAll(), patience)
      server.close(() => {
        clearTimeout(impatient)
        closed()
      })
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
    service.close()
  }

  function cutAll(): void {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }

  return { url, service, close }
}

async function answer(
  service: Service,
  request: Request,
  { incoming }: Bindings
): Promise<Response> {
  try {
    return await service.fetch(request)
  } catch {
    // A fault asked for this: the work is done, the reply is lost.
    incoming.socket.destroy()
    return new Response(null, { status: 500 })
  }
}
