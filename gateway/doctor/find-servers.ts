import { ErrorReply } from '@redis/client'
import { readRedisAddress } from '../core/redis-address.ts'
import type { StoreConfig } from '../store/open-store.ts'
import { socketOf } from '../store/redis-client.ts'
import { withServer, type ServerOptions } from './redis-facts.ts'

type Host = { host: string; port: number }

/**
 * The servers that take the writes of a store: the one it names, the primary
 * that its Sentinels name, or all primaries of its cluster.
 */
export async function findServers(
  config: StoreConfig
): Promise<ServerOptions[]> {
  const address = readRedisAddress(config.store)
  const { kind, hosts, name, user } = address
  const timeLimit = config.timeLimits.store
  const way = socketOf({ address, ca: config.storeCa ?? null, timeLimit })
  const socket = (host: Host) => ({ ...way, socketTimeout: timeLimit, ...host })
  const login = config.sentinelPassword
    ? { password: config.sentinelPassword }
    : {}
  if (kind === 'server') {
    return hosts.map(host => ({ ...user, socket: socket(host) }))
  }
  if (kind === 'sentinel') {
    const primary = await askFirst(hosts, host =>
      askSentinel({ ...login, socket: socket(host) }, name)
    )
    return [{ ...user, socket: socket(primary) }]
  }
  const primaries = await askFirst(hosts, host =>
    askCluster({ ...user, socket: socket(host) }, host)
  )
  return primaries.map(host => ({ ...user, socket: socket(host) }))
}

/** The first answer; rejects like the last host if none answers. */
async function askFirst<T>(
  [host, ...others]: Host[],
  ask: (host: Host) => Promise<T>
): Promise<T> {
  if (!host) throw new Error('The store has no host.')
  if (others.length === 0) return ask(host)
  return ask(host).catch(() => askFirst(others, ask))
}

async function askSentinel(
  options: ServerOptions,
  name: string
): Promise<Host> {
  const found = await withServer(options, send =>
    send<[string, string] | null>('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name)
  )
  // As a Sentinel says it of other commands.
  if (!found) throw new ErrorReply('ERR No such master with that name')
  return { host: found[0], port: Number(found[1]) }
}

type SlotRange = [from: number, to: number, primary: [string, number]]

/** An empty host is the one that was asked. */
async function askCluster(
  options: ServerOptions,
  asked: Host
): Promise<Host[]> {
  const ranges = await withServer(options, send =>
    send<SlotRange[]>('CLUSTER', 'SLOTS')
  )
  const primaries = new Map(
    ranges.map(([, , [host, port]]) => [
      `${host}:${port}`,
      { host: host || asked.host, port }
    ])
  )
  return [...primaries.values()]
}
