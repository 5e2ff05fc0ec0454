/** An LRU cache with a limit in bytes. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined
  /** Returns the given value. */
  set(key: string, value: Value): Value
}

/** Approximate overhead of an entry in bytes. */
const entryBytes = 200
/** Share of the limit down to which entries are evicted. */
const evictionTarget = 0.95

/** Creates an empty cache. A value above the limit evicts all others. */
export function createByteCache<Value>(
  limit: number,
  bytesOf: (value: Value) => number
): ByteCache<Value> {
  const entries = new Map<string, Value>()
  let bytes = 0

  function sizeOf(key: string, value: Value): number {
    return bytesOf(value) + 2 * key.length + entryBytes
  }

  function drop(key: string): void {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    bytes -= sizeOf(key, value)
  }

  /** In batches: iterating over a map skips deleted entries slowly. */
  function evict(): void {
    for (const oldest of entries.keys()) {
      if (bytes <= limit * evictionTarget || entries.size === 1) return
      drop(oldest)
    }
  }

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      // A map keeps insertion order: move the entry to the end.
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      drop(key)
      entries.set(key, value)
      bytes += sizeOf(key, value)
      if (bytes > limit) evict()
      return value
    }
  }
}
