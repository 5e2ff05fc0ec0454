/** How many requests are allowed. */
export interface Rate {
  /** Requests a second, in the long run. */
  perSecond: number
  /** Requests at once after a pause. */
  burst: number
}

export interface Buckets {
  /** Takes one from a key's bucket; if it is empty, the seconds to wait. */
  take(key: string, now: number): number
  /** How many keys are remembered. */
  readonly size: number
}

interface Bucket {
  left: number
  /** Milliseconds. */
  filledAt: number
}

/** Keys that are remembered at least, before any are forgotten. */
const few = 1000

/** A bucket for each key that fills at a rate; full ones are forgotten. */
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
