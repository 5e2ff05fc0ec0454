import { Hono, type Context } from 'hono'
import { languages, type Language } from '../../../contract/api/languages.ts'
import { accessibleCore } from '../access/accessible-core.ts'
import { authenticate } from '../access/authenticate.ts'
import type { Core } from '../core/core.ts'
import type { Rate } from '../http/buckets.ts'
import { JsonText } from '../http/json-text.ts'
import { corsHeaders } from '../http/allow-all-origins.ts'
import { ServiceError } from '../http/service-error.ts'
import { acceptedLanguage } from './accepted-language.ts'
import { cacheControl } from './cache-control.ts'
import type { Operation } from './operation.ts'
import { rateLimit } from './rate-limit.ts'
import { readRequestBody, readRequestQuery } from './read-request.ts'

const acceptsGzip = /(^|[\s,])gzip\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

/** The routes of the API's operations. */
export function apiRoutes(
  core: Core,
  operations: readonly Operation[],
  rate?: Rate
): Hono {
  const app = new Hono()
  const countRequest = rateLimit(core, rate)
  const paths = new Set(operations.map(({ entry }) => entry.path))
  const fixedFirst = [...paths].toSorted((a, b) => openParts(a) - openParts(b))
  fixedFirst.forEach(path => {
    const known = operations.filter(({ entry }) => entry.path === path)
    known.forEach(addOperation)
    // Must precede paths with more parameters.
    refuseOtherMethods(app, path, known)
  })

  function addOperation(operation: Operation): void {
    const { entry } = operation
    app.on(entry.method, toRoute(entry.path), async context => {
      const userAgent = userAgentOf(context)
      const request = context.req.raw
      const caller = authenticate(core, entry, request)
      countRequest(caller)
      const address = new URL(request.url)
      const accessible = accessibleCore(core, entry, caller, address)
      const query = readRequestQuery(entry, address)
      const body = await readRequestBody(entry, request)
      const reply = await operation.run({
        core: accessible,
        query,
        body,
        path: name => context.req.param(name) ?? '',
        caller,
        countRequest,
        language: languageOf(query, request),
        userAgent
      })
      if (reply instanceof Response) return openReply(reply)
      const [success = 200] = entry.codes
      const cache = cacheControl(entry)
      if (success === 204) return emptyReply(cache)
      const isTagged = entry.method === 'GET'
      // All replies are objects, and successes have no error status.
      return reply instanceof JsonText
        ? jsonReply(reply, success, cache, isTagged, compressed(reply, request))
        : jsonReply(new JsonText(reply as object), success, cache, isTagged)
    })
  }

  return app
}

/** A page or redirect from the operation itself. */
function openReply(reply: Response): Response {
  Object.entries(corsHeaders).forEach(([name, value]) =>
    reply.headers.set(name, value)
  )
  return reply
}

function emptyReply(cache: string): Response {
  return new Response(null, {
    status: 204,
    headers: { 'Cache-Control': cache, ...corsHeaders }
  })
}

/** Only for cached text; other replies are compressed later. */
function compressed(
  json: JsonText,
  { headers }: Request
): Uint8Array<ArrayBuffer> | undefined {
  const accepted = headers.get('Accept-Encoding')
  return accepted !== null && acceptsGzip.test(accepted) ? json.gzip : undefined
}

function jsonReply(
  json: JsonText,
  status: number,
  cache: string,
  isTagged: boolean,
  gzip?: Uint8Array<ArrayBuffer>
): Response {
  return new Response(gzip ?? json.text, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': cache,
      Vary: 'Authorization, Accept-Language, Accept-Encoding',
      ...corsHeaders,
      ...(isTagged && { ETag: gzip ? `W/${json.tag}` : json.tag }),
      ...(gzip && { 'Content-Encoding': 'gzip' })
    }
  })
}

function openParts(path: string): number {
  return path.split('{').length
}

function toRoute(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

function userAgentOf(context: Context): string {
  const userAgent = context.req.header('User-Agent')
  if (userAgent !== undefined) return userAgent
  throw new ServiceError(400, {
    message: 'Validation failed',
    errors: [
      {
        code: 'VALIDATION_OBJECT_REQUIRED',
        message: 'Every request needs a User-Agent header',
        path: '$.header.user-agent'
      }
    ]
  })
}

function languageOf(query: unknown, request: Request): Language {
  const { language } = query as { language?: unknown } // queries are objects
  const known = languages.find(one => one === language)
  if (known) return known
  const header = request.headers.get('Accept-Language')
  return header === null ? 'en' : acceptedLanguage(header)
}

function refuseOtherMethods(
  app: Hono,
  path: string,
  known: readonly Operation[]
): void {
  const methods = known.flatMap(({ entry }) =>
    entry.method === 'GET' ? ['GET', 'HEAD'] : [entry.method]
  )
  app.all(toRoute(path), () => {
    throw new ServiceError(
      405,
      { message: 'Method Not Allowed' },
      { Allow: [...methods, 'OPTIONS'].join(', ') }
    )
  })
}
