import { Counter, Histogram, type Registry } from 'prom-client'
import type { LogEntry } from '../core/core.ts'
import { defaultRateLimits } from '../core/rate-limits.ts'

/** Seconds; the last three are just above what calls may take. */
const requestBuckets = [
  0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 21, 51, 111
]

/** Seconds: ten of them, minutes, hours and a day. */
const unknownBuckets = [10, 60, 300, 600, 1800, 3600, 6 * 3600, 24 * 3600]

/** Outcomes of assets, as the event `purchase` names them. */
const outcomes = {
  paid: 'paid',
  refused: 'refused',
  unknown: 'unknown',
  notSent: 'not-sent'
}

/** Turns entries of the log into metrics. */
export function countEvents(registry: Registry): (entry: LogEntry) => void {
  const registers = [registry]
  const requests = new Counter({
    name: 'cleared_requests_total',
    help: 'Requests by route and result: ok, the code of a failure, or 4xx',
    labelNames: ['route', 'result'],
    registers
  })
  const times = new Histogram({
    name: 'cleared_request_seconds',
    help: 'Time until a reply begins',
    labelNames: ['route'],
    buckets: requestBuckets,
    registers
  })
  const replies = new Counter({
    name: 'cleared_cached_replies_total',
    help: 'Relayed replies: hit, miss, or stale because the service failed',
    labelNames: ['result'],
    registers
  })
  const limits = new Counter({
    name: 'cleared_limits_hit_total',
    help: 'Requests refused because of too many by one client',
    labelNames: ['limit'],
    registers
  })
  const assets = new Counter({
    name: 'cleared_purchased_assets_total',
    help: 'Assets of forwarded purchases by outcome',
    labelNames: ['outcome'],
    registers
  })
  const unknownTimes = new Histogram({
    name: 'cleared_unknown_purchase_seconds',
    help: 'How long an outcome was unknown until the history showed it',
    buckets: unknownBuckets,
    registers
  })
  const codes = new Counter({
    name: 'cleared_wrong_pairing_codes_total',
    help: 'Wrong pairing codes',
    registers
  })
  const credentials = new Counter({
    name: 'cleared_credentials_refused_total',
    help: "Requests that failed because the service refused the gateway's key",
    registers
  })
  const overloads = new Counter({
    name: 'cleared_overloads_total',
    help: 'Requests and connections refused because of a bound',
    registers
  })

  // Prometheus sees an increase only from a value that was there before.
  Object.keys(defaultRateLimits).forEach(limit => limits.inc({ limit }, 0))
  Object.values(outcomes).forEach(outcome => assets.inc({ outcome }, 0))
  for (const result of ['hit', 'miss', 'stale']) replies.inc({ result }, 0)

  function countRequest(entry: LogEntry): void {
    const route = String(entry['route'])
    requests.inc({ route, result: resultOf(entry) })
    times.observe({ route }, Number(entry['milliseconds']) / 1000)
    if (entry['cache']) replies.inc({ result: String(entry['cache']) })
    if (entry['code'] === 'gateway-credentials') credentials.inc()
  }

  return entry => {
    switch (entry.event) {
      case 'request':
        return countRequest(entry)
      case 'limit-hit':
        return limits.inc({ limit: String(entry['limit']) })
      case 'purchase':
        for (const [field, outcome] of Object.entries(outcomes)) {
          assets.inc({ outcome }, Number(entry[field]))
        }
        return undefined
      case 'purchase-settled':
        return unknownTimes.observe(Number(entry['seconds']))
      case 'pairing-code-wrong':
        return codes.inc()
      case 'overload':
        return overloads.inc()
      default:
        return undefined
    }
  }
}

/** Refusals of the service that are passed on have no code of ours. */
function resultOf({ code, status }: LogEntry): string {
  if (typeof code === 'string') return code
  return Number(status) < 400 ? 'ok' : '4xx'
}
