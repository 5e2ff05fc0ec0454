import { createClient } from '@redis/client'

/** What a Redis or Valkey server says of itself; null where it does not. */
export interface RedisFacts {
  /** Such as `7.2.4`; that of Redis, with which Valkey says it is compatible. */
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

/** The script reads a key of the gateway, and changes nothing. */
const script = "return redis.call('GET', KEYS[1])"

/** Asks a server and changes nothing. Rejects if it cannot be reached. */
export async function readRedisFacts(
  url: string,
  timeLimit: number
): Promise<RedisFacts> {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: timeLimit,
      socketTimeout: timeLimit,
      reconnectStrategy: false
    }
  })
  client.on('error', () => undefined) // the calls below reject
  try {
    await client.connect()
    await client.ping()
    const sent = Date.now()
    const [seconds] = await client.sendCommand<[string, string]>(['TIME'])
    const info = await client.info().catch(nullIfRefused)
    const fsync = await client
      .sendCommand<string[]>(['CONFIG', 'GET', 'appendfsync'])
      .catch(nullIfRefused)
    const mayRunScripts = await client
      .eval(script, { keys: ['cleared:epoch'] })
      .then(() => true, isNotRefused)
    const of = (name: string) => valueIn(info ?? '', name)
    return {
      version: of('redis_version'),
      isCluster: of('cluster_enabled') === '1',
      isReplica: of('role') === 'slave',
      policy: of('maxmemory_policy'),
      appends: info === null ? null : of('aof_enabled') === '1',
      appendfsync: fsync?.[1] ?? null,
      clockAhead: Number(seconds) * 1000 - sent,
      mayRunScripts
    }
  } finally {
    if (client.isOpen) client.destroy()
  }
}

function valueIn(info: string, name: string): string | null {
  return new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? null
}

/** Hosted servers keep some commands for themselves. */
function nullIfRefused(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}

function isNotRefused(error: unknown): boolean {
  if (isRefusal(error)) return false
  throw error
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(NOPERM|ERR unknown command)/i.test(error.message)
  )
}
