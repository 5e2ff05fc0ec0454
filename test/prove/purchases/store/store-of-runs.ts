import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import type { Store } from '../../../../gateway/core/store.ts'
import { createRedisStore } from '../../../../gateway/store/redis-store.ts'
import { createSqliteStore } from '../../../../gateway/store/sqlite-store.ts'
import { storeServers } from '../../../../gateway/test/store-servers.ts'
import type {
  StoreName,
  StoreServers
} from '../../../../gateway/test/store-servers.ts'
import { createMemoryStore } from './memory-store.ts'

export interface OpenedStore {
  store: Store
  clear: () => Promise<void>
  /** For a store with a clock of its own: lets time pass there. */
  pass?: (milliseconds: number) => Promise<void>
}

/** The gateway's store, which one run after another uses. */
export interface StoreOfRuns {
  /** With the clock of the next run. */
  open(now: () => number): OpenedStore
  close(): Promise<void>
}

/** Milliseconds for a command on a busy machine. */
const timeLimit = 60_000

export const storeInMemory: StoreOfRuns = {
  open: createMemoryStore,
  close: async () => undefined
}

/** The named one, or one in memory. */
export async function openStore(name?: StoreName): Promise<StoreOfRuns> {
  if (!name) return storeInMemory
  const servers = await storeServers[name]?.()
  return servers ? storeInServers(servers) : storeInFile()
}

function storeInServers(servers: StoreServers): StoreOfRuns {
  let time = Date.now
  const store = createRedisStore(
    servers.url,
    () => time(),
    () => undefined,
    { timeLimit }
  )
  const clear = () => servers.clear()
  const pass = (milliseconds: number) => servers.pass(milliseconds)
  return {
    open(now) {
      time = now
      return { store, clear, pass }
    },
    async close() {
      await store.close()
      await servers.kill()
    }
  }
}

function storeInFile(): StoreOfRuns {
  let time = Date.now
  const folder = mkdtempSync(join(tmpdir(), 'purchases-'))
  const file = join(folder, 'gateway.db')
  const store = createSqliteStore(file, () => time())
  const database = new Libsql(file)
  const clear = async () => void database.exec('DELETE FROM entries')
  return {
    open(now) {
      time = now
      return { store, clear }
    },
    async close() {
      database.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
