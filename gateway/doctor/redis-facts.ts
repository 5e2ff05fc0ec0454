import { createClient } from '@redis/client'

/** Where one server is, and how to connect to it. */
export type ServerOptions = Parameters<typeof createClient>[0] & object

/** What a Redis or Valkey server says of itself; null where it does not. */
export interface RedisFacts {
  /** Such as `7.2.4`; Valkey names a version of Redis it is compatible with. */
  version: string | null
  isCluster: boolean
  isReplica: boolean
  policy: string | null
  /** Whether it writes an append-only file. */
  appends: boolean | null
  appendfsync: string | null
  /** Milliseconds by which its clock is ahead of this one's. */
  clockAhead: number
  /** Whether this user may run the scripts of the gateway. */
  mayRunScripts: boolean
}

/** Sends commands that change nothing. Rejects if it cannot be reached. */
export async function readRedisFacts(
  options: ServerOptions
): Promise<RedisFacts> {
  return withServer(options, async send => {
    const sent = Date.now()
    const [seconds] = await send<[string, string]>('TIME')
    const info = await send<string>('INFO').catch(nullIfRefused)
    const fsync = await send<string[]>('CONFIG', 'GET', 'appendfsync').catch(
      nullIfRefused
    )
    const one = await send<number>('EVAL', 'return 1', '0').catch(nullIfRefused)
    const of = (name: string) => valueIn(info ?? '', name)
    return {
      version: of('redis_version'),
      isCluster: of('cluster_enabled') === '1',
      isReplica: of('role') === 'slave',
      policy: of('maxmemory_policy'),
      appends: info === null ? null : of('aof_enabled') === '1',
      appendfsync: fsync?.[1] ?? null,
      clockAhead: Number(seconds) * 1000 - sent,
      mayRunScripts: one !== null
    }
  })
}

export type Send = <T>(...command: string[]) => Promise<T>

/** Connects once, for some commands. */
export async function withServer<T>(
  options: ServerOptions,
  work: (send: Send) => Promise<T>
): Promise<T> {
  const client = createClient({
    RESP: 2,
    disableOfflineQueue: true,
    ...options
  })
  client.on('error', () => undefined) // the calls below reject
  try {
    await client.connect()
    return await work((...command) => client.sendCommand(command))
  } finally {
    if (client.isOpen) client.destroy()
  }
}

function valueIn(info: string, name: string): string | null {
  return new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? null
}

/** Hosted servers keep some commands for themselves. */
function nullIfRefused(error: unknown): null {
  const isRefused =
    error instanceof Error &&
    /^(NOPERM|ERR unknown command)/i.test(error.message)
  if (isRefused) return null
  throw error
}
