import { storedEntrySize } from './engine/storage-gate.ts'
import type { HostIo, Plugin } from './shared/host.ts'

/** One machine's client storage; share it to be the same person's machine. */
export type Storage = Map<string, unknown>

/** A plugin's own part of it. */
export function sharedStorage(
  storage: Storage,
  { manifest }: Plugin
): HostIo['storage'] {
  const prefix = `${manifest.id}/`
  const measured = new Map<string, { value: unknown; size: number }>()

  function sizeOf(name: string, value: unknown): number {
    const known = measured.get(name)
    if (known && known.value === value) return known.size
    const size = storedEntrySize(name.slice(prefix.length), value)
    measured.set(name, { value, size })
    return size
  }

  return {
    get: async key => structuredClone(storage.get(prefix + key)),
    async set(key, value) {
      storage.set(prefix + key, structuredClone(value))
    },
    async delete(key) {
      storage.delete(prefix + key)
    },
    async keys() {
      const own = [...storage.keys()].filter(key => key.startsWith(prefix))
      return own.map(key => key.slice(prefix.length))
    },
    sizeOfOthers(key) {
      let sum = 0
      for (const [name, value] of storage) {
        const isOther = name.startsWith(prefix) && name !== prefix + key
        if (isOther) sum += sizeOf(name, value)
      }
      return sum
    }
  }
}
