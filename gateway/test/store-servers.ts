import { startCluster } from './redis-cluster.ts'
import {
  startRedis,
  type RedisServer,
  type RedisStorage
} from './redis-server.ts'

export const storeNames = ['SQLite', 'Redis'] as const

/** For what must be seen on a cluster, too. */
export const allStoreNames = [...storeNames, 'Cluster'] as const

export type StoreName = (typeof allStoreNames)[number]

export interface StoreServers extends RedisStorage {
  /** The server that has the purchases. */
  owner: RedisServer
}

/**
 * Starts the servers of a store, if it has any. In a folder they keep what was
 * written, so that they can be killed and started again.
 */
export const storeServers = {
  SQLite: null,
  Redis: async (folder?: string): Promise<StoreServers> => {
    const owner = await startRedis(folder)
    return { ...owner, owner }
  },
  Cluster: async (folder?: string): Promise<StoreServers> => {
    const cluster = await startCluster(folder)
    const owner = await cluster.ownerOf('{purchases}')
    return { ...cluster, owner }
  }
} satisfies Record<
  StoreName,
  ((folder?: string) => Promise<StoreServers>) | null
>
