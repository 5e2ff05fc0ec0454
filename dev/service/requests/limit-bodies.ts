import type { Context, MiddlewareHandler } from 'hono'
import { ServiceError } from '../http/service-error.ts'
import type { Operation } from './operation.ts'

const mebibyte = 1024 * 1024

/**
 * Refuses bodies over a mebibyte, or what the endpoint of a fixed path allows,
 * before they are kept in memory.
 */
export function limitBodies(
  operations: readonly Operation[]
): MiddlewareHandler {
  const larger = new Map<string, number>(
    operations.flatMap(({ entry }) => {
      const { method, path, largestBody } = entry
      return largestBody ? [[`${method} ${path}`, largestBody] as const] : []
    })
  )
  // Asking whether there is a body makes the server build a whole request.
  return (context, next) =>
    context.req.method === 'GET' || context.req.method === 'HEAD'
      ? next()
      : limit(context).then(next)

  async function limit(context: Context): Promise<void> {
    const { method, path, raw } = context.req
    const most = larger.get(`${method} ${path}`) ?? mebibyte
    const length = context.req.header('Content-Length')
    const isChunked = context.req.header('Transfer-Encoding') !== undefined
    if (length !== undefined && !isChunked) {
      if (Number(length) > most) throw tooLarge(most)
    } else if (raw.body) {
      // Built again from its parts: the adapter's own request cannot be copied, so
      // Hono's middleware fails: https://github.com/langwatch/langwatch/issues/6636
      context.req.raw = new Request(raw.url, {
        method: raw.method,
        headers: raw.headers,
        body: await readUpTo(raw.body, most)
      })
    }
  }
}

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  most: number
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > most) throw tooLarge(most)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function tooLarge(most: number): ServiceError {
  const megabytes = Math.round(most / 1_000_000)
  return new ServiceError(413, {
    message: `The body is larger than ${megabytes} MB`
  })
}
