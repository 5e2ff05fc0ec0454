import type { HostIo } from '../core/host.ts'
import { done, transact } from './database.ts'

/** `figma.clientStorage` of one plugin and person, kept by the browser. */
export function createClientStorage(
  pluginId: string,
  userId: string
): HostIo['storage'] {
  const prefix = JSON.stringify([pluginId, userId])
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  return {
    get: key =>
      transact(['storage'], 'readonly', table =>
        done<unknown>(table('storage').get(prefix + key))
      ),
    async set(key, value) {
      await transact(['storage'], 'readwrite', table =>
        done(table('storage').put(value, prefix + key))
      )
    },
    async delete(key) {
      await transact(['storage'], 'readwrite', table =>
        done(table('storage').delete(prefix + key))
      )
    },
    async keys() {
      const keys = await transact(['storage'], 'readonly', table =>
        done(table('storage').getAllKeys(range))
      )
      return keys
        .filter(key => typeof key === 'string')
        .map(key => key.slice(prefix.length))
    }
  }
}

/** Everything a plugin keeps, for tests. */
export async function readClientStorage(
  storage: HostIo['storage']
): Promise<Record<string, unknown>> {
  const keys = await storage.keys()
  const entries = keys.map(async key => [key, await storage.get(key)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
