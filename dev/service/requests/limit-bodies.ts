import type { Context, MiddlewareHandler } from 'hono'
import { ServiceError } from '../http/service-error.ts'
import type { Operation } from './operation.ts'

const mebibyte = 1024 * 1024

/**
 * Refuses bodies over a mebibyte, or over the limit of an endpoint with a fixed
 * path, before they are buffered.
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
  // Accessing the body makes the server build a whole request.
  return (context, next) =>
    context.req.method === 'GET' || context.req.method === 'HEAD'
      ? next()
      : limit(context).then(next)

  async function limit(context: Context): Promise<void> {
    const { method, path, raw } = context.req
    const maxBytes = larger.get(`${method} ${path}`) ?? mebibyte
    const length = context.req.header('Content-Length')
    const isChunked = context.req.header('Transfer-Encoding') !== undefined
    if (length !== undefined && !isChunked) {
      if (Number(length) > maxBytes) throw tooLarge(maxBytes)
    } else if (raw.body) {
      // Rebuilt from its parts: the adapter's request cannot be cloned, so
      // Hono's middleware fails:
      // https://github.com/langwatch/langwatch/issues/6636
      context.req.raw = new Request(raw.url, {
        method: raw.method,
        headers: raw.headers,
        body: await readLimited(raw.body, maxBytes)
      })
    }
  }
}

async function readLimited(
  body: ReadableStream<Uint8Array>,
  maxBytes: number
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > maxBytes) throw tooLarge(maxBytes)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function tooLarge(maxBytes: number): ServiceError {
  const megabytes = Math.round(maxBytes / 1_000_000)
  return new ServiceError(413, {
    message: `The body is larger than ${megabytes} MB`
  })
}
