import { atom } from 'nanostores'
import type { HostIo } from '../shared/host.ts'
import { done, transact } from './database.ts'

/** Grows with each change of what plugins keep. */
export const $storageVersion = atom(0)

/** `figma.clientStorage` of one plugin and person, kept by the browser. */
export function createClientStorage(
  pluginId: () => string,
  userId: string
): HostIo['storage'] {
  const prefix = (): string => JSON.stringify([pluginId(), userId])
  return {
    get: key =>
      transact(['storage'], 'readonly', table =>
        done<unknown>(table('storage').get(prefix() + key))
      ),
    async set(key, value) {
      await transact(['storage'], 'readwrite', table =>
        done(table('storage').put(value, prefix() + key))
      )
      changed()
    },
    async delete(key) {
      await transact(['storage'], 'readwrite', table =>
        done(table('storage').delete(prefix() + key))
      )
      changed()
    },
    async keys() {
      const start = prefix()
      const range = IDBKeyRange.bound(start, `${start}\uffff`)
      const keys = await transact(['storage'], 'readonly', table =>
        done(table('storage').getAllKeys(range))
      )
      return keys
        .filter(key => typeof key === 'string')
        .map(key => key.slice(start.length))
    }
  }
}

function changed(): void {
  $storageVersion.set($storageVersion.get() + 1)
}

/** Everything a plugin keeps. */
export async function readClientStorage(
  storage: HostIo['storage']
): Promise<Record<string, unknown>> {
  const keys = await storage.keys()
  const entries = keys.map(async key => [key, await storage.get(key)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
