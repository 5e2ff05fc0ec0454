/** A rate limit. */
export interface Rate {
  /** Requests per second on average. */
  perSecond: number
  /** Requests at the same time after a pause. */
  burst: number
}

export interface Buckets {
  /** Takes a token from a key's bucket; returns 0, or the seconds to wait. */
  take(key: string, now: number): number
  /** Number of buckets. */
  readonly size: number
}

interface Bucket {
  left: number
  /** Milliseconds. */
  filledAt: number
}

/** Number of buckets below which full ones are not removed. */
const minBuckets = 1000

/** Token buckets by key; full ones are removed. */
export function createBuckets({ perSecond, burst }: Rate): Buckets {
  const buckets = new Map<string, Bucket>()
  let scanAbove = minBuckets

  function tokensIn({ left, filledAt }: Bucket, now: number): number {
    const gained = (Math.max(0, now - filledAt) / 1000) * perSecond
    return Math.min(burst, left + gained)
  }

  function removeFull(now: number): void {
    if (buckets.size <= scanAbove) return
    buckets.forEach((bucket, key) => {
      if (tokensIn(bucket, now) >= burst) buckets.delete(key)
    })
    // Amortized: do not scan all buckets for every request.
    scanAbove = minBuckets + 2 * buckets.size
  }

  return {
    take(key, now) {
      const bucket = buckets.get(key)
      const left = bucket ? tokensIn(bucket, now) : burst
      const isAllowed = left >= 1
      buckets.set(key, { left: isAllowed ? left - 1 : left, filledAt: now })
      removeFull(now)
      return isAllowed ? 0 : Math.ceil((1 - left) / perSecond)
    },
    get size() {
      return buckets.size
    }
  }
}
