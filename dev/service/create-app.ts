import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { html } from 'hono/html'
import { authorize } from '../../contract/api/oauth-endpoints.ts'
import type { Core } from './core/core.ts'
import { delayRequests, failRequests } from './faults/apply-faults.ts'
import { faultRoutes } from './faults/fault-routes.ts'
import { healthRoutes } from './health.ts'
import type { ArrivalCounter } from './http/arrivals.ts'
import type { Rate } from './http/buckets.ts'
import {
  answerPreflights,
  corsHeaders,
  allowAllOrigins
} from './http/allow-all-origins.ts'
import { requestLog } from './http/request-log.ts'
import { ServiceError } from './http/service-error.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { documentRoutes } from './openapi/document-routes.ts'
import { operations } from './operations/operations.ts'
import { showPage } from './pages/layout.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { limitBodies } from './requests/limit-bodies.ts'
import { apiRoutes } from './requests/routes.ts'

export interface AppOptions {
  /** The application for tokens of the account page. */
  clientId: string
  log: (line: string) => void
  /**
   * Whether faults may be set over HTTP; only on the developer's own machine.
   */
  allowsFaults: boolean
  /** Counts requests, for tests. */
  counter: ArrivalCounter | undefined
  /** For each application; unlimited if left out. */
  rate?: Rate | undefined
}

const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  'access-control-allow-origin',
  'access-control-expose-headers'
]

/** The service as a function from request to response. */
export function createApp(core: Core, options: AppOptions): Hono {
  const app = new Hono()
  const { log, counter } = options
  app.onError((error, context) => answerError(error, context, log))
  app.notFound(context =>
    answerError(new ServiceError(404, { message: 'Not Found' }), context, log)
  )

  app.use(requestLog(log))
  if (counter) app.use(counter.count)
  app.use(delayRequests(core.faults))
  app.use('/v2/*', answerPreflights)
  app.use('/media/*', allowAllOrigins)
  app.use('/openapi.json', allowAllOrigins)
  app.use(limitBodies(operations))
  if (counter) app.use(counter.countAttempts)
  app.use(failRequests(core.faults))
  app.use('/v2/*', forHeader('Accept-Encoding', compress({ encoding: 'gzip' })))
  // Replies of the API have their own entity tags.
  app.use('/v2/*', forHeader('If-None-Match', etag({ retainedHeaders })))
  app.use('/openapi.json', compress({ encoding: 'gzip' }))
  app.use('/openapi.json', etag({ retainedHeaders }))

  app.route('/', apiRoutes(core, operations, options.rate))
  app.route('/', mediaRoutes(core))
  app.route('/', documentRoutes(core))
  app.route('/', healthRoutes(core, log))
  app.route('/', pageRoutes(core, options.clientId))
  if (options.allowsFaults) app.route('/', faultRoutes(core.faults))
  return app
}

/** Applies a middleware only to requests with a header. */
function forHeader(header: string, work: MiddlewareHandler): MiddlewareHandler {
  return (context, next) =>
    context.req.header(header) === undefined ? next() : work(context, next)
}

function answerError(
  error: Error,
  context: Context,
  log: (line: string) => void
): Response | Promise<Response> {
  const known = error instanceof ServiceError ? error : toRefusal(error, log)
  const isOpen = context.req.path.startsWith('/v2/')
  const headers = { ...known.headers, ...(isOpen && corsHeaders) }
  Object.entries(headers).forEach(([name, value]) => {
    context.header(name, value)
  })
  context.header('Cache-Control', 'no-store')
  if (!acceptsHtml(context)) return context.json(known.body, known.status)
  return showPage(context, {
    title: 'This did not work',
    status: known.status,
    content: html`<p role="alert">${sentenceOf(known)}</p>
      <p><a href="/account">Go to your account</a></p>`
  })
}

/**
 * Programs get JSON, even for unknown addresses. Only people have a browser,
 * which an application opens at the first step of the sign-in.
 */
function acceptsHtml({ req }: Context): boolean {
  const isOfPrograms =
    /^\/(v2|media|admin)(\/|$)/.test(req.path) && req.path !== authorize.path
  return !isOfPrograms && (req.header('Accept') ?? '').includes('text/html')
}

function sentenceOf({ body }: ServiceError): string {
  const [first] = body.errors ?? []
  return first ? `${body.message}: ${first.message}` : body.message
}

function toRefusal(error: Error, log: (line: string) => void): ServiceError {
  // A client that disconnected does not read the answer, but the log shows it.
  if ('code' in error && error.code === 'ECONNRESET') {
    return new ServiceError(400, { message: 'The body was broken off' })
  }
  log(JSON.stringify({ error: error.stack ?? error.message }))
  return new ServiceError(500, { message: 'Internal Server Error' })
}
