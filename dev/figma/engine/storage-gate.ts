import type { HostIo } from '../shared/host.ts'
import { holds } from '../rules/rules.ts'

/** The size of all that a plugin keeps, in bytes. */
export const storageLimit = 5 * 1024 * 1024
const pendingWrites = new WeakMap<HostIo['storage'], Promise<unknown>>()

function bytesOf(text: string | undefined): number {
  return new TextEncoder().encode(text ?? '').length
}

/** The length of a list or object: its parts, brackets and commas. */
function sizeWithBrackets(sizes: number[]): number {
  const commas = Math.max(0, sizes.length - 1)
  return sizes.reduce((sum, size) => sum + size, 2 + commas)
}

/** The length of the value's JSON; bytes count by their number. */
function storedSize(value: unknown): number {
  if (value instanceof Uint8Array) return value.length
  if (Array.isArray(value)) {
    return sizeWithBrackets(value.map(item => storedSize(item)))
  }
  if (value === null || typeof value !== 'object') {
    return bytesOf(JSON.stringify(value))
  }
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  return sizeWithBrackets(
    fields.map(
      ([key, item]) => bytesOf(JSON.stringify(key)) + 1 + storedSize(item)
    )
  )
}

/** The bytes that an entry counts towards the limit. */
export function storedEntrySize(key: string, value: unknown): number {
  return bytesOf(key) + storedSize(value)
}

async function sizeOfOthers(
  storage: HostIo['storage'],
  key: string
): Promise<number> {
  if (storage.sizeOfOthers) return storage.sizeOfOthers(key)
  const others = (await storage.keys()).filter(other => other !== key)
  const sizes = await Promise.all(
    others.map(async other => storedEntrySize(other, await storage.get(other)))
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function store(
  storage: HostIo['storage'],
  key: string,
  value: unknown
): Promise<void> {
  const own = storedEntrySize(key, value)
  const size = own + (await sizeOfOthers(storage, key))
  if (size > storageLimit && holds('client-storage/at-most-5-mb')) {
    throw new Error(
      `in setAsync: The total of ${size} bytes exceeds the 5 MB that a plugin may store`
    )
  }
  await storage.set(key, value)
}

/** Figma: all of a plugin's client storage is at most 5 MB. */
export function storeWithinLimit(
  storage: HostIo['storage'],
  key: string,
  value: unknown
): Promise<void> {
  const previous = pendingWrites.get(storage) ?? Promise.resolve()
  const write = previous.then(() => store(storage, key, value))
  // One at a time: two at once would both find room. The caller gets a
  // failure; the next write goes ahead.
  pendingWrites.set(
    storage,
    write.catch(() => undefined)
  )
  return write
}
