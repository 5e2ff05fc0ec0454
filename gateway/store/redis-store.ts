import { defaultTimeLimits } from '../core/time-limits.ts'
import { connectRedis } from './redis-connection.ts'
import { changeScript, countScript } from './redis-scripts.ts'
import type { Change, Store } from '../core/store.ts'

/** Other applications may use the same server. */
const prefix = 'cleared:'

/**
 * A store in a Redis or Valkey server, for any number of instances. Entries
 * expire by the server's clock, so clocks of instances may differ. Calls
 * `report` when the connection is lost.
 */
export function createRedisStore(
  url: string,
  now: () => number,
  report: (problem: string) => void,
  timeLimit = defaultTimeLimits.store
): Store {
  const connection = connectRedis(url, timeLimit, report)

  async function set(key: string, value: string, endsAt: number) {
    await change([{ key, next: { value, endsAt } }])
  }

  async function change(changes: readonly Change[]): Promise<string | null> {
    const keys = changes.map(({ key }) => prefix + key)
    const args = changes.flatMap(one => toArguments(one, now()))
    const conflict = await connection.run(client =>
      client.eval(changeScript, { keys, arguments: args })
    )
    return changes[Number(conflict) - 1]?.key ?? null
  }

  return {
    get: key => connection.run(client => client.get(prefix + key)),
    timeLeft: async key => {
      const left = await connection.run(client => client.pTTL(prefix + key))
      return left < 0 ? null : left
    },
    set,
    delete: async key => {
      await connection.run(client => client.del(prefix + key))
    },
    take: key => connection.run(client => client.getDel(prefix + key)),
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
        client.eval(countScript, { keys: [prefix + key], arguments: [time] })
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
