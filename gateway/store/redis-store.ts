import { readRedisAddress } from '../core/redis-address.ts'
import { defaultTimeLimits } from '../core/time-limits.ts'
import { createRedisClient } from './redis-client.ts'
import { connectRedis } from './redis-connection.ts'
import { changeScript, countScript } from './redis-scripts.ts'
import {
  checkOneGroup,
  withoutGroup,
  type Change,
  type Store
} from '../core/store.ts'

/** Other applications may use the same server. */
const prefix = 'cleared:'

export interface RedisStoreOptions {
  /** The authority that signs the servers' certificates, as PEM. */
  ca?: string | null
  sentinelPassword?: string | null
  /** Milliseconds for a command, or for connecting. */
  timeLimit?: number
}

/**
 * A store in Redis or Valkey, for any number of instances: a server, the one
 * that Sentinels name, or a cluster. Entries expire by the server's clock, so
 * clocks of instances may differ. Calls `report` when the connection is lost,
 * and with null when it is back.
 */
export function createRedisStore(
  url: string,
  now: () => number,
  report: (problem: string | null) => void,
  options: RedisStoreOptions = {}
): Store {
  const {
    ca = null,
    sentinelPassword = null,
    timeLimit = defaultTimeLimits.store
  } = options
  const address = readRedisAddress(url)
  const connection = connectRedis(
    lost =>
      createRedisClient({ address, ca, sentinelPassword, timeLimit }, lost),
    timeLimit,
    report
  )

  /** Braces say to a cluster what belongs together. */
  function toServerKey(key: string): string {
    return prefix + (address.kind === 'cluster' ? key : withoutGroup(key))
  }

  async function set(key: string, value: string, endsAt: number) {
    await change([{ key, next: { value, endsAt } }])
  }

  async function change(changes: readonly Change[]): Promise<string | null> {
    checkOneGroup(changes)
    const keys = changes.map(({ key }) => toServerKey(key))
    const args = changes.flatMap(one => toArguments(one, now()))
    const conflict = await connection.run(client =>
      client.eval(changeScript, { keys, arguments: args })
    )
    return changes[Number(conflict) - 1]?.key ?? null
  }

  return {
    get: key => connection.run(client => client.get(toServerKey(key))),
    timeLeft: async key => {
      const left = await connection.run(client => client.pTTL(toServerKey(key)))
      return left < 0 ? null : left
    },
    set,
    delete: async key => {
      await connection.run(client => client.del(toServerKey(key)))
    },
    take: key => connection.run(client => client.getDel(toServerKey(key))),
    claim: async (key, value, endsAt) =>
      (await change([{ key, expected: null, next: { value, endsAt } }])) ===
      null,
    replace: async (key, expected, value, endsAt) =>
      (await change([{ key, expected, next: { value, endsAt } }])) === null,
    release: async (key, expected) => {
      const next = { value: '', endsAt: 0 } // already expired, so deleted
      return (await change([{ key, expected, next }])) === null
    },
    count: async (key, endsAt) => {
      const time = `${Math.max(1, Math.ceil(endsAt - now()))}`
      const sum = await connection.run(client =>
        client.eval(countScript, {
          keys: [toServerKey(key)],
          arguments: [time]
        })
      )
      return Number(sum)
    },
    change,
    close: () => connection.close()
  }
}

/** The four arguments of `changeScript` for one key. */
function toArguments({ expected, next }: Change, now: number): string[] {
  const mode =
    expected === undefined ? 'any' : expected === null ? 'none' : 'is'
  const time = next ? `${Math.max(0, Math.ceil(next.endsAt - now))}` : ''
  return [mode, expected ?? '', next?.value ?? '', time]
}
