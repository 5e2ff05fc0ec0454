import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Core, LogEntry } from '../core/core.ts'
import { createProxyList, remoteAddress } from './client-address.ts'

const header = 'X-Request-Id'

/** Proxies may send longer ids than ours, but nothing else. */
const form = /^[\w-]{8,64}$/

const ids = new AsyncLocalStorage<string>()

/**
 * Gives each request an id and returns it as `X-Request-Id`. A listed proxy may
 * choose it.
 */
export function identifyRequests({ config }: Core): MiddlewareHandler {
  const isProxy = createProxyList(config.proxies)

  return async (context, next) => {
    const given = context.req.header(header) ?? ''
    const id =
      form.test(given) && isProxy(remoteAddress(context)) ? given : createId()
    await ids.run(id, next)
    context.res.headers.set(header, id)
  }
}

/** From the pool of `randomUUID`: `randomBytes` takes seven times as long. */
function createId(): string {
  return randomUUID().replaceAll('-', '').slice(-16)
}

/** The id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return ids.getStore()
}

/** Wraps a log function: entries of a request have its id. */
export function logId(
  log: (entry: LogEntry) => void
): (entry: LogEntry) => void {
  return entry => {
    const id = requestId()
    log(id === undefined ? entry : { ...entry, id })
  }
}

/** Wraps a `fetch`: calls for a request have its id. */
export function sendId(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const id = requestId()
    if (id === undefined) return send(input, init)
    const headers = new Headers(init?.headers)
    headers.set(header, id)
    return send(input, { ...init, headers })
  }
}
