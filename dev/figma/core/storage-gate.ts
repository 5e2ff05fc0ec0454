import type { HostIo } from './host.ts'

/** Bytes of all that a plugin keeps. */
export const storageLimit = 5 * 1024 * 1024

/** Bytes that a value counts for. */
export function storedSize(value: unknown): number {
  if (value instanceof Uint8Array) return value.length
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, item) => sum + storedSize(item) + 1, 2)
  }
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).reduce(
      (sum, [key, item]) =>
        sum + JSON.stringify(key).length + storedSize(item) + 2,
      2
    )
  }
  return new TextEncoder().encode(JSON.stringify(value) ?? '').length
}

async function sizeOfOthers(
  storage: HostIo['storage'],
  key: string
): Promise<number> {
  const others = (await storage.keys()).filter(other => other !== key)
  const sizes = await Promise.all(
    others.map(
      async other => other.length + storedSize(await storage.get(other))
    )
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Figma: all of a plugin's client storage is at most 5 MB. */
export async function storeWithinLimit(
  storage: HostIo['storage'],
  key: string,
  value: unknown
): Promise<void> {
  const size =
    key.length + storedSize(value) + (await sizeOfOthers(storage, key))
  if (size > storageLimit) {
    throw new Error(
      `in setAsync: The total of ${size} bytes exceeds the 5 MB that a plugin may store`
    )
  }
  await storage.set(key, value)
}
