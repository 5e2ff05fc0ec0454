import type { Core } from '../core/core.ts'
import { createBuckets, type Rate } from '../http/buckets.ts'
import { ServiceError } from '../http/service-error.ts'

/**
 * Limits the requests of each application; throws 429 with the seconds to wait.
 * Unlimited without a rate.
 */
export function rateLimit(
  core: Pick<Core, 'now'>,
  rate: Rate | undefined
): (caller: { clientId: string } | undefined) => void {
  if (!rate) return () => undefined
  const buckets = createBuckets(rate)

  return caller => {
    const wait = caller ? buckets.take(caller.clientId, core.now()) : 0
    if (wait > 0) throw tooMany(rate, wait)
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
