import { defaultTimeLimits } from '../core/time-limits.ts'
import { linkRedis } from './redis-connection.ts'
import { changeScript, countScript } from './redis-scripts.ts'
import type { Change, Store } from '../core/store.ts'

/** The server may keep other things. */
const prefix = 'cleared:'

/**
 * A store in a Redis or Valkey server, for any number of instances. Ends are
 * counted by the server, so clocks of instances may differ. `report` is
 * called when the connection is lost.
 */
export function createRedisStore(
  url: string,
  now: () => number,
  report: (problem: string) => void,
  timeLimit = defaultTimeLimits.store
): Store {
  const link = linkRedis(url, timeLimit, report)

  async function set(key: string, value: string, endsAt: number) {
    await change([{ key, next: { value, endsAt } }])
  }

  async function change(changes: readonly Change[]): Promise<string | null> {
    const keys = changes.map(({ key }) => prefix + key)
    const args = changes.flatMap(one => toArguments(one, now()))
    const place = await link.run(client =>
      client.eval(changeScript, { keys, arguments: args })
    )
    return changes[Number(place) - 1]?.key ?? null
  }

  return {
    get: key => link.run(client => client.get(prefix + key)),
    timeLeft: async key => {
      const left = await link.run(client => client.pTTL(prefix + key))
      return left < 0 ? null : left
    },
    set,
    delete: async key => {
      await link.run(client => client.del(prefix + key))
    },
    take: key => link.run(client => client.getDel(prefix + key)),
    claim: async (key, value, endsAt) =>
      (await change([{ key, expected: null, next: { value, endsAt } }])) ===
      null,
    replace: async (key, expected, value, endsAt) =>
      (await change([{ key, expected, next: { value, endsAt } }])) === null,
    release: async (key, expected) => {
      const next = { value: '', endsAt: 0 } // ended already: deletes it
      return (await change([{ key, expected, next }])) === null
    },
    count: async (key, endsAt) => {
      const time = `${Math.max(1, Math.ceil(endsAt - now()))}`
      const sum = await link.run(client =>
        client.eval(countScript, { keys: [prefix + key], arguments: [time] })
      )
      return Number(sum)
    },
    change,
    close: () => link.close()
  }
}

/** The four arguments of a key for the script. */
function toArguments({ expected, next }: Change, now: number): string[] {
  const mode =
    expected === undefined ? 'any' : expected === null ? 'none' : 'is'
  const time = next ? `${Math.max(0, Math.ceil(next.endsAt - now))}` : ''
  return [mode, expected ?? '', next?.value ?? '', time]
}
