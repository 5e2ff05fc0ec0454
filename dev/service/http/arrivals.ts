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

/** The arrivals and the function that notes one. */
export function createArrivals(): {
  arrivals: Arrivals
  note(request: Request): Promise<void>
} {
  let counts = new Map<string, number>()
  let latest: Arrival[] = []

  async function note(request: Request): Promise<void> {
    const { method } = request
    const path = new URL(request.url).pathname
    const key = `${method} ${path}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    const arrival: Arrival = { method, path, body: undefined }
    latest.push(arrival)
    if (latest.length > kept) latest = latest.slice(-kept / 2)
    if (isLicensing(arrival)) arrival.body = await request.clone().text()
  }

  return {
    note,
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
