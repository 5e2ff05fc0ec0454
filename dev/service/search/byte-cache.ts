/** Keeps what was used last, up to a number of bytes. */
export interface ByteCache<Value> {
  /** Makes what is not kept. */
  get(key: string, make: () => Value): Value
}

/** Opens an empty cache; a value that is larger than all is kept alone. */
export function createByteCache<Value>(
  limit: number,
  bytesOf: (value: Value) => number
): ByteCache<Value> {
  const kept = new Map<string, Value>()
  let bytes = 0

  function dropOldest(): void {
    for (const [key, value] of kept) {
      if (bytes <= limit || kept.size === 1) return
      kept.delete(key)
      bytes -= bytesOf(value)
    }
  }

  return {
    get(key, make) {
      const known = kept.get(key)
      const value = known ?? make()
      kept.delete(key)
      kept.set(key, value)
      if (known === undefined) {
        bytes += bytesOf(value)
        dropOldest()
      }
      return value
    }
  }
}
