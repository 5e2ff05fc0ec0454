import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../test/free-ports.ts'
import {
  replicate,
  roleOf,
  runRedis,
  startRedis,
  type RedisServer,
  type RedisStorage
} from './redis-server.ts'

export interface RedisGroup extends RedisStorage {
  /** Kills the primary, and waits until the replica has taken over. */
  failOver(): Promise<void>
}

/** A primary and a replica, watched by one Sentinel. */
export async function startGroup(): Promise<RedisGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'sentinel-'))
  const quick = ['--repl-diskless-sync-delay', '0', '--dir', folder]
  const primary = await startRedis(undefined, { more: quick })
  const replicaOf = [
    '--replicaof',
    '127.0.0.1',
    `${primary.port}`,
    '--dbfilename',
    'replica.rdb'
  ]
  const replica = await startRedis(undefined, {
    more: [...quick, ...replicaOf]
  })
  const [port = 0] = await freePorts(1)
  const file = join(folder, 'sentinel.conf')
  writeFileSync(
    file,
    [
      `port ${port}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor cleared 127.0.0.1 ${primary.port} 1`,
      'sentinel down-after-milliseconds cleared 500',
      'sentinel failover-timeout cleared 5000'
    ].join('\n')
  )
  // It replies once it knows the replica.
  const sentinel = await runRedis([file, '--sentinel'], '+slave slave')

  async function current(): Promise<RedisServer> {
    if (primary.pid === null) return replica
    return (await roleOf(primary)) === 'master' ? primary : replica
  }

  return {
    url: `redis-sentinel://127.0.0.1:${port}/cleared`,
    async failOver() {
      await replicate(primary)
      await primary.kill()
      // A Sentinel disconnects everyone from the servers that it changes.
      const role = () => roleOf(replica).catch(() => null)
      while ((await role()) !== 'master') await pause(20)
    },
    clear: async () => (await current()).clear(),
    pass: async milliseconds => (await current()).pass(milliseconds),
    async kill() {
      sentinel.kill('SIGKILL')
      await Promise.all([
        once(sentinel, 'exit'),
        primary.kill(),
        replica.kill()
      ])
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
