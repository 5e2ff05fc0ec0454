/** Keeps what was used last, up to a number of bytes. */
export interface ByteCache<Value> {
  /** Undefined when it is not kept. */
  find(key: string): Value | undefined
  /** Returns the value. */
  keep(key: string, value: Value): Value
}

/** About what keeping anything takes beside the key and value. */
const entryBytes = 200
/** How full it is when there was no room. */
const filled = 0.95

/** Opens an empty cache; a value that is larger than all is kept alone. */
export function createByteCache<Value>(
  limit: number,
  bytesOf: (value: Value) => number
): ByteCache<Value> {
  const kept = new Map<string, Value>()
  let bytes = 0

  function sizeOf(key: string, value: Value): number {
    return bytesOf(value) + 2 * key.length + entryBytes
  }

  function drop(key: string): void {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    bytes -= sizeOf(key, value)
  }

  /** For several: a map walks over what was taken from its beginning. */
  function makeRoom(): void {
    for (const oldest of kept.keys()) {
      if (bytes <= limit * filled || kept.size === 1) return
      drop(oldest)
    }
  }

  return {
    find(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      // A map keeps the order of coming: the one used last goes to its end.
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    keep(key, value) {
      drop(key)
      kept.set(key, value)
      bytes += sizeOf(key, value)
      if (bytes > limit) makeRoom()
      return value
    }
  }
}
