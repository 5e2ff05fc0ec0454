import type { MiddlewareHandler } from 'hono'

export interface Arrival {
  method: string
  path: string
  /** The body as it came; only of requests that license media. */
  body: string | undefined
}

/** What reached the service, for tests that count. */
export interface Arrivals {
  count(method: string, path: string): number
  /** The latest arrivals, oldest first. */
  list(method: string, path: string): Arrival[]
  /** How often each purchase attempt arrived, by its intent id. */
  attempts(): Map<string, number>
  clear(): void
}

const kept = 10_000

export interface ArrivalNotes {
  arrivals: Arrivals
  /** Counts a request; goes before everything else. */
  count: MiddlewareHandler
  /** Keeps the body of a license request; goes behind the size limit. */
  keepBody: MiddlewareHandler
}

/** The arrivals of a service and what notes them. */
export function createArrivals(): ArrivalNotes {
  let counts = new Map<string, number>()
  let latest: Arrival[] = []

  return {
    count: async (context, next) => {
      const { method, path } = context.req
      const key = `${method} ${path}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      const arrival: Arrival = { method, path, body: undefined }
      latest.push(arrival)
      if (latest.length > kept) latest = latest.slice(-kept / 2)
      context.set('arrival', arrival)
      await next()
    },
    keepBody: async (context, next) => {
      // Set by `count`, which every request passes first.
      const arrival = context.get('arrival') as Arrival
      if (isLicensing(arrival)) {
        arrival.body = await context.req.raw.clone().text()
      }
      await next()
    },
    arrivals: {
      count: (method, path) => counts.get(`${method} ${path}`) ?? 0,
      list: (method, path) =>
        latest.filter(one => one.method === method && one.path === path),
      attempts: () => countAttempts(latest),
      clear: () => {
        counts = new Map()
        latest = []
      }
    }
  }
}

function isLicensing({ method, path }: Arrival): boolean {
  return method === 'POST' && /^\/v2\/\w+\/licenses$/.test(path)
}

/** The intent id is the last word of an item's `metadata.other`. */
function countAttempts(arrivals: Arrival[]): Map<string, number> {
  const counts = new Map<string, number>()
  arrivals.forEach(({ body }) => {
    const texts = [...(body ?? '').matchAll(/"other"\s*:\s*"([^"]*)"/g)]
    const attempts = texts.map(([, text = '']) => text.split(' ').at(-1) ?? '')
    new Set(attempts).forEach(attempt => {
      counts.set(attempt, (counts.get(attempt) ?? 0) + 1)
    })
  })
  return counts
}
