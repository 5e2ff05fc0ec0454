import type { MiddlewareHandler } from 'hono'
import { createTally } from './tally.ts'

/** Requests that reached the service, for tests. */
export interface Arrivals {
  count(method: string, path: string): number
  /** Number of requests by intent id of the purchase attempt. */
  attempts(): ReadonlyMap<string, number>
  clear(): void
}

export interface ArrivalCounter {
  arrivals: Arrivals
  /** Counts a request; must be the first middleware. */
  count: MiddlewareHandler
  /** Counts the attempts of a license request; must follow the size limit. */
  countAttempts: MiddlewareHandler
}

/** Counts requests in bounded memory. */
export function createArrivalCounter(): ArrivalCounter {
  const requests = createTally()
  const attempts = createTally()

  async function recordAttempts(request: Request): Promise<void> {
    const found = attemptsOf(await request.clone().text())
    found.forEach(attempt => attempts.add(attempt))
  }

  return {
    count: ({ req }, next) => {
      requests.add(`${req.method} ${req.path}`)
      return next()
    },
    countAttempts: ({ req }, next) =>
      isLicensing(req) ? recordAttempts(req.raw).then(next) : next(),
    arrivals: {
      count: (method, path) => requests.counts().get(`${method} ${path}`) ?? 0,
      attempts: () => attempts.counts(),
      clear: () => {
        requests.clear()
        attempts.clear()
      }
    }
  }
}

function isLicensing(request: { method: string; path: string }): boolean {
  const { method, path } = request
  return method === 'POST' && /^\/v2\/\w+\/licenses$/.test(path)
}

/** The intent id is the last word of an item's `metadata.other`. */
function attemptsOf(body: string): Set<string> {
  const texts = body.matchAll(/"other"\s*:\s*"([^"]*)"/g)
  return new Set(
    [...texts].map(([, text = '']) => text.split(' ').at(-1) ?? '')
  )
}
