import type { Core } from '../core.ts'
import { ServiceError } from './service-error.ts'

/** What an application may ask for. */
export interface Rate {
  /** Requests a second, in the long run. */
  perSecond: number
  /** Requests at once after a pause. */
  burst: number
}

interface Bucket {
  left: number
  filledAt: number
}

/**
 * Counts the requests of each application; throws 429 for one too many, with
 * the seconds to wait. Without a rate it lets everything pass.
 */
export function rateLimit(
  core: Pick<Core, 'now'>,
  rate: Rate | undefined
): (caller: { clientId: string } | undefined) => void {
  if (!rate) return () => undefined
  const { perSecond, burst } = rate
  const buckets = new Map<string, Bucket>()

  return caller => {
    if (!caller) return
    const now = core.now()
    const bucket = buckets.get(caller.clientId) ?? {
      left: burst,
      filledAt: now
    }
    const gained = (Math.max(0, now - bucket.filledAt) / 1000) * perSecond
    const left = Math.min(burst, bucket.left + gained)
    const isAllowed = left >= 1
    buckets.set(caller.clientId, {
      left: isAllowed ? left - 1 : left,
      filledAt: now
    })
    if (!isAllowed) throw tooMany(rate, Math.ceil((1 - left) / perSecond))
  }
}

function tooMany({ perSecond }: Rate, seconds: number): ServiceError {
  return new ServiceError(
    429,
    {
      message: `Too many requests: this application may send ${perSecond} a second. Try again in ${seconds} s.`
    },
    { 'Retry-After': String(seconds) }
  )
}
