/** What may be asked for. */
export interface Rate {
  /** Requests a second, in the long run. */
  perSecond: number
  /** Requests at once after a pause. */
  burst: number
}

export interface Buckets {
  /** Takes one of a key's; if there is none, the seconds until there is. */
  take(key: string, now: number): number
  /** How many keys are remembered. */
  readonly size: number
}

interface Bucket {
  left: number
  /** Milliseconds. */
  filledAt: number
}

/** So many at least are remembered before some are forgotten. */
const few = 1000

/** A bucket for each key, that fills at a rate; what is full is forgotten. */
export function createBuckets({ perSecond, burst }: Rate): Buckets {
  const buckets = new Map<string, Bucket>()
  let most = few

  function leftIn({ left, filledAt }: Bucket, now: number): number {
    const gained = (Math.max(0, now - filledAt) / 1000) * perSecond
    return Math.min(burst, left + gained)
  }

  function forgetFull(now: number): void {
    if (buckets.size <= most) return
    buckets.forEach((bucket, key) => {
      if (leftIn(bucket, now) >= burst) buckets.delete(key)
    })
    // Those in use are not walked over at every request.
    most = few + 2 * buckets.size
  }

  return {
    take(key, now) {
      const bucket = buckets.get(key)
      const left = bucket ? leftIn(bucket, now) : burst
      const isThere = left >= 1
      buckets.set(key, { left: isThere ? left - 1 : left, filledAt: now })
      forgetFull(now)
      return isThere ? 0 : Math.ceil((1 - left) / perSecond)
    },
    get size() {
      return buckets.size
    }
  }
}
